import type { AppPart } from '../http/app.ts';
import type { Web } from '../http/web.ts';
import { robotsText, sitemapXml } from './found.ts';

type Parts = { readonly web: Web; readonly publicUrl: string };

const ONE_HOUR = 'public, max-age=3600';

/** What search engines ask for first. */
export const foundPart =
  ({ web, publicUrl }: Parts): AppPart =>
  (app) => {
    app.get('/robots.txt', (context) => context.text(robotsText(publicUrl), 200, { 'cache-control': ONE_HOUR }));
    app.get('/sitemap.xml', async (context) => {
      const { PUBLIC_PAGES } = await web.load();
      const xml = sitemapXml(
        publicUrl,
        PUBLIC_PAGES.map(({ path }) => path),
      );
      return context.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': ONE_HOUR });
    });
  };
