import { createHash } from 'node:crypto';
import type { HttpModule } from '../http/app.ts';
import type { Web } from '../http/web.ts';
import { pngOf } from './png.ts';

type Painted = { readonly png: Uint8Array<ArrayBuffer>; readonly etag: string };

const etagOf = (content: Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`;

/** `/og/{picture}.png`: the preview that messengers show for a link to a public page, rendered once. */
export const sharedPicturePart =
  (web: Web): HttpModule =>
  (app) => {
    const painted = new Map<string, Painted>();
    const paint = async (svg: string): Promise<Painted> => {
      const png = await pngOf(svg);
      return { png, etag: etagOf(png) };
    };
    app.get('/og/:file', async (context) => {
      const { PUBLIC_PAGES, drawSharedPicture } = await web.load();
      const file = context.req.param('file');
      const page = PUBLIC_PAGES.find(({ picture }) => `${picture}.png` === file);
      if (page === undefined) return context.notFound();
      const svg = drawSharedPicture(page.picture);
      const { png, etag } = painted.get(svg) ?? (await paint(svg));
      painted.set(svg, { png, etag });
      const headers = {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
        // Other sites embed it.
        'cross-origin-resource-policy': 'cross-origin',
        etag,
      };
      return context.req.header('if-none-match') === etag
        ? context.body(null, 304, headers)
        : context.body(png, 200, headers);
    });
  };
