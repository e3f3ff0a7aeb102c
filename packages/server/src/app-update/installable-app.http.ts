import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import type { HttpModule } from '../http/app.ts';
import type { WebPackage } from '../http/web-package.ts';
import { pngOf } from '../seo/seo.http.ts';

/** The background of the light theme; pages set their own theme colour. */
const PAPER = '#FBF6EE';

/** The pages that are shown before the app is installed; `e2e/screenshots.ts` takes the pictures. */
const SCREENS = [
  { page: 'home', label: 'Die Startseite' },
  { page: 'products', label: 'Die Karte' },
  { page: 'pizza-creator', label: 'Bau dir deinen Fladen' },
];

type Screenshot = {
  readonly page: string;
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly form: 'narrow' | 'wide';
};

const screenshot = ({ page, label, width, height, form }: Screenshot) => ({
  src: `/screenshots/${page}-${width}-light.webp`,
  sizes: `${width}x${height}`,
  type: 'image/webp',
  form_factor: form,
  label,
});

const APP_ICONS = [
  { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

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
  icons: APP_ICONS,
  screenshots: [
    ...SCREENS.map(({ page, label }) => screenshot({ page, label, width: 390, height: 844, form: 'narrow' })),
    ...SCREENS.slice(0, 2).map(({ page, label }) =>
      screenshot({ page, label, width: 1440, height: 900, form: 'wide' }),
    ),
  ],
  shortcuts: [
    { name: 'Menü', description: 'Die ganze Karte mit Preisen', url: '/products' },
    { name: 'Pizza selber machen', description: 'Bau dir deinen Fladen', url: '/pizza-creator' },
    { name: 'Kasse', description: 'Weiter mit deinem Warenkorb', url: '/checkout' },
    { name: 'Bestellungen', description: 'Was du bestellt hast', url: '/order' },
  ].map((shortcut) => ({ ...shortcut, icons: [{ src: '/icons/app-192.png', sizes: '192x192', type: 'image/png' }] })),
});

/** The screens of the team that a device installs as an app of its own. */
const SCREENS_OF_TEAM = [
  { file: 'kueche', name: 'Küche', page: '/admin/kitchen', orientation: 'landscape' },
  { file: 'bestellpult', name: 'Bestellpult', page: '/admin/incoming-orders', orientation: 'any' },
  { file: 'abholung', name: 'Abholung', page: '/abholung', orientation: 'landscape' },
] as const;

/** The manifest of a screen: its pages without a frame of the browser, and no shop. */
const screenManifest = (restaurant: string, { name, page, orientation }: (typeof SCREENS_OF_TEAM)[number]) => ({
  id: page,
  name: `${restaurant} ${name}`,
  short_name: name,
  lang: 'de-CH',
  dir: 'ltr',
  start_url: page,
  scope: '/',
  display: 'standalone',
  orientation,
  background_color: PAPER,
  theme_color: PAPER,
  icons: APP_ICONS,
});

type Parts = { readonly web: WebPackage; readonly readRestaurant: () => Promise<Restaurant> };

/** The icons by file name, with their size in pixels. */
const ICONS = {
  'app-192.png': { shape: 'round', size: 192 },
  'app-512.png': { shape: 'round', size: 512 },
  /** Devices crop this icon to their own shape. */
  'maskable-512.png': { shape: 'full', size: 512 },
  'apple-touch-icon.png': { shape: 'full', size: 180 },
} as const;

const isIcon = (file: string): file is keyof typeof ICONS => Object.hasOwn(ICONS, file);

/** `/manifest.webmanifest` with the restaurant's name, those of the team's screens, and `/icons/{file}`, each rendered once. */
export const webManifestPart =
  ({ web, readRestaurant }: Parts): HttpModule =>
  (app) => {
    const painted = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
    const paint = async (file: keyof typeof ICONS) => {
      const { drawAppIcon } = await web.load();
      return pngOf(drawAppIcon(ICONS[file]));
    };
    const headers = { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'no-cache' };
    app.get('/manifest.webmanifest', async (context) =>
      context.body(JSON.stringify(webManifest(await readRestaurant())), 200, headers),
    );
    for (const screen of SCREENS_OF_TEAM)
      app.get(`/${screen.file}.webmanifest`, async (context) =>
        context.body(JSON.stringify(screenManifest((await readRestaurant()).name, screen)), 200, headers),
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
