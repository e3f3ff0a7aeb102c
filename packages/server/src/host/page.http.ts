import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { ReportingTargets } from '@ofenpost/contract/reporting/reporting-targets';
import type { Instant } from '@ofenpost/core/time/instant';
import type { Context } from 'hono';
import type { AppEnvironment, HttpModule } from '../http/app.ts';
import type { WebPackage } from '../http/web-package.ts';
import { hasOurCookie } from '../session/session-cookie.ts';

type Parts = {
  readonly web: WebPackage;
  readonly publicUrl: string;
  readonly reporting: ReportingTargets | undefined;
  readonly serviceWorker: boolean;
  /** The API in this process, as the sender of this request. */
  readonly clientFor: (context: Context<AppEnvironment>) => ApiClient;
  /** Whether the page is to be the same for everybody. */
  readonly isShared: (context: Context<AppEnvironment>) => Promise<boolean>;
  /** The time that a page shows. */
  readonly timeOf: (isShared: boolean) => Promise<Instant>;
};

/** Every request that no other part has answered is a page. */
export const pagePart =
  ({ web, publicUrl, reporting, serviceWorker, clientFor, isShared, timeOf }: Parts): HttpModule =>
  (app) => {
    app.get('*', async (context) => {
      context.set('route', 'page');
      const { render } = await web.load();
      const isSharedPage = await isShared(context);
      const { status, headers, html, inlineScripts } = await render({
        // Not the signal of the request: others may wait for the same page after this client has left.
        request: new Request(context.req.raw.url, { headers: context.req.raw.headers }),
        client: clientFor(context),
        cookiePresent: hasOurCookie(context.req.header('cookie')),
        isShared: isSharedPage,
        now: await timeOf(isSharedPage),
        origin: publicUrl,
        serviceWorker,
        reporting,
        assets: web.assets,
      });
      // Proxies that rewrite the addresses of e-mails would break the page.
      headers.set('cache-control', 'private, no-store, no-transform');
      context.set('text', html);
      context.set('inline', { scripts: inlineScripts, styles: [] });
      if (status !== 500) return new Response(html, { status, headers });
      context.get('log').error('page failed');
      // A call of the page has found the database unreachable and logged it.
      const isTemporary = context.get('api').responseHeaders.has('retry-after');
      return new Response(html, { status: isTemporary ? 503 : 500, headers });
    });
  };
