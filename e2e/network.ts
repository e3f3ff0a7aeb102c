import { type BrowserContext, type Page, type Request, expect } from 'playwright/test';
import type { Problems } from './problems.ts';

/** Cuts the network of a browser; its messages and ours about lost calls and code are expected. */
export async function cutNetwork(context: BrowserContext, problems: Problems): Promise<void> {
  problems.expect(/net::ERR_|Keine Verbindung|Failed to fetch|dynamically imported module/);
  await context.setOffline(true);
}

/**
 * Holds requests to the URL until the returned function is called, which lets them and all later ones go on: they reach
 * the server or an earlier route. It first waits for a request to hold, and last for the responses to those it held.
 */
export async function holdRequests(page: Page, url: Parameters<Page['route']>[0]): Promise<() => Promise<void>> {
  const held: Request[] = [];
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    held.push(route.request());
    await released.promise;
    await route.fallback();
  });
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    released.resolve();
    await Promise.all(held.map((request) => request.response()));
  };
}

/** Waits until a page follows its connection: that code is loaded when the page is used, as by a mouse that moves. */
export async function waitForConnectionCode(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/connection-section')),
  );
}
