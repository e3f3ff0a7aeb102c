import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { ReportingTargets } from '@ofenpost/contract/reporting/reporting-targets';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type {
  Assets,
  CREATION_SEED,
  PUBLIC_PAGES,
  drawAppIcon,
  hydrateCart,
  drawIllustration,
  drawOfflinePage,
  drawSharedPicture,
  illustrationHash,
  render,
} from '@ofenpost/web/entry-server';
import type { Context } from 'hono';
import { hasOurCookie } from '../session/session-cookie.ts';
import type { AppEnvironment, HttpModule } from './app.ts';

/** The web package as the server uses it: built into it, or loaded by Vite in development. */
export type Web = {
  /** Loaded at each use, so that development gets every change. */
  readonly load: () => Promise<{
    readonly render: typeof render;
    readonly drawIllustration: typeof drawIllustration;
    readonly illustrationHash: typeof illustrationHash;
    readonly drawSharedPicture: typeof drawSharedPicture;
    readonly drawAppIcon: typeof drawAppIcon;
    readonly hydrateCart: typeof hydrateCart;
    readonly drawOfflinePage: typeof drawOfflinePage;
    readonly PUBLIC_PAGES: typeof PUBLIC_PAGES;
    readonly CREATION_SEED: typeof CREATION_SEED;
  }>;
  readonly assets: Assets;
};

/** Whether a page is rendered without personal data: since the client has none, or since it is sent after the page. */
export const isSharedPage = (context: Context<AppEnvironment>): boolean =>
  context.get('forEverybody') ?? !hasOurCookie(context.req.header('cookie'));

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
