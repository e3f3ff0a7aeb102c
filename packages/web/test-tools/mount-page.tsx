import type { Account } from '@ofenpost/core/account/account';
import type { Ports } from '@ofenpost/core/ports';
import type { InMemoryShop } from '@ofenpost/testing/in-memory/in-memory-shop';
import { type ManualClock, createManualClock } from '@ofenpost/testing/in-memory/manual-clock';
import { RouterProvider } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ignoreComposingKeys } from '../src/hydration/composing-keys.ts';
import { followRoutes } from '../src/routing/follow-routes.ts';
import { createAppRouter } from '../src/routing/router.tsx';
import { createDemoShop } from './demo-shop.ts';
import { watchProblems } from './problems.ts';

/** Friday, in the evening: the restaurant is open. */
const EVENING = '2026-11-20T18:00:00Z';
const MINUTE_MS = 60_000;
/** The screen of every test that chooses no other. */
const DESKTOP = { width: 1440, height: 900 } as const;

/** React does not run scripts of a document that it renders itself; a page of the server has run them already. */
const UNHYDRATED = /^error: Encountered a script tag while rendering React component/;

ignoreComposingKeys(window);

type Options = {
  readonly clock?: ManualClock;
  readonly shop?: InMemoryShop;
  readonly account?: Account;
  /** Changes the ports of this visitor, for what a network does: it holds answers back or loses them. */
  readonly through?: (ports: Ports) => Ports;
};

export type MountedPage = {
  readonly shop: InMemoryShop;
  readonly clock: ManualClock;
  /** Lets the time of the shop and of the page jump ahead, as for a laptop that was asleep; timers run as ever. */
  readonly advance: (milliseconds: number) => void;
  /** Announces a problem that the test provokes. */
  readonly expectProblem: (problem: RegExp) => void;
};

/**
 * Opens a page of the app over the shop in memory, as a browser opens it that navigates there: with the app's own
 * router, its document and styles. It is taken down when the test ends, which fails if the page had a problem.
 */
export async function mountPage(
  path: string,
  {
    clock = createManualClock(EVENING),
    shop = createDemoShop(clock),
    account,
    through = (ports) => ports,
  }: Options = {},
): Promise<MountedPage> {
  const problems = watchProblems();
  problems.expect(UNHYDRATED);
  const before = location.href;
  history.pushState(null, '', path);
  const ports = through(shop.visit(account));
  const { origin } = location;
  const router = createAppRouter({
    ports,
    environment: 'browser',
    cookiePresent: true,
    origin,
    reporting: undefined,
    serviceWorker: false,
  });
  followRoutes(router, ports);
  await router.load();
  render(<RouterProvider router={router} />, { container: document, baseElement: document.body });
  onTestFinished(() => {
    cleanup();
    router.history.destroy();
    history.pushState(null, '', before);
    localStorage.clear();
    sessionStorage.clear();
    problems.end();
  });
  await vi.waitFor(() => {
    if (document.querySelector('main') === null || router.state.status !== 'idle') throw new Error('not there yet');
  });
  return {
    shop,
    clock,
    advance: (milliseconds) => {
      clock.advance(milliseconds / MINUTE_MS);
      document.dispatchEvent(new Event('visibilitychange'));
    },
    expectProblem: problems.expect,
  };
}

/** Shows the page on a screen of this size until the test ends. */
export async function useScreen({ width, height }: { readonly width: number; readonly height: number }): Promise<void> {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(DESKTOP.width, DESKTOP.height));
}

/** Waits until the page of this path is the current one. */
export const expectPath = (path: string): Promise<void> => expect.poll(() => location.pathname).toBe(path);
