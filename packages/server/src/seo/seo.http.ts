import { createHash } from 'node:crypto';
import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Instant } from '@ofenpost/core/time/instant';
import type { HttpModule } from '../http/app.ts';
import type { Web } from '../http/web.ts';
import { loadSharp } from '../photo/convert-photo.ts';

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
  readonly web: Web;
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
