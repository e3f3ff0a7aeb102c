import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';

/** The background of the light theme; pages set their own theme colour. */
const PAPER = '#FBF6EE';

/** The web app manifest. Source: w3.org/TR/appmanifest. */
export const webManifest = ({ name, claim }: Pick<Restaurant, 'name' | 'claim'>) => ({
  id: '/',
  name,
  short_name: name,
  description: claim,
  lang: 'de-CH',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['food', 'shopping'],
  icons: [
    { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Menü', description: 'Die ganze Karte mit Preisen', url: '/products' },
    { name: 'Pizza selber machen', description: 'Bau dir deinen Fladen', url: '/pizza-creator' },
    { name: 'Kasse', description: 'Weiter mit deinem Warenkorb', url: '/checkout' },
    { name: 'Bestellungen', description: 'Was du bestellt hast', url: '/order' },
  ].map((shortcut) => ({ ...shortcut, icons: [{ src: '/icons/app-192.png', sizes: '192x192', type: 'image/png' }] })),
});
