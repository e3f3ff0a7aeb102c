import { hash } from 'node:crypto';
import type { Context } from 'hono';
import type { Configuration } from '../configuration/configuration.ts';
import type { AppEnvironment, HttpModule } from '../http/app.ts';
import { type CompressedBody, compressBody, sendCompressed } from '../http/compressed.ts';
import { isKnownTo } from '../http/entity-tag.ts';

type Written = { readonly body: CompressedBody; readonly etag: string };

async function written(text: string): Promise<Written> {
  return { body: await compressBody(text), etag: `W/"${hash('sha256', text, 'base64url')}"` };
}

function send(context: Context<AppEnvironment>, { body, etag }: Written, type: string): Response {
  const headers = { 'content-type': type, 'cache-control': 'no-cache', etag };
  return isKnownTo(context.req.header('if-none-match'), etag)
    ? context.body(null, 304, { ...headers, vary: 'accept-encoding' })
    : sendCompressed(context, body, headers);
}

/**
 * `/api/openapi.json`, and the same as a page at `/api/docs`. Both are written and compressed at the first request, once for
 * all: each is a megabyte, and anybody may ask for it.
 */
export const apiDocsPart =
  ({ publicUrl, environment }: Configuration): HttpModule =>
  (app) => {
    const load = async () =>
      (await import('./api-document.ts')).createApiDocument(publicUrl, environment === 'production');
    const loadPage = async () => {
      const { API_DOCS_STYLE, apiDocsPage } = await import('./api-docs-page.ts');
      return { ...(await written(String(await apiDocsPage(await (document ??= load()))))), style: API_DOCS_STYLE };
    };
    const loadJson = async () => written(JSON.stringify(await (document ??= load())));
    let document: ReturnType<typeof load> | undefined;
    let json: ReturnType<typeof loadJson> | undefined;
    let page: ReturnType<typeof loadPage> | undefined;

    app.get('/api/openapi.json', async (context) => send(context, await (json ??= loadJson()), 'application/json'));
    app.get('/api/docs/', (context) => context.redirect('/api/docs', 301));
    app.get('/api/docs', async (context) => {
      const { style, ...made } = await (page ??= loadPage());
      context.set('inline', { scripts: [], styles: [style] });
      return send(context, made, 'text/html; charset=UTF-8');
    });
  };
