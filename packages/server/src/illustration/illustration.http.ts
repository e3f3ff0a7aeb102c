import { type Illustration, illustration } from '@ofenpost/core/catalogue/illustration';
import { MENU_ILLUSTRATION } from '@ofenpost/core/menu/menu-illustration';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { AppEnvironment, HttpModule } from '../http/app.ts';
import { type CompressedBody, compressBody, sendCompressed } from '../http/compressed.ts';
import type { Web } from '../http/web.ts';
import type { StorefrontReader } from '../storefront/storefront.ts';

/** What an illustration is rendered from; the name is the seed. */
type Pictured = { readonly name: string; readonly illustration: Illustration };

/** The product or the menu of an illustration. */
export function findPictured({ products, menus }: StorefrontReader, id: string): Pictured | undefined {
  const menu = menus.find((each) => each.id === id);
  return menu === undefined ? products.get(id) : { name: menu.name, illustration: MENU_ILLUSTRATION };
}

type Parts = { readonly web: Web; readonly findPictured: (id: string) => Promise<Pictured | undefined> };

function illustrationOf(text: string | undefined): Illustration | null {
  try {
    return illustration.safeParse(JSON.parse(text ?? '')).data ?? null;
  } catch {
    return null;
  }
}

const illustrationRequest = z.tuple([z.string().check(z.maxLength(100)), illustration]);

/** The illustration of an unsaved product: its name and what to draw. */
function draftOf(text: string): Pictured | null {
  try {
    const [name, of] = illustrationRequest.parse(JSON.parse(text));
    return { name, illustration: of };
  } catch {
    return null;
  }
}

/**
 * `/illustrations/{id of a product or a menu}/{hash}.svg`, and `/illustrations/creation/{hash}.svg?of=…` for own
 * pizzas, and `/illustrations/draft/{what to draw}.svg` for unsaved records of staff. The hash names the content, so
 * browsers may cache the file for ever.
 */
export const illustrationPart =
  ({ web, findPictured: find }: Parts): HttpModule =>
  (app) => {
    const compressedByKey = new Map<string, CompressedBody>();
    const send = (context: Context<AppEnvironment>, picture: CompressedBody, file: string) =>
      sendCompressed(context, picture, {
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': context.req.param('file') === file ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
    app.get('/illustrations/draft/:file', async (context) => {
      const file = context.req.param('file');
      const drawing = draftOf(file.replace(/\.svg$/, ''));
      if (drawing === null) return context.notFound();
      const { drawIllustration } = await web.load();
      return send(context, await compressBody(drawIllustration(drawing.illustration, drawing.name)), file);
    });
    // Not cached here: there are as many as there are possible pizzas.
    app.get('/illustrations/creation/:file', async (context) => {
      const drawing = illustrationOf(context.req.query('of'));
      if (drawing === null) return context.notFound();
      const { CREATION_SEED, drawIllustration, illustrationHash } = await web.load();
      const picture = await compressBody(drawIllustration(drawing, CREATION_SEED));
      return send(context, picture, `${illustrationHash(drawing, CREATION_SEED)}.svg`);
    });
    app.get('/illustrations/:id/:file', async (context) => {
      const id = context.req.param('id');
      const pictured = await find(id);
      if (pictured === undefined) return context.notFound();
      const { drawIllustration, illustrationHash } = await web.load();
      const file = `${illustrationHash(pictured.illustration, pictured.name)}.svg`;
      const key = `${id}/${file}`;
      const picture =
        compressedByKey.get(key) ?? (await compressBody(drawIllustration(pictured.illustration, pictured.name)));
      compressedByKey.set(key, picture);
      return send(context, picture, file);
    });
  };
