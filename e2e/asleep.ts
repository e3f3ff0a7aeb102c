import type { Page } from 'playwright/test';
import { waitForHydration } from './visit.ts';

/** Opens a page whose matching scripts are held back until the returned function is called. */
export async function openAsleep(page: Page, path: string, scripts = /\.js$/): Promise<() => Promise<void>> {
  const { promise: woken, resolve: wake } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await woken;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    wake();
    await waitForHydration(page);
  };
}
