import type { HttpModule } from '../http/app.ts';
import type { Web } from '../http/web.ts';

/** `/offline`: browsers cache it and show it for a page that they did not cache. It runs no script. */
export const offlinePagePart =
  (web: Web): HttpModule =>
  (app) => {
    app.get('/offline', async (context) => {
      const { drawOfflinePage } = await web.load();
      return context.html(drawOfflinePage(web.assets.styles), 200, { 'cache-control': 'no-cache' });
    });
  };
