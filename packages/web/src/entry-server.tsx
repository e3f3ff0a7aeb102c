import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { ReportingTargets } from '@ofenpost/contract/reporting/reporting-targets';
import { memoize } from '@ofenpost/core/memoize/memoize';
import type { Instant } from '@ofenpost/core/time/instant';
import {
  RouterServer,
  createRequestHandler,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { lazyMarkdown } from './event/event-description.tsx';
import { type AppScripts, bootScript } from './hydration/boot-script.ts';
import { jsonInto, type Bytes, bytesOf, createInsertions, createDrawings } from './hydration/insertions.ts';
import { WriteInContext } from './hydration/rendered-id.ts';
import { prepareBareBread } from './illustration/lazy-bare-bread.tsx';
import { prepareStoneOven } from './illustration/lazy-stone-oven.tsx';
import { prepareOwnCreations } from './pizza-creator/saved-creations.tsx';
import { createAppRouter } from './routing/router.tsx';
import { structuredDataScript } from './seo/structured-data.ts';
import { prepareAdminLinks } from './shell/side-navigation.tsx';

export { PUBLIC_PAGES } from './seo/public-pages.ts';
export { hydrateCart } from './cart/hydrate-cart.tsx';
export { drawOfflinePage } from './connection/offline-page.tsx';
export { drawAppIcon } from './seo/site-pictures.tsx';
export { drawSharedPicture } from './seo/site-pictures.tsx';
export { drawIllustration } from './illustration/illustration.ts';
export { CREATION_SEED, illustrationHash } from './illustration/illustration-url.ts';

/** The built files that a page loads. */
type PageFiles = AppScripts & { readonly styles: readonly string[] };

export type Assets = {
  /** The style sheets of every page. */
  readonly styles: readonly string[];
  readonly filesOf: (path: string) => PageFiles;
};

export type RenderRequest = {
  readonly request: Request;
  /** Calls the API's routes in the same process, as the sender of the request. */
  readonly client: ApiClient;
  readonly cookiePresent: boolean;
  readonly now: Instant;
  /** The public origin of the app, without a trailing slash. */
  readonly origin: string;
  /** Whether the browser is to register a service worker. */
  readonly serviceWorker: boolean;
  readonly nonce: string;
  /** The reporting targets of browsers; undefined turns reporting off. */
  readonly reporting: ReportingTargets | undefined;
  readonly assets: Assets;
};

/** The server renders the parts that browsers load late, so their code is loaded first. */
const isPrepared = Promise.all([
  prepareAdminLinks(),
  lazyMarkdown.prepare(),
  prepareOwnCreations(),
  prepareBareBread(),
  prepareStoneOven(),
]);

/** Created here, so that hot reloading in development clears its cache. */
const writeInto = createDrawings();

/** Memoised, because the router caches by the identity of its manifest. */
const manifestOf = memoize(({ styles }: PageFiles) => ({ routes: { __root__: { css: [...styles] } } }));

/** The router ends its streamed data with this script. A page that is sent whole does not need it. */
const STREAM_BOUNDARY = /<script[^>]*>document\.currentScript\.remove\(\);\/\*\$tsr-stream-boundary\*\/<\/script>/;

/** A rendered page before compression and caching, which are up to the host. */
export type RenderedPage = { readonly status: number; readonly headers: Headers; readonly html: Bytes };

/** Renders a page to HTML, with the data for hydration. A redirect has no HTML. */
export async function render({
  request,
  client,
  cookiePresent,
  now,
  origin,
  serviceWorker,
  nonce,
  reporting,
  assets,
}: RenderRequest): Promise<RenderedPage> {
  const files = assets.filesOf(new URL(request.url).pathname);
  const insertions = createInsertions(nonce);
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
        jsonInto(insertions),
      ),
    getRouterManifest: () => manifestOf(files),
  });
  let html = bytesOf('');
  const { status, headers } = await handle(async ({ router, responseHeaders }) => {
    await isPrepared;
    const rendered = renderToString(
      <WriteInContext value={writeInto(insertions)}>
        <RouterServer router={router} />
      </WriteInContext>,
    );
    const page = (await transformHtmlStringWithRouter(router, rendered)).replace(STREAM_BOUNDARY, '');
    const isFound = getSsrStatus(router) === 200;
    const data = isFound ? structuredDataScript(router.state.matches) : '';
    // At the end of the page, after everything that React hydrates: React need not create structured data or the start
    // script.
    const scripts = `${bootScript(files, nonce)}${data}`;
    const headEnd = page.indexOf('</head>');
    html = insertions.fill(`${page.slice(0, headEnd)}${scripts}${page.slice(headEnd)}`);
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  return { status, headers, html };
}
