import type { BrowserContext, Page } from 'playwright/test';
import type { Problems } from './problems.ts';

/** Cuts the network of a browser; its messages and ours about lost calls and code are expected. */
export async function cutNetwork(context: BrowserContext, problems: Problems): Promise<void> {
  problems.expect(/net::ERR_|Keine Verbindung|Failed to fetch|dynamically imported module/);
  await context.setOffline(true);
}

/** Waits until a page follows its connection: that code is loaded when the page is used, as by a mouse that moves. */
export async function waitForConnectionCode(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/connection-section')),
  );
}
