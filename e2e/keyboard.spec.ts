import type { Page } from 'playwright/test';
import { ADDRESS, readOrderNumber } from './checkout.ts';
import { tabTo } from './keyboard.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }).first());
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test('an order by keyboard alone', { tag: '@flow' }, async ({ page }) => {
  await visit(page, '/products');
  const dialog = page.getByRole('dialog');
  for (let times = 0; times < 2; times += 1) {
    await press(page, /: wählen$/);
    // The page below the dialog has buttons of the same name.
    await expect(dialog).toBeVisible();
    await press(page, 'In den Warenkorb');
    await expect(dialog).toBeHidden();
  }

  await page.keyboard.press('Control+Home');
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: /^Warenkorb 2/ }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await press(page, 'Zur Kasse');
  await expect(page).toHaveURL('/checkout');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Jetzt bestellen/ })).toBeVisible();

  await type(page, 'Name', ADDRESS.name);
  await type(page, 'Telefonnummer', ADDRESS.phoneNumber);
  await type(page, 'Strasse und Nummer', `${ADDRESS.street} ${ADDRESS.houseNumber}`);
  await tabTo(page, page.getByLabel('Lieferort'));
  await page.keyboard.type('8400');
  await press(page, /^Jetzt bestellen/);
  expect(await readOrderNumber(page)).toBeGreaterThan(1000);
});
