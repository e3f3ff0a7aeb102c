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
import { paths } from './app/paths.ts';
import { restoreCartScript } from './cart/restore-cart.ts';
import { lazyMarkdown } from './event/event-description.tsx';
import { type AppScripts, bootScript } from './hydration/boot-script.ts';
import { type Bytes, bytesOf, jsonInto, createInsertions, createDrawings } from './hydration/insertions.ts';
import { RenderOnceContext } from './hydration/render-once.ts';
import { prepareBareBread } from './illustration/lazy-bare-bread.tsx';
import { prepareStoneOven } from './illustration/lazy-stone-oven.tsx';
import { runningOrderScript } from './order/running-order-script.ts';
import { prepareOwnCreations } from './pizza-creator/saved-creations.tsx';
import { createAppRouter } from './routing/router.tsx';
import { structuredDataScript } from './seo/structured-data.ts';
import { prepareAdminLinks } from './shell/side-navigation.tsx';

export { PUBLIC_PAGES } from './seo/public-pages.ts';
export { drawOfflinePage } from './connection/offline-page.tsx';
export { drawAppIcon } from './seo/site-pictures.tsx';
export { SHARED_BREAD, drawSharedDish, drawSharedScene } from './seo/site-pictures.tsx';
export { namedIllustrationHash } from './illustration/illustration-url.ts';

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
  /** Whether the page is to be the same for everybody: without the sender's data, which the browser then loads. */
  readonly isShared: boolean;
  readonly now: Instant;
  /** The public origin of the app, without a trailing slash. */
  readonly origin: string;
  /** Whether the browser is to register a service worker. */
  readonly serviceWorker: boolean;
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
export type RenderedPage = {
  readonly status: number;
  readonly headers: Headers;
  readonly html: Bytes;
  /** The texts of its inline scripts that may run. */
  readonly inlineScripts: readonly Bytes[];
};

/** When the router loaded the data: outside of strings, in which quotes are escaped. */
const LOADED_AT = /\bu:\d{13}(?=,s:"success")/g;

/**
 * The page without `mark`, and then the texts of the scripts that had it: only what the app itself marked may run,
 * since nobody who wrote a text of the page can know the mark.
 */
function takeMarkedScripts(page: string, mark: string): [string, ...string[]] {
  const pieces = page.split(` nonce="${mark}"`);
  const inlineScripts = pieces.slice(1).flatMap((piece, index) => {
    const before = pieces[index] ?? '';
    const isScript = before.startsWith('<script', before.lastIndexOf('<'));
    return isScript ? [piece.slice(piece.indexOf('>') + 1, piece.indexOf('</script>'))] : [];
  });
  return [pieces.join(''), ...inlineScripts];
}

/** Renders a page to HTML, with the data for hydration. A redirect has no HTML. */
export async function render({
  request,
  client,
  cookiePresent,
  isShared,
  now,
  origin,
  serviceWorker,
  reporting,
  assets,
}: RenderRequest): Promise<RenderedPage> {
  const { pathname } = new URL(request.url);
  const files = assets.filesOf(pathname);
  const mark = crypto.randomUUID();
  const insertions = createInsertions(mark);
  const handle = createRequestHandler({
    request,
    createRouter: () =>
      createAppRouter(
        {
          ports: createServerRenderingPorts({ apiClient: client, now }),
          environment: 'server',
          cookiePresent: cookiePresent && !isShared,
          origin,
          reporting: reporting && JSON.stringify(reporting),
          serviceWorker,
        },
        mark,
        jsonInto(insertions),
      ),
    getRouterManifest: () => manifestOf(files),
  });
  let [html, ...inlineScripts]: [Bytes, ...Bytes[]] = [bytesOf('')];
  const { status, headers } = await handle(async ({ router, responseHeaders }) => {
    await isPrepared;
    const rendered = renderToString(
      <RenderOnceContext value={writeInto(insertions)}>
        <RouterServer router={router} />
      </RenderOnceContext>,
    );
    const framed = (await transformHtmlStringWithRouter(router, rendered)).replace(STREAM_BOUNDARY, '');
    const isFound = getSsrStatus(router) === 200;
    const data = isFound ? structuredDataScript(router.state.matches) : '';
    // At the end of the page, after everything that React hydrates: React need not create structured data or the start
    // script.
    const scripts = `<script type="module" nonce="${mark}">${bootScript(files)}</script>${data}`;
    const runningOrder = pathname === paths.home ? `<script nonce="${mark}">${runningOrderScript}</script>` : '';
    const headEnd = framed.indexOf('</head>');
    const restoreCart = isShared ? `<script nonce="${mark}">${restoreCartScript}</script>` : '';
    const whole = `${framed.slice(0, headEnd)}${runningOrder}${scripts}${framed.slice(headEnd)}${restoreCart}`;
    const dated = isShared ? whole.replaceAll(LOADED_AT, `u:${Date.parse(now)}`) : whole;
    // Before the page is filled: decoded, searched and encoded as one text, a page takes 1.6 times the processor time.
    [html, ...inlineScripts] = insertions.fill(...takeMarkedScripts(dated, mark));
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  return { status, headers, html, inlineScripts };
}
