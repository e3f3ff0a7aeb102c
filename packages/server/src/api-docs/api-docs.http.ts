import type { Configuration } from '../configuration/configuration.ts';
import type { HttpModule } from '../http/app.ts';

/** `/api/openapi.json`, and the same as a page at `/api/docs`. Both are made at the first request. */
export const apiDocsPart =
  ({ publicUrl, environment }: Configuration): HttpModule =>
  (app) => {
    const load = async () =>
      (await import('./api-document.ts')).createApiDocument(publicUrl, environment === 'production');
    let document: ReturnType<typeof load> | undefined;

    app.get('/api/openapi.json', async (context) => context.json(await (document ??= load())));
    app.get('/api/docs/', (context) => context.redirect('/api/docs', 301));
    app.get('/api/docs', async (context) => {
      const { API_DOCS_STYLE, apiDocsPage } = await import('./api-docs-page.ts');
      context.set('inline', { scripts: [], styles: [API_DOCS_STYLE] });
      return context.html(apiDocsPage(await (document ??= load())));
    });
  };
