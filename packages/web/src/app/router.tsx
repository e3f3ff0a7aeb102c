import type { Ports } from '@ofenpost/core/ports';
import { createRouter } from '@tanstack/react-router';
import { PageFailure } from '../error/page-failure.tsx';
import { jsonAdapter } from './dehydrated.ts';
import { routeTree } from './routes.tsx';
import { parseSearch, stringifySearch } from './search-text.ts';

/** What loaders may use. Components never see it. */
export type RouterContext = {
  readonly ports: Ports;
  readonly environment: 'browser' | 'server';
  readonly cookiePresent: boolean;
  /** `https://example.ch`, without a trailing slash. */
  readonly origin: string;
  /** `ReportingTargets` as JSON; undefined turns reporting off. */
  readonly reporting: string | undefined;
  /** Whether the browser is to register a service worker. */
  readonly serviceWorker: boolean;
};

/** The router reads this option, though only TanStack Start's types declare it. */
const serialization = (json: typeof jsonAdapter) => ({ serializationAdapters: [json] });

export const createAppRouter = (context: RouterContext, nonce?: string, json = jsonAdapter) =>
  createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailure,
    defaultStaleTime: Number.POSITIVE_INFINITY,
    // `followRoutes` scrolls instead of the router and the browser.
    scrollRestoration: () => false,
    parseSearch,
    stringifySearch,
    ...serialization(json),
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
