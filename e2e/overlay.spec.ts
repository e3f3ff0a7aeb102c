import type { Page } from 'playwright/test';
import { addButtons, cartButton, expectItemCount } from './cart.ts';
import { holdRequests } from './network.ts';
import { expect, test } from './test.ts';
import { openUnhydrated, reload, visit } from './visit.ts';

/** Returns the number of entries in the browser's history. */
const historyLength = (page: Page) => page.evaluate(() => history.length);

/** Comes to the products from the home page, so that the history has an entry to go back to. */
async function arrive(page: Page): Promise<void> {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Jetzt bestellen' }).click();
  // The address changes before the page does, which scrolls to its top and moves the focus.
  await expect(page.getByRole('heading', { level: 1, name: 'Was darf es sein?' })).toBeFocused();
  await expect(page).toHaveURL('/products');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a reload with an open menu costs no step', async ({ page }) => {
    await arrive(page);
    const open = page.getByRole('button', { name: 'Menü öffnen' });
    await open.click();
    const before = await historyLength(page);
    await reload(page);
    await open.click();
    await expect(page.getByRole('navigation', { name: 'Menü' })).toBeVisible();
    expect(await historyLength(page)).toBe(before);
  });
});

test('taps count before the page is alive', { tag: '@flow' }, async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await openUnhydrated(page, '/products', 'commit');
  const buttons = addButtons(page);
  await buttons.nth(0).click();
  await buttons.nth(1).click();
  await buttons.nth(1).click();
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb');
  await release();
  await expectItemCount(page, 3);
});
