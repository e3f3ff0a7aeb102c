import type { Restaurant } from '@ofenpost/core/restaurant/restaurant';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { HttpModule } from '../http/app.ts';
import type { Web } from '../http/web.ts';
import { securityText } from './security-text.ts';
import { robotsText, sitemapXml } from './seo.ts';

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
