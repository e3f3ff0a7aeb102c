import { type Page, expect } from 'playwright/test';
import { visit } from './visit.ts';

/** A tab learns of signing out in another one: to be awaited beside it, since a toast does not stay for long. */
export async function expectSignedOut(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('status').getByText('Du bist jetzt in allen Tabs abgemeldet.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page.getByText('Deine Sitzung ist abgelaufen.')).toHaveCount(0);
}

/** Another tab, alive to the last part: the one that hears of other tabs also keeps the cart; its adapters come on their own. */
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
  await visit(tab, path);
  await tab.waitForFunction(
    () => localStorage.getItem('cart') !== 'old' && 'hears' in document.documentElement.dataset,
  );
  return tab;
}

/** As if the tab lay behind another one, or came forward. */
export const setVisibility = (tab: Page, visibility: DocumentVisibilityState): Promise<void> =>
  tab.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
