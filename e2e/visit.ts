import type { Page } from 'playwright/test';

/** Waits until the page is hydrated: from then on it handles clicks itself and records none for later. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => 'recordedClicks' in window && window.recordedClicks === null);
}

/** Reloads the page and waits until it is hydrated. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitForHydration(page);
}

/** Opens a path and waits until the page is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}
