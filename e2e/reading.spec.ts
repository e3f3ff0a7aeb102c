import { expect, test } from './test.ts';
import { openUnhydrated } from './visit.ts';

test.use({ javaScriptEnabled: false });

test('home can be read without JavaScript', async ({ page }) => {
  await openUnhydrated(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Öffnungszeiten' })).toContainText(/Lieferung offen\s*bis 23:30/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Jetzt bestellen' })).toBeVisible();
});

test('products can be read without JavaScript', async ({ page }) => {
  await openUnhydrated(page, '/products');
  const products = page.getByRole('main').getByRole('article');
  expect(await products.count()).toBeGreaterThan(50);
  for (const product of await products.all()) {
    await expect(product.getByRole('heading')).toBeVisible();
    await expect(product).toContainText(/CHF \d+\.\d\d/);
  }
});

test('the restaurant can be read without JavaScript', async ({ page }) => {
  await openUnhydrated(page, '/restaurant');
  const main = page.getByRole('main');
  await expect(main.getByRole('table').first()).toContainText('Montag');
  await expect(main).toContainText(/\d{4} Winterthur/);
});

test('menus open without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openUnhydrated(page, '/');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('navigation', { name: 'Menü', exact: true }).getByRole('link', { name: 'Produkte' }).click();
  await expect(page).toHaveURL('/products');
});
