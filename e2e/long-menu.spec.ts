import type { Page } from 'playwright/test';
import { cutNetwork } from './network.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { openUnhydrated, reload, visit } from './visit.ts';

const MORE = 80;
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const openRest = (page: Page) => page.getByRole('link', { name: /^Alle \d+ Produkte zeigen/ });

/** Imports many more products; returns the new total. */
async function lengthenMenu(page: Page): Promise<number> {
  await visitAs(page, 'Geschäftsleitung', '/admin/catalogue');
  const rows = Array.from({ length: MORE }, (_, count) => `Produkt;Abschrift ${count};Süsses;5.00`);
  await page.getByLabel('Datei wählen').setInputFiles({
    name: 'Karte.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Art;Name;Gehört zu;Preis', ...rows].join('\r\n'), 'utf8'),
  });
  await page.getByRole('button', { name: `${MORE} Änderungen importieren` }).click();
  // The import runs as a background job.
  await expect(page.getByText('Karte.csv ist importiert')).toBeVisible();
  const answer = await page.request.get('/api/catalogue');
  const { productGroups } = (await answer.json()) as { productGroups: { products: object[] }[] };
  return productGroups.flatMap(({ products }) => products).length;
}

test('shows of a long menu the beginning, more of a group on demand, and searches all of it', async ({
  page,
  openBrowser,
  problems,
  shop,
}) => {
  // The test uses an import and two browsers.
  test.slow();
  const all = await lengthenMenu(page);
  await visit(page, '/products');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${all} Produkte`);
  const atFirst = await cards(page).count();
  expect(atFirst).toBeLessThan(all);
  // The page contains no data of products that it does not show.
  const last = `Abschrift ${MORE - 1}`;
  expect(await (await page.request.get('/products')).text()).not.toContain(last);

  // The rest is loaded when a guest begins to search, and again after a failed attempt.
  const search = page.getByRole('searchbox', { name: 'Produkte suchen' });
  const status = page.getByRole('main').getByRole('status');
  await cutNetwork(page.context(), problems);
  await search.fill('Abschrift');
  await expect(status).toHaveText('Zum Suchen fehlt gerade die Verbindung.');
  await expect(cards(page)).toHaveCount(atFirst);
  await page.context().setOffline(false);
  await search.fill(last);
  await expect(status).toHaveText('1 Produkt gefunden');
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === last);
  await reload(page);
  await expect(status).toHaveText('1 Produkt gefunden');
  await visit(page, '/products');

  await openRest(page).click();
  await expect(page).toHaveURL(/\?gruppe=[\w-]+$/);
  await expect(cards(page)).toHaveCount(all);
  const group = page.getByRole('region').filter({ hasText: 'Abschrift' });
  // Keyboard users continue at the first of the new products.
  await expect(group.getByRole('article').nth(24).getByRole('button').first()).toBeFocused();
  await page.goBack();
  await expect(cards(page)).toHaveCount(atFirst);

  // The text is typed faster than the address is updated: it must stay.
  await search.evaluate((box: HTMLInputElement) => {
    const rest = [...document.querySelectorAll('main a')].find(({ textContent }) => /^Alle \d+ /.test(textContent));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'a');
    box.dispatchEvent(new Event('input', { bubbles: true }));
    rest?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  await expect(page).toHaveURL(/\?(?=.*q=a)(?=.*gruppe=)/);
  await expect(search).toHaveValue('a');
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect(search).toHaveValue('');

  await search.fill(last);
  await expect(cards(page).getByRole('heading')).toHaveText([last]);

  const withoutScript = await openBrowser({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await openUnhydrated(withoutScript, `${shop.url}/products`);
  // Cards get their real height only near the screen (`content-visibility`), so what a click aims at may still move.
  await openRest(withoutScript).press('Enter');
  await expect(withoutScript).toHaveURL(/\?gruppe=[\w-]+#.+$/);
  await expect(cards(withoutScript)).toHaveCount(all);
});
