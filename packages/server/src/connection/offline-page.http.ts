import type { HttpModule } from '../http/app.ts';
import type { Web } from '../http/web.ts';

/** `/offline`: what browsers keep to show in place of a page that they did not keep. It runs no script. */
export const offlinePagePart =
  (web: Web): HttpModule =>
  (app) => {
    app.get('/offline', async (context) => {
      const { drawOfflinePage } = await web.load();
      return context.html(drawOfflinePage(web.assets.styles), 200, { 'cache-control': 'no-cache' });
    });
  };
