import type { Page, Response } from 'playwright/test';

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
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitForHydration(page);
  return response;
}

/**
 * Waits until a click has led to an address and the page there is hydrated; a picture that loads slowly does not
 * matter.
 */
export async function arriveAt(page: Page, address: Parameters<Page['waitForURL']>[0]): Promise<void> {
  await page.waitForURL(address, { waitUntil: 'commit' });
  await waitForHydration(page);
}

/** Opens a path without waiting for scripts: where there are none, or where it matters what comes before them. */
export async function openUnhydrated(page: Page, path: string, waitUntil: 'load' | 'commit' = 'load'): Promise<void> {
  await page.goto(path, { waitUntil });
}
