import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import type { HttpModule } from '../http/app.ts';
import type { Web } from '../http/web.ts';
import { pngOf } from '../seo/seo.http.ts';

/** The background of the light theme; pages set their own theme colour. */
const PAPER = '#FBF6EE';

/** The web app manifest. Source: w3.org/TR/appmanifest. */
const webManifest = ({ name, claim }: Pick<Restaurant, 'name' | 'claim'>) => ({
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

type Parts = { readonly web: Web; readonly readRestaurant: () => Promise<Restaurant> };

/** The icons by file name, with their size in pixels. */
const ICONS = {
  'app-192.png': { shape: 'round', size: 192 },
  'app-512.png': { shape: 'round', size: 512 },
  /** Devices crop this icon to their own shape. */
  'maskable-512.png': { shape: 'full', size: 512 },
  'apple-touch-icon.png': { shape: 'full', size: 180 },
} as const;

const isIcon = (file: string): file is keyof typeof ICONS => Object.hasOwn(ICONS, file);

/** `/manifest.webmanifest` with the restaurant's name, and `/icons/{file}`, each rendered once. */
export const webManifestPart =
  ({ web, readRestaurant }: Parts): HttpModule =>
  (app) => {
    const painted = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
    const paint = async (file: keyof typeof ICONS) => {
      const { drawAppIcon } = await web.load();
      return pngOf(drawAppIcon(ICONS[file]));
    };
    app.get('/manifest.webmanifest', async (context) =>
      context.body(JSON.stringify(webManifest(await readRestaurant())), 200, {
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'no-cache',
      }),
    );
    app.get('/icons/:file', async (context) => {
      const file = context.req.param('file');
      if (!isIcon(file)) return context.notFound();
      const png = painted.get(file) ?? paint(file);
      painted.set(file, png);
      return context.body(await png, 200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' });
    });
  };

/** Deletes the caches of an earlier version of the app, and unregisters itself. */
const FAREWELL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  ),
);
`;

/** `/service-worker.js`: the built worker, or one that unregisters itself where service workers are off (null). */
export const serviceWorkerPart =
  (worker: string | null): HttpModule =>
  (app) => {
    app.get('/service-worker.js', (context) =>
      context.body(worker ?? FAREWELL, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        // Browsers revalidate it at each check for an update.
        'cache-control': 'no-cache',
        'service-worker-allowed': '/',
      }),
    );
  };
