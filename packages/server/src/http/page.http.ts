import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { ReportingTargets } from '@ofenpost/contract/reporting/reporting-targets';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Context } from 'hono';
import type { AppEnvironment, AppPart } from './app.ts';
import type { Web } from './web.ts';

type Parts = {
  readonly web: Web;
  readonly clock: ClockPort;
  readonly publicUrl: string;
  readonly reporting: ReportingTargets | undefined;
  readonly serviceWorker: boolean;
  /** The API in this process, as the sender of this request. */
  readonly clientFor: (context: Context<AppEnvironment>) => ApiClient;
};

/** Everything that nobody else answered is a page. */
export const pagePart =
  ({ web, clock, publicUrl, reporting, serviceWorker, clientFor }: Parts): AppPart =>
  (app) => {
    app.get('*', async (context) => {
      const { render } = await web.load();
      const response = await render({
        request: context.req.raw,
        client: clientFor(context),
        cookiePresent: context.req.header('cookie') !== undefined,
        now: clock.now(),
        origin: publicUrl,
        serviceWorker,
        nonce: context.get('nonce'),
        reporting,
        assets: web.assets,
      });
      response.headers.set('cache-control', 'private, no-store');
      if (response.status !== 500) return response;
      context.get('log').error('page failed');
      // A call of the page has found the database away and logged it.
      const isTemporary = context.get('api').responseHeaders.has('retry-after');
      return isTemporary ? new Response(response.body, { status: 503, headers: response.headers }) : response;
    });
  };
