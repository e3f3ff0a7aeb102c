import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import type { HttpModule } from '../http/app.ts';
import type { Web } from '../http/web.ts';
import { pngOf } from '../seo/png.ts';
import { webManifest } from './web-manifest.ts';

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
