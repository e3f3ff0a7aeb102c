import { createServerRenderingPorts } from '@ofenpost/adapters/container/container';
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
import { type AppScripts, bootScript } from './app/boot-script.ts';
import { prepareAdminLinks } from './app/lazy-admin-links.tsx';
import { WriteInContext } from './app/rendered-id.ts';
import { createAppRouter } from './app/router.tsx';
import { lazyMarkdown } from './event/lazy-markdown.ts';
import { prepareBareBread } from './illustration/lazy-bare-bread.tsx';
import { prepareStoneOven } from './illustration/lazy-stone-oven.tsx';
import { prepareOwnCreations } from './pizza-creator/saved-creations.tsx';
import { jsonInto } from './rendering/dehydrated-json.ts';
import { type Bytes, bytesOf, createInsertions } from './rendering/insertions.ts';
import { createDrawings } from './rendering/rendered-once.ts';
import { structuredDataScript } from './seo/structured-data.ts';

export { PUBLIC_PAGES } from './app/public-pages.ts';
export { hydrateCart } from './cart/hydrate-cart.tsx';
export { drawOfflinePage } from './connection/offline-page.tsx';
export { drawAppIcon } from './seo/app-icon.tsx';
export { drawSharedPicture } from './seo/shared-picture.tsx';
export { drawIllustration } from './illustration/illustration.ts';
export { CREATION_SEED, illustrationHash } from './illustration/illustration-url.ts';

/** The built files that a page loads. */
type PageFiles = AppScripts & { readonly styles: readonly string[] };

export type Assets = {
  /** What every page is styled by. */
  readonly styles: readonly string[];
  readonly filesOf: (path: string) => PageFiles;
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
const isPrepared = Promise.all([
  prepareAdminLinks(),
  lazyMarkdown.prepare(),
  prepareOwnCreations(),
  prepareBareBread(),
  prepareStoneOven(),
]);

/** Here, so that development draws anew what has been changed. */
const writeInto = createDrawings();

/** The same object for the same files: the router remembers by it what it made of it. */
const manifestOf = memoize(({ styles }: PageFiles) => ({ routes: { __root__: { css: [...styles] } } }));

/** With it the router parts what it streams. A page that is sent whole needs no such script. */
const STREAM_BOUNDARY = /<script[^>]*>document\.currentScript\.remove\(\);\/\*\$tsr-stream-boundary\*\/<\/script>/;

/** A page as it was written: what it becomes on its way is the host's. */
export type RenderedPage = { readonly status: number; readonly headers: Headers; readonly html: Bytes };

/** Renders one page to HTML, with the data that the browser needs to take over. An address that leads elsewhere has none. */
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
    // Behind everything that React takes over: it need not build what only machines read, nor what started it.
    const scripts = `${bootScript(files, nonce)}${data}`;
    const headEnd = page.indexOf('</head>');
    html = insertions.fill(`${page.slice(0, headEnd)}${scripts}${page.slice(headEnd)}`);
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  return { status, headers, html };
}
