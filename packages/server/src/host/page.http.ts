import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { ReportingTargets } from '@ofenpost/contract/reporting/reporting-targets';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Context } from 'hono';
import type { AppEnvironment, HttpModule } from '../http/app.ts';
import type { Web } from '../http/web.ts';
import { hasOurCookie } from '../session/session-cookie.ts';

type Parts = {
  readonly web: Web;
  readonly clock: ClockPort;
  readonly publicUrl: string;
  readonly reporting: ReportingTargets | undefined;
  readonly serviceWorker: boolean;
  /** The API in this process, as the sender of this request. */
  readonly clientFor: (context: Context<AppEnvironment>) => ApiClient;
};

/** Every request that no other part has answered is a page. */
export const pagePart =
  ({ web, clock, publicUrl, reporting, serviceWorker, clientFor }: Parts): HttpModule =>
  (app) => {
    app.get('*', async (context) => {
      context.set('route', 'page');
      const { render } = await web.load();
      const { status, headers, html } = await render({
        // Not the signal of the request: others may wait for the same page after this client has left.
        request: new Request(context.req.raw.url, { headers: context.req.raw.headers }),
        client: clientFor(context),
        cookiePresent: !isSharedPage(context),
        now: clock.now(),
        origin: publicUrl,
        serviceWorker,
        nonce: context.get('nonce'),
        reporting,
        assets: web.assets,
      });
      headers.set('cache-control', 'private, no-store');
      context.set('text', html);
      if (status !== 500) return new Response(html, { status, headers });
      context.get('log').error('page failed');
      // A call of the page has found the database unreachable and logged it.
      const isTemporary = context.get('api').responseHeaders.has('retry-after');
      return new Response(html, { status: isTemporary ? 503 : 500, headers });
    });
  };

/** Whether a page is rendered without personal data: since the client has none, or since it is sent after the page. */
export const isSharedPage = (context: Context<AppEnvironment>): boolean =>
  context.get('forEverybody') ?? !hasOurCookie(context.req.header('cookie'));
