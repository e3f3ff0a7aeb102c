import { setTimeout } from 'node:timers/promises';
import { type Illustration, illustration } from '@ofenpost/core/catalogue/illustration';
import { CREATION_SEED, type PictureWidth, parsePictureFile } from '@ofenpost/core/catalogue/picture-files';
import { MENU_ILLUSTRATION } from '@ofenpost/core/menu/menu-illustration';
import { may } from '@ofenpost/core/role/permission';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { AppEnvironment, HttpModule } from '../http/app.ts';
import { SHOP, type Sender } from '../http/fair-queue.ts';
import type { WebPackage } from '../http/web-package.ts';
import type { StorefrontReader } from '../storefront/storefront.ts';
import { type Pictured, drawQuickly } from './draw-dish.ts';
import { INGREDIENTS } from './menu-pictures.ts';
import type { PictureFormat, PictureRequest, PictureStore } from './picture-store.ts';

/** The product or the menu of an illustration. */
export function findPictured({ products, menus }: StorefrontReader, id: string): Pictured | undefined {
  const menu = menus.find((each) => each.id === id);
  return menu === undefined ? products.get(id) : { name: menu.name, illustration: MENU_ILLUSTRATION };
}

type Parts = {
  readonly web: WebPackage;
  readonly pictures: PictureStore;
  readonly findPictured: (id: string) => Promise<Pictured | undefined>;
  readonly senderOf: (context: Context<AppEnvironment>) => Sender;
  /** Whether this address may have one more picture drawn. */
  readonly mayDraw: (context: Context<AppEnvironment>) => Promise<boolean>;
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

/** In ms. */
const STAND_IN_AFTER_MILLISECONDS = 2000;
/** A stand-in weighs no more than the picture. Below 75 the shadow around the bread shows its steps. */
const STAND_IN_QUALITY = { quality: 20, alphaQuality: 75 };

const formatFor = (context: Context): PictureFormat =>
  context.req.header('accept')?.includes('image/avif') === true ? 'avif' : 'webp';

/**
 * `/illustrations/{id of a product or a menu}/{hash}-{width}`, `/illustrations/creation/{hash}-{width}?of=…` for own pizzas
 * (with `&bake=0` before the oven), `/illustrations/ingredients/{hash}-{width}` for all that can lie on them, and, for staff
 * alone, `/illustrations/draft/{what to draw}-{width}` for unsaved records: raster pictures, AVIF or WebP by what the browser
 * accepts. The hash names the content, so browsers may cache the file for ever.
 */
export const illustrationPart =
  ({ web, pictures, findPictured: find, senderOf, mayDraw }: Parts): HttpModule =>
  (app) => {
    type Shown = PictureRequest & { readonly picture: Uint8Array<ArrayBuffer> | null; readonly isCurrent: boolean };
    /** Until a dish is drawn, or where drawing it fails, a quick drawing stands in: nothing shows a broken picture. */
    const drawStandIn = async ({ dish, width }: PictureRequest) =>
      new Uint8Array(await drawQuickly(dish, width).webp(STAND_IN_QUALITY).toBuffer());
    const send = async (context: Context<AppEnvironment>, { picture, isCurrent, ...request }: Shown) => {
      if (picture === null)
        return context.body(await drawStandIn(request), 200, {
          'content-type': 'image/webp',
          'cache-control': 'no-store',
        });
      return context.body(picture, 200, {
        'content-type': `image/${request.format}`,
        'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'accept',
      });
    };
    /** Null for a picture that takes longer than a guest should wait for it, or cannot be drawn. */
    const soon = (context: Context<AppEnvironment>, picture: Promise<Uint8Array<ArrayBuffer> | null>) => {
      const result = picture.catch((error: unknown) => {
        context.get('log').error({ err: error }, 'Ein Bild konnte nicht gezeichnet werden.');
        return null;
      });
      return Promise.race([result, setTimeout(STAND_IN_AFTER_MILLISECONDS, null, { ref: false })]);
    };
    const requestFor = (context: Context, dish: Pictured, width: PictureWidth): PictureRequest => ({
      dish,
      width,
      format: formatFor(context),
    });
    app.get('/illustrations/draft/:file', async (context) => {
      const file = parsePictureFile(context.req.param('file'));
      const dish = file && draftOf(file.name);
      if (file === null || dish === null) return context.notFound();
      if (!may(await context.get('api').account(), 'catalogue.edit')) return context.notFound();
      const request = requestFor(context, dish, file.width);
      const picture = await soon(context, pictures.loadRecent(request, SHOP));
      return send(context, { ...request, picture, isCurrent: true });
    });
    app.get('/illustrations/creation/:file', async (context) => {
      const file = parsePictureFile(context.req.param('file'));
      const drawing = file && illustrationOf(context.req.query('of'));
      if (file === null || drawing === null) return context.notFound();
      const { namedIllustrationHash } = await web.load();
      const bake = context.req.query('bake') === '0' ? 0 : 1;
      const request = requestFor(context, { name: CREATION_SEED, illustration: drawing, bake }, file.width);
      const isCurrent = namedIllustrationHash(drawing, CREATION_SEED) === file.name;
      const picture = (await mayDraw(context))
        ? await soon(context, pictures.loadRecent(request, senderOf(context)))
        : null;
      return send(context, { ...request, picture, isCurrent });
    });
    app.get('/illustrations/:id/:file', async (context) => {
      const file = parsePictureFile(context.req.param('file'));
      const id = context.req.param('id');
      const pictured = file && (id === INGREDIENTS.name ? INGREDIENTS : await find(id));
      if (file === null || !pictured) return context.notFound();
      const request = requestFor(context, pictured, file.width);
      const isCurrent = (await web.load()).namedIllustrationHash(pictured.illustration, pictured.name) === file.name;
      return send(context, { ...request, picture: await soon(context, pictures.load(request)), isCurrent });
    });
  };
