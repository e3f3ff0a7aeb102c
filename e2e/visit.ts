import type { Page } from 'playwright/test';

/** Waits until the page is more than its HTML: from then on it keeps no taps for later. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => 'recordedClicks' in window && window.recordedClicks === null);
}

/** Loads the page anew and waits until it answers to clicks. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitForHydration(page);
}

/** Opens a path and waits until it answers to clicks. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}
