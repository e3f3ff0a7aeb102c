import type { Account } from '@ofenpost/core/account/account';
import type { Ports } from '@ofenpost/core/ports';
import { RouterProvider } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ignoreComposingKeys } from '../src/hydration/composing-keys.ts';
import { followRoutes } from '../src/routing/follow-routes.ts';
import { createAppRouter } from '../src/routing/router.tsx';
import { type DemoShop, createDemoShop } from './demo-shop.ts';
import { watchProblems } from './problems.ts';

/** The screen of every test that chooses no other. */
const DESKTOP = { width: 1440, height: 900 } as const;

export const PHONE = { width: 390, height: 844 } as const;

/** React does not run scripts of a document that it renders itself; a page of the server has run them already. */
const UNHYDRATED = /^error: Encountered a script tag while rendering React component/;

ignoreComposingKeys(window);

export type MountOptions = {
  readonly shop?: DemoShop;
  readonly account?: Account;
  /** Those of the visitor, where they are known before, or changed as by a network that holds answers back. */
  readonly ports?: Ports;
};

export type MountedPage = {
  readonly shop: DemoShop;
  /** Announces a problem that the test provokes. */
  readonly expectProblem: (problem: RegExp) => void;
};

/**
 * Opens a page of the app over the shop in memory, as a browser opens it that navigates there: with the app's own
 * router, its document and styles. It is taken down when the test ends, which fails if the page had a problem.
 */
export async function mountPage(
  path: string,
  { shop = createDemoShop(), account, ports = shop.visit(account) }: MountOptions = {},
): Promise<MountedPage> {
  const problems = watchProblems();
  problems.expect(UNHYDRATED);
  // The last to be registered is the first to be called: a page that cannot be opened is taken down as well.
  onTestFinished(problems.end);
  const before = location.href;
  history.pushState(null, '', path);
  onTestFinished(() => {
    history.pushState(null, '', before);
    localStorage.clear();
    sessionStorage.clear();
  });
  const { origin } = location;
  const router = createAppRouter({
    ports,
    environment: 'browser',
    cookiePresent: true,
    origin,
    reporting: undefined,
    serviceWorker: false,
  });
  onTestFinished(() => router.history.destroy());
  followRoutes(router, ports);
  await router.load();
  onTestFinished(cleanup);
  render(<RouterProvider router={router} />, { container: document, baseElement: document.body });
  await vi.waitFor(() => {
    if (document.querySelector('main') === null || router.state.status !== 'idle') throw new Error('not there yet');
  });
  return { shop, expectProblem: problems.expect };
}

/** Shows the page on a screen of this size until the test ends. */
export async function useScreen({ width, height }: { readonly width: number; readonly height: number }): Promise<void> {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(DESKTOP.width, DESKTOP.height));
}

/** Waits until the page of this path is the current one. */
export const expectPath = (path: string): Promise<void> => expect.poll(() => location.pathname).toBe(path);
