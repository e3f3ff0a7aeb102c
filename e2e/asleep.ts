import type { Page } from 'playwright/test';
import { holdRequests } from './network.ts';
import { waitForHydration } from './visit.ts';

/** Opens a page whose matching scripts are held until the returned function is called. */
export async function openAsleep(page: Page, path: string, scripts = /\.js$/): Promise<() => Promise<void>> {
  const release = await holdRequests(page, scripts);
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    await release();
    await waitForHydration(page);
  };
}
