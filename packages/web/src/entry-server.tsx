import { createServerRenderingPorts } from '@ofenpost/adapters/container/container';
import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { ReportingTargets } from '@ofenpost/contract/reporting/reporting-targets';
import type { Instant } from '@ofenpost/core/time/instant';
import { RouterServer, createRequestHandler, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { type AppScripts, bootScript } from './app/boot-script.ts';
import { prepareAdminLinks } from './app/late-admin-links.tsx';
import { createAppRouter } from './app/router.tsx';
import { lateMarkdown } from './event/late-markdown.ts';
import { structuredDataScript } from './found/structured-data.ts';
import { prepareOwnCreations } from './pizza-creator/saved-creations.tsx';

export { PUBLIC_PAGES } from './app/public-pages.ts';
export { drawOfflinePage } from './connection/offline-page.tsx';
export { drawAppIcon } from './found/app-icon.tsx';
export { drawSharedPicture } from './found/shared-picture.tsx';
export { drawIllustration } from './illustration/illustration.ts';
export { CREATION_SEED, illustrationHash } from './illustration/illustration-url.ts';

/** The built files that a page loads. */
export type Assets = {
  readonly styles: readonly string[];
  readonly scriptsOf: (path: string) => AppScripts;
};

export type RenderRequest = {
  readonly request: Request;
  /** Calls the API's routes in the same process, as the person who sent the request. */
  readonly client: ApiClient;
  readonly cookiePresent: boolean;
  readonly now: Instant;
  /** Under which people reach the app, without a slash at the end. */
  readonly origin: string;
  /** Whether the browser is to get a service worker. */
  readonly serviceWorker: boolean;
  readonly nonce: string;
  /** To whom browsers report; undefined is nobody. */
  readonly reporting: ReportingTargets | undefined;
  readonly assets: Assets;
};

/** What browsers load late is written into the page. */
const isPrepared = Promise.all([prepareAdminLinks(), lateMarkdown.prepare(), prepareOwnCreations()]);

/** Renders one page to HTML, with the data that the browser needs to take over. */
export function render({
  request,
  client,
  cookiePresent,
  now,
  origin,
  serviceWorker,
  nonce,
  reporting,
  assets,
}: RenderRequest): Promise<Response> {
  const handle = createRequestHandler({
    request,
    createRouter: () =>
      createAppRouter(
        {
          ports: createServerRenderingPorts({ apiClient: client, now }),
          environment: 'server',
          cookiePresent,
          origin,
          reporting: reporting && JSON.stringify(reporting),
          serviceWorker,
        },
        nonce,
      ),
    getRouterManifest: () => ({
      routes: { __root__: { css: [...assets.styles] } },
    }),
  });
  return handle(async ({ router, responseHeaders }) => {
    await isPrepared;
    const children = <RouterServer router={router} />;
    const response = await renderRouterToString({ router, responseHeaders, children });
    const data = response.status === 200 ? structuredDataScript(router.state.matches) : '';
    // Behind everything that React takes over: it need not build what only machines read, nor what started it.
    const scripts = `${data}${bootScript(assets.scriptsOf(router.state.location.pathname), nonce)}`;
    const html = (await response.text()).replace('</head>', () => `${scripts}</head>`);
    return new Response(html, { status: response.status, headers: response.headers });
  });
}
