import type { Page } from 'playwright/test';
import { addButtons, cartPanel, choiceButtons, expectItemCount, openCart } from './cart.ts';
import { ADDRESS, placeOrder } from './checkout.ts';
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

test('the first tap on a translated list counts, and so does Enter', async ({ page, problems }) => {
  // React renders anew what the translator has changed.
  problems.expect(/React error #418/);
  await visit(page, '/products');
  await translate(page);
  await page
    .getByRole('main')
    .locator('article p font font')
    .evaluateAll((all) => {
      for (const each of all) each.append(' (translated)');
    });
  await addButtons(page).last().click();
  await expectItemCount(page, 1);
  await choiceButtons(page).first().press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** The texts that a translator would change. */
const translatable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (parentElement?.closest('[translate="no"], script, style, svg') === null) texts.push(data.trim());
    }
    return texts.filter((text) => text !== '');
  });

test('no translator changes the name of a dish or a person, an amount or the number of an order', async ({ page }) => {
  const amounts = async () => (await translatable(page)).filter((text) => /CHF \d|^[+−]?\d+\.\d\d$/.test(text));
  await visit(page, '/products');
  const names = await page.getByRole('main').locator('[aria-haspopup="dialog"]').allInnerTexts();
  expect(names.length).toBeGreaterThan(20);
  expect((await translatable(page)).filter((text) => names.includes(text))).toEqual([]);
  expect(await amounts()).toEqual([]);
  const open = choiceButtons(page).first();
  const name = ((await open.getAttribute('aria-label')) ?? '').replace(': wählen', '');
  await open.click();
  await expect(page.getByRole('dialog').getByRole('heading', { name })).toHaveAttribute('translate', 'no');
  expect(await amounts()).toEqual([]);

  const number = await placeOrder(page);
  await expect(page.getByRole('main').getByText(ADDRESS.name)).toBeVisible();
  const texts = (await translatable(page)).join('\n');
  for (const kept of [String(number), ADDRESS.name, ADDRESS.phoneNumber]) expect(texts).not.toContain(kept);
  expect((await translatable(page)).filter((text) => names.includes(text))).toEqual([]);
  expect(await amounts()).toEqual([]);
});
