import { createRouter } from '@tanstack/react-router';
import type { RouterContext } from '../app/app-data.ts';
import { parseSearch, stringifySearch } from '../app/search-text.ts';
import { PageFailure } from '../error/page-failure.tsx';
import { jsonAdapter } from '../hydration/dehydrated.ts';
import { routeTree } from './routes.tsx';

/** The router reads this option, though only TanStack Start's types declare it. */
const serialization = (json: typeof jsonAdapter) => ({ serializationAdapters: [json] });

export const createAppRouter = (context: RouterContext, scriptMark?: string, json = jsonAdapter) =>
  createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailure,
    defaultStaleTime: Number.POSITIVE_INFINITY,
    // `followRoutes` scrolls instead; the build leaves out what the router would do.
    scrollRestoration: () => false,
    parseSearch,
    stringifySearch,
    ...serialization(json),
    // The router's scripts get the mark as their nonce; see `entry-server.tsx`.
    ...(scriptMark === undefined ? {} : { ssr: { nonce: scriptMark } }),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
