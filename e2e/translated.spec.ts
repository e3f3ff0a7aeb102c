import type { Page } from 'playwright/test';
import { cartPanel, expectItemCount, openCart } from './cart.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

/** Changes the page as Chrome's translator does: `<font>` elements replace each translatable text. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (text.data.trim() === '' || parent === null || parent.closest('[translate="no"], script, style, svg, font'))
        continue;
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      font.append(document.createElementNS('http://www.w3.org/1999/xhtml', 'font'));
      font.firstElementChild?.append(text.data);
      text.replaceWith(font);
    }
  });

const topping = (page: Page, name: string) =>
  page.getByRole('group', { name: /^Beläge/ }).getByRole('checkbox', { name: new RegExp(`^${name}`) });

test('a translated creator shows what is charged, and its changes', async ({ page }) => {
  await visit(page, '/pizza-creator');
  await translate(page);
  const price = page.getByRole('main').locator('p', { hasText: /^Preis: / });
  await expect(price).toHaveText('Preis: CHF 13.00');
  await topping(page, 'Basilikum').check();
  await page.getByRole('radio', { name: /^32 cm/ }).check();
  await expect(price).toHaveText('Preis: CHF 19.50');
  await translate(page);
  await page.getByRole('radio', { name: 'Linke Hälfte' }).check();
  await topping(page, 'Rucola').check();
  await expect(price).toHaveText('Preis: CHF 20.65');
  await expect(page.getByText('links 2, rechts 1 von je 12')).toBeVisible();
  await expect(page.locator('dt', { hasText: 'Rucola (links)' }).locator('+ dd')).toHaveText('+1.15');
  await expect(page.getByRole('main').locator('dd', { hasText: 'CHF 20.65' })).toBeVisible();
  await translate(page);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await topping(page, 'Basilikum').uncheck();
  await expect(price).toHaveText('Preis: CHF 18.75');
  await expect(page.getByText('links 0, rechts 1 von je 12')).toBeVisible();
});

test('a translated cart shows what is charged, and its changes', async ({ page }) => {
  await visit(page, '/pizza-creator');
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).click();
  await expectItemCount(page, 1);
  await openCart(page);
  await translate(page);
  const panel = cartPanel(page);
  await panel.getByRole('button', { name: /eins mehr$/ }).click();
  await expect(panel.getByText('CHF 26.00').last()).toBeVisible();
  await translate(page);
  for (let count = 2; count < 5; count += 1) await panel.getByRole('button', { name: /eins mehr$/ }).click();
  await expect(panel.locator('output', { hasText: 'CHF' })).toHaveText('CHF 65.00');
  await translate(page);
  for (let count = 5; count > 0; count -= 1)
    await panel
      .getByRole('button', { name: /eins weniger$|entfernen$/ })
      .first()
      .click();
  await expect(panel.getByText('Dein Warenkorb ist leer')).toBeVisible();
});
