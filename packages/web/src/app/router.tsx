import type { Ports } from '@ofenpost/core/ports';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routes.tsx';

/** What loaders may use. Components never see it. */
export type RouterContext = {
  readonly ports: Ports;
  readonly environment: 'browser' | 'server';
  readonly cookiePresent: boolean;
};

export const createAppRouter = (context: RouterContext, nonce?: string) =>
  createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultStaleTime: Number.POSITIVE_INFINITY,
    scrollRestoration: true,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
