import type { HttpModule } from '../http/app.ts';
import type { WebPackage } from '../http/web-package.ts';

/** `/offline`: browsers cache it and show it for a page that they did not cache. It runs no script. */
export const offlinePagePart =
  (web: WebPackage): HttpModule =>
  (app) => {
    app.get('/offline', async (context) => {
      const { drawOfflinePage } = await web.load();
      return context.html(drawOfflinePage(web.assets.styles), 200, { 'cache-control': 'no-cache' });
    });
  };
