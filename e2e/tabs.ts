import { type Page, expect } from 'playwright/test';
import { expectNoToast, expectToast } from './toasts.ts';
import { visit } from './visit.ts';

/** Expects a tab to follow a sign-out in another one. */
export async function expectSignedOut(page: Page, path: string): Promise<void> {
  await expectToast(page, 'Du bist jetzt in allen Tabs abgemeldet.');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await expect(page).toHaveURL(path);
  expectNoToast(page, 'Deine Sitzung ist abgelaufen.');
}

/**
 * Opens another tab, complete with its late parts: the start-up has loaded the user and the cart, and the tab listens
 * to the others.
 */
export async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.addInitScript(() => {
    localStorage.setItem('cart', 'old');
    const { addEventListener } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.addEventListener = function listen(this: BroadcastChannel, ...listening: unknown[]) {
      document.documentElement.dataset['hears'] = 'other tabs';
      Reflect.apply(addEventListener, this, listening);
    };
  });
  const cartLoaded = tab.waitForResponse((response) => new URL(response.url()).pathname === '/api/cart');
  await visit(tab, path);
  await cartLoaded;
  await tab.waitForFunction(
    () => localStorage.getItem('cart') !== 'old' && 'hears' in document.documentElement.dataset,
  );
  return tab;
}

/** Simulates a tab that is hidden or shown. */
export const setVisibility = (tab: Page, visibility: DocumentVisibilityState): Promise<void> =>
  tab.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
