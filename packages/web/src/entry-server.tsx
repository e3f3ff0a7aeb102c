import { createServerRenderingPorts } from '@ofenpost/adapters/container/container';
import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { Instant } from '@ofenpost/core/time/instant';
import { RouterServer, createRequestHandler, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { createAppRouter } from './app/router.tsx';

export { drawIllustration } from './illustration/illustration.ts';
export { illustrationHash } from './illustration/illustration-url.ts';

/** The built files that every page loads. */
export type Assets = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
};

export type RenderRequest = {
  readonly request: Request;
  /** Calls the API's routes in the same process, as the person who sent the request. */
  readonly client: ApiClient;
  readonly cookiePresent: boolean;
  readonly now: Instant;
  readonly nonce: string;
  readonly assets: Assets;
};

/** Renders one page to HTML, with the data that the browser needs to take over. */
export function render({ request, client, cookiePresent, now, nonce, assets }: RenderRequest): Promise<Response> {
  const handle = createRequestHandler({
    request,
    createRouter: () =>
      createAppRouter(
        { ports: createServerRenderingPorts({ apiClient: client, now }), environment: 'server', cookiePresent },
        nonce,
      ),
    getRouterManifest: () => ({
      routes: {
        __root__: {
          scripts: assets.scripts.map((src) => ({ attrs: { type: 'module', src } })),
          css: [...assets.styles],
          preloads: [...assets.preloads],
        },
      },
    }),
  });
  return handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  );
}
