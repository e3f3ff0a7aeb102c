import { type Illustration, illustration } from '@ofenpost/core/catalogue/illustration';
import { type PictureWidth, parsePictureFile } from '@ofenpost/core/catalogue/picture-files';
import { memoize } from '@ofenpost/core/memoize/memoize';
import { MENU_ILLUSTRATION } from '@ofenpost/core/menu/menu-illustration';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { AppEnvironment, HttpModule } from '../http/app.ts';
import type { Web } from '../http/web.ts';
import type { StorefrontReader } from '../storefront/storefront.ts';
import type { Pictured } from './menu-pictures.ts';
import type { PictureFormat, PictureStore } from './picture-store.ts';

/** The product or the menu of an illustration. */
export function findPictured({ products, menus }: StorefrontReader, id: string): Pictured | undefined {
  const menu = menus.find((each) => each.id === id);
  return menu === undefined ? products.get(id) : { name: menu.name, illustration: MENU_ILLUSTRATION };
}

type Parts = {
  readonly web: Web;
  readonly pictures: PictureStore;
  readonly findPictured: (id: string) => Promise<Pictured | undefined>;
};

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

const formatFor = (context: Context): PictureFormat =>
  context.req.header('accept')?.includes('image/avif') === true ? 'avif' : 'webp';

/**
 * `/illustrations/{id of a product or a menu}/{hash}-{width}`, `/illustrations/creation/{hash}-{width}?of=…` for own
 * pizzas, and `/illustrations/draft/{what to draw}-{width}` for unsaved records of staff: raster pictures, AVIF or WebP
 * by what the browser accepts. The hash names the content, so browsers may cache the file for ever.
 */
export const illustrationPart =
  ({ web, pictures, findPictured: find }: Parts): HttpModule =>
  (app) => {
    type Shown = {
      readonly picture: Uint8Array<ArrayBuffer> | null;
      readonly format: PictureFormat;
      readonly isCurrent: boolean;
    };
    const send = (context: Context<AppEnvironment>, { picture, format, isCurrent }: Shown) =>
      picture === null
        ? context.text('Gerade werden zu viele Bilder gezeichnet.', 503, { 'retry-after': '5' })
        : context.body(picture, 200, {
            'content-type': `image/${format}`,
            'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
            vary: 'accept',
          });
    /** Drawing a dish takes a millisecond, and its product is the same object until the menu changes. */
    const drawingsBy = memoize(({ drawIllustration }: Awaited<ReturnType<Web['load']>>) =>
      memoize(({ illustration: of, name }: Pictured) => drawIllustration(of, name)),
    );
    const requestFor = async (context: Context, pictured: Pictured, width: PictureWidth) => ({
      drawing: drawingsBy(await web.load())(pictured),
      width,
      format: formatFor(context),
    });
    app.get('/illustrations/draft/:file', async (context) => {
      const file = parsePictureFile(context.req.param('file'));
      const drawing = file && draftOf(file.name);
      if (file === null || drawing === null) return context.notFound();
      const request = await requestFor(context, drawing, file.width);
      return send(context, { ...request, picture: await pictures.loadRecent(request), isCurrent: true });
    });
    app.get('/illustrations/creation/:file', async (context) => {
      const file = parsePictureFile(context.req.param('file'));
      const drawing = file && illustrationOf(context.req.query('of'));
      if (file === null || drawing === null) return context.notFound();
      const { CREATION_SEED, illustrationHash } = await web.load();
      const request = await requestFor(context, { name: CREATION_SEED, illustration: drawing }, file.width);
      const isCurrent = illustrationHash(drawing, CREATION_SEED) === file.name;
      return send(context, { ...request, picture: await pictures.loadRecent(request), isCurrent });
    });
    app.get('/illustrations/:id/:file', async (context) => {
      const file = parsePictureFile(context.req.param('file'));
      const pictured = file && (await find(context.req.param('id')));
      if (file === null || !pictured) return context.notFound();
      const request = await requestFor(context, pictured, file.width);
      const isCurrent = (await web.load()).illustrationHash(pictured.illustration, pictured.name) === file.name;
      return send(context, { ...request, picture: await pictures.load(request), isCurrent });
    });
  };
