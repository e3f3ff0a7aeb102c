import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import { CREATION_SEED } from '@ofenpost/core/catalogue/picture-files';
import type { StoredPhoto } from '@ofenpost/core/photo/photo';
import { plainPhotoPath } from '@ofenpost/core/photo/photo-files';
import { pizzaOfSearch, pizzaSearch } from '@ofenpost/core/pizza-creator/pizza-url';
import type { PizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import { pizzaIllustration, resolveCreation } from '@ofenpost/core/pizza/resolve-creation';
import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Instant } from '@ofenpost/core/time/instant';
import type { Context } from 'hono';
import type { AppEnvironment, HttpModule } from '../http/app.ts';
import { isKnownTo } from '../http/entity-tag.ts';
import type { Sender } from '../http/fair-queue.ts';
import type { WebPackage } from '../http/web-package.ts';
import { loadSharp } from '../photo/sharp.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** In days: less than a year is recommended. Source: RFC 9116, section 2.5.5. */
const VALID_DAYS = 180;

type Options = { readonly origin: string; readonly email: string; readonly now: Instant };

/**
 * `/.well-known/security.txt`: the contact for reports of a vulnerability in this restaurant's shop. Source: RFC 9116.
 */
const securityText = ({ origin, email, now }: Options): string =>
  [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${new Date(Date.parse(now) + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');

/**
 * The paths that search engines must not index: staff's pages, personal pages, the API. "/order/" has a slash, since
 * "/order" would match "/order-time" too. Source: RFC 9309, section 2.2.2.
 */
const PRIVATE = ['/admin', '/api/', '/auth', '/checkout', '/error', '/order/'] as const;

/** `/robots.txt`. */
const robotsText = (origin: string): string =>
  ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

/** `/sitemap.xml`: the public pages. Their paths need no escaping. Source: sitemaps.org. */
const sitemapXml = (origin: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

type Parts = {
  readonly web: WebPackage;
  readonly publicUrl: string;
  readonly clock: ClockPort;
  readonly readRestaurant: () => Promise<Pick<Restaurant, 'email'>>;
};

/** Sections without a page of their own, with the page to redirect to. */
const SECTIONS = {
  '/order-time': '/order-time/info',
  '/payment': '/payment/info',
  '/legal': '/legal/imprint',
  '/admin': '/admin/incoming-orders',
  // Any path below it. Source: specification, section 2.
  '/checkout/:rest{.+}': '/checkout',
} as const;

const ONE_HOUR = 'public, max-age=3600';

/** The files that search engines and security researchers request, and redirects for shortened addresses. */
export const foundPart =
  ({ web, publicUrl, clock, readRestaurant }: Parts): HttpModule =>
  (app) => {
    app.get('/robots.txt', (context) => context.text(robotsText(publicUrl), 200, { 'cache-control': ONE_HOUR }));
    app.get('/.well-known/security.txt', async (context) => {
      const { email } = await readRestaurant();
      const text = securityText({ origin: publicUrl, email, now: clock.now() });
      return context.text(text, 200, { 'cache-control': ONE_HOUR });
    });
    for (const [section, page] of Object.entries(SECTIONS)) {
      app.get(section, (context) => context.redirect(`${page}${new URL(context.req.url).search}`));
    }
    app.get('/sitemap.xml', async (context) => {
      const { PUBLIC_PAGES } = await web.load();
      const xml = sitemapXml(
        publicUrl,
        PUBLIC_PAGES.map(({ path }) => path),
      );
      return context.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': ONE_HOUR });
    });
  };

/** Renders an SVG file in its own size. */
export async function pngOf(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const painted = await loadSharp()(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
  return new Uint8Array(painted);
}

type Painted = { readonly png: Uint8Array<ArrayBuffer>; readonly etag: string };

const etagOf = (content: Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`;

/** With a palette, which nobody sees in a preview, a baked bread weighs a third. */
async function paint(svg: string): Promise<Painted> {
  const painted = await loadSharp()(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
  const png = new Uint8Array(painted);
  return { png, etag: etagOf(png) };
}

type Dish = { readonly name: string; readonly illustration: Illustration };
type SharedDish = Dish & { readonly photo: StoredPhoto | null };
type SharedPictureParts = {
  readonly web: Pick<WebPackage, 'load'>;
  /** The picture of a dish as a file; null or an error: not now. */
  readonly loadPicture: (dish: Dish) => Promise<Uint8Array | null>;
  /** A quick picture of a dish that has none yet. */
  readonly drawStandIn: (dish: Dish) => Promise<Uint8Array>;
  readonly findProduct: (id: string) => Promise<SharedDish | undefined>;
  readonly readPizzaOffer: () => Promise<PizzaOffer | null>;
  /** The picture of an own pizza as a file, which is not stored; null: too many are waiting. */
  readonly drawCreation: (dish: Dish, sender: Sender) => Promise<Uint8Array | null>;
  readonly senderOf: (context: Context<AppEnvironment>) => Sender;
  /** Whether this address may have one more picture drawn. */
  readonly mayDraw: (context: Context<AppEnvironment>) => Promise<boolean>;
};

/** How many previews of own pizzas may be drawn at once, one for an address: there are as many as there are possible pizzas. */
const PAINTING_MAX = 3;
/** In ms: messengers wait hardly longer for a picture. */
const PAINTED_WITHIN_MS = 8_000;

/** The previews that stay in memory; a preview weighs about 100 kB. */
const PAINTED_MAX = 100;

/**
 * `/og/{picture or id of a product}.png`: the preview that messengers show for a link to a public page or a product,
 * rendered once. A product with a photo leads to its photo. `/og/creation/{search}.png`: the same of an own pizza, by the
 * search of its address.
 */
export const sharedPicturePart =
  ({
    web,
    loadPicture,
    drawStandIn,
    findProduct,
    readPizzaOffer,
    drawCreation,
    senderOf,
    mayDraw,
  }: SharedPictureParts): HttpModule =>
  (app) => {
    const painted = new Map<string, Promise<Painted & { readonly isFinal: boolean }>>();
    const addressOf = async (picture: Uint8Array): Promise<string> => {
      const png = await loadSharp()(picture).png().toBuffer();
      return `data:image/png;base64,${png.toString('base64')}`;
    };
    const previewOf = async (dish: Dish) => {
      const picture = await loadPicture(dish).catch(() => null);
      const address = await addressOf(picture ?? (await drawStandIn(dish)));
      return { svg: (await web.load()).drawSharedDish(address), isFinal: picture !== null };
    };
    /** Drawn by `key`, once for all who ask meanwhile; what stands in for a dish that is not drawn yet is not stored. */
    const paintOnce = (key: string, draw: () => Promise<{ readonly svg: string; readonly isFinal: boolean }>) => {
      const known = painted.get(key);
      if (known !== undefined) return known;
      const made = draw().then(async ({ svg, isFinal }) => ({ ...(await paint(svg)), isFinal }));
      if (painted.size >= PAINTED_MAX) painted.clear();
      const forget = () => void painted.delete(key);
      painted.set(key, made);
      made.then(({ isFinal }) => isFinal || forget(), forget);
      return made;
    };
    const creations = new Map<string, Promise<Painted | null>>();
    /** The addresses for which one is drawn. */
    const drawing = new Set<string>();
    const paintCreation = async (dish: Dish, sender: Sender): Promise<Painted | null> => {
      const picture = await drawCreation(dish, sender);
      return picture && paint((await web.load()).drawSharedDish(await addressOf(picture)));
    };
    /** Each once, under its normal address; the oldest make room. Null: too many are being drawn, or it failed. */
    const creationOf = async (search: string, dish: Dish, context: Context<AppEnvironment>) => {
      const isAllowed = creations.has(search) || (await mayDraw(context));
      const known = creations.get(search);
      if (known !== undefined) return known;
      const sender = senderOf(context);
      const { line } = sender;
      if (!isAllowed || drawing.size >= PAINTING_MAX || drawing.has(line)) return null;
      drawing.add(line);
      const made = paintCreation(dish, sender)
        .catch(() => null)
        .then((result) => {
          if (result === null) creations.delete(search);
          drawing.delete(line);
          return result;
        });
      creations.set(search, made);
      const [oldest] = creations.keys();
      if (creations.size > PAINTED_MAX && oldest !== undefined) creations.delete(oldest);
      return made;
    };
    app.get('/og/creation/:file', async (context) => {
      const search = context.req.param('file').replace(/\.png$/, '');
      const offer = await readPizzaOffer();
      if (offer === null) return context.notFound();
      const { creation } = pizzaOfSearch(offer, search);
      const normal = pizzaSearch(offer, creation);
      const resolved = resolveCreation(offer, creation);
      if (!resolved.ok) return context.notFound();
      // Nothing is drawn under more than one address.
      if (normal !== search) return context.redirect(`/og/creation/${normal}.png`);
      const dish = { name: CREATION_SEED, illustration: pizzaIllustration(offer, resolved.value) };
      const file = await Promise.race([
        creationOf(normal, dish, context),
        setTimeout(PAINTED_WITHIN_MS, null, { ref: false }),
      ]);
      return file === null
        ? context.redirect('/og/bread.png')
        : context.body(file.png, 200, {
            'content-type': 'image/png',
            'cache-control': 'public, max-age=86400',
            'cross-origin-resource-policy': 'cross-origin',
            etag: file.etag,
          });
    });
    app.get('/og/:file', async (context) => {
      const { PUBLIC_PAGES, SHARED_BREAD, drawSharedScene, namedIllustrationHash } = await web.load();
      const file = context.req.param('file');
      const page = PUBLIC_PAGES.find(({ picture }) => `${picture}.png` === file);
      const product = page === undefined ? await findProduct(file.replace(/\.png$/, '')) : undefined;
      if (page === undefined && product === undefined) return context.notFound();
      if (product?.photo) return context.redirect(plainPhotoPath(product.photo));
      const dish = product ?? SHARED_BREAD;
      const picture = page?.picture ?? 'bread';
      const { png, etag, isFinal } = await paintOnce(
        picture === 'bread' ? namedIllustrationHash(dish.illustration, dish.name) : picture,
        async () => (picture === 'bread' ? previewOf(dish) : { svg: drawSharedScene(picture), isFinal: true }),
      );
      const headers = {
        'content-type': 'image/png',
        'cache-control': isFinal ? 'public, max-age=86400' : 'no-store',
        // Other sites embed it.
        'cross-origin-resource-policy': 'cross-origin',
        etag,
      };
      return isKnownTo(context.req.header('if-none-match'), etag)
        ? context.body(null, 304, headers)
        : context.body(png, 200, headers);
    });
  };
