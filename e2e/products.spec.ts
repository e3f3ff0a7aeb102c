import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { passTimers } from './delay.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { openUnhydrated, reload, visit } from './visit.ts';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Produkte suchen' });
const cardNames = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const tag = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const found = (page: Page) => page.getByRole('main').getByRole('status');

test(
  'finds products while typing, without regard to accents, and keeps the search in the address',
  { tag: '@flow' },
  async ({ page }) => {
    await visit(page, '/products');
    const all = await cardNames(page).count();
    expect(all).toBeGreaterThan(50);
    await expect(found(page)).toHaveText(`${all} Produkte`);

    await searchBox(page).pressSequentially('kurbis salbei');
    await expect(cardNames(page)).toHaveText(['Kürbis & Salbei']);
    await expect(found(page)).toHaveText('1 Produkt gefunden');
    await expect(page).toHaveURL('/products?q=kurbis+salbei');

    await reload(page);
    await expect(cardNames(page)).toHaveText(['Kürbis & Salbei']);
    await page.getByRole('link', { name: 'Filter zurücksetzen' }).click();
    await expect(page).toHaveURL('/products');
    await expect(searchBox(page)).toHaveValue('');
    await expect(cardNames(page)).toHaveCount(all);
  },
);

test('loads 12 pictures at most before scrolling, each of 8 kB at most, and others when they come near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const loaded: Promise<number>[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/illustrations/')) return;
    loaded.push(request.response().then(async (response) => (await response?.body())?.byteLength ?? Number.NaN));
  });
  await visit(page, '/products');
  // The locator uses a selector, because elements that are not rendered have no role.
  const cards = page.locator('main article');
  expect(await cards.count()).toBeGreaterThan(50);
  await expect.poll(() => loaded.length).toBeGreaterThan(2);
  // The browser asks for all pictures that are near while it paints.
  await passTimers(page, 1000);
  const bytes = await Promise.all(loaded);
  expect(bytes.length).toBeLessThanOrEqual(12);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(8_000);
  const last = cards.last().locator('img');
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('filters by tag and without allergens, and follows the address back', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Alle Produkte' }).click();
  await tag(page, 'vegan').check();
  await tag(page, 'scharf').check();
  await expect(page).toHaveURL('/products?tag=vegan&tag=spicy');
  const spicyVegan = await cardNames(page).allTextContents();
  expect(spicyVegan.length).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Ohne Allergene' }).click();
  const sheet = page.getByRole('group', { name: 'Ohne Allergene' });
  await sheet.getByRole('checkbox', { name: 'Gluten' }).check();
  await expect(page).toHaveURL('/products?tag=vegan&tag=spicy&ohne=gluten');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ohne Gluten' })).toBeVisible();

  await page.getByRole('link', { name: 'Pizza-Creator', exact: true }).first().click();
  await expect(page).toHaveURL(/pizza-creator/);
  await page.goBack();
  await expect(page).toHaveURL('/products?tag=vegan&tag=spicy&ohne=gluten');
  await expect(tag(page, 'scharf')).toBeChecked();
});

test('says what to do when nothing is found', async ({ page }) => {
  await visit(page, '/products?q=sushi&tag=vegan');
  await expect(page.getByRole('heading', { name: 'Zu «sushi» haben wir nichts.' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Produktgruppen' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Ohne das Suchwort: \d+ Produkte$/ }).click();
  await expect(page).toHaveURL('/products?tag=vegan');
  await expect(tag(page, 'vegan')).toBeChecked();
  await expect(cardNames(page)).not.toHaveCount(0);
});

test('understands what is not written on the menu, and says so', async ({ page }) => {
  await visit(page, '/products');
  await searchBox(page).pressSequentially('desert');
  await expect(found(page)).toHaveText(/^\d+ Produkte gefunden\. Wir zeigen Desserts\.$/);
  await expect(cardNames(page).filter({ hasText: 'Tiramisù' })).toBeVisible();

  await searchBox(page).fill('margerita');
  await expect(found(page)).toHaveText('1 Produkt gefunden. Wir zeigen «Margherita» statt «margerita».');
  await expect(cardNames(page)).toHaveText(['Margherita']);

  await searchBox(page).fill('glutenfrei');
  await expect(found(page)).toHaveText(/Wir zeigen alles ohne Gluten\.$/);
  await expect(page.getByRole('article').filter({ hasText: 'Panna cotta' })).toContainText('Passt: ohne Gluten');
  await expect(page).toHaveURL('/products?q=glutenfrei');
  await expectAccessible(page);
  const names = await cardNames(page).allTextContents();

  await reload(page);
  await expect(cardNames(page)).toHaveText(names);
});

test('brings an address that nobody can mean into shape', async ({ page }) => {
  await visit(page, '/products?q=&tag=vegan&tag=toString&ohne=__proto__&tag=vegan');
  await expect(page).toHaveURL('/products?tag=vegan');
});

test('filters without JavaScript', async ({ openBrowser, shop }) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  await openUnhydrated(page, `${shop.url}/products?q=bier`);
  await expect(found(page)).toHaveText(/Wir zeigen Bier\.$/);
  await openUnhydrated(page, `${shop.url}/products`);
  await searchBox(page).fill('oliven');
  await tag(page, 'vegan').check();
  await page.getByRole('button', { name: 'Zeigen', exact: true }).click();
  await expect(page).toHaveURL(`${shop.url}/products?q=oliven&tag=vegan`);
  const names = await cardNames(page).allTextContents();
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThan(10);
  await expect(tag(page, 'vegan')).toBeChecked();
});

test('marks the group that is being read, and leads to each', async ({ page }) => {
  await visit(page, '/products');
  const groups = page.getByRole('navigation', { name: 'Produktgruppen' });
  await groups.getByRole('link', { name: 'Süsses' }).click();
  await expect(page).toHaveURL('/products#süsses');
  await expect(page.getByRole('heading', { name: 'Süsses' })).toBeInViewport();
  await expect(groups.locator('[aria-current]')).toHaveText('Süsses');
  await groups
    .getByRole('link', { name: 'Zur Suche' })
    .or(page.getByRole('link', { name: 'Zur Suche' }))
    .click();
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toBeInViewport();
});

test('declares allergens and rules of choice before buying', async ({ page }) => {
  await visit(page, '/products?q=pommes');
  await page.getByRole('button', { name: 'Pommes frites', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Pommes frites' });
  await expect(dialog.getByText(/inklusive$/)).toBeVisible();
  await expect(dialog.getByText('Allergene', { exact: true })).toBeVisible();
});

test('shows what is switched off as such', async ({ page }) => {
  await visit(page, '/products?q=margherita');
  await page.getByRole('button', { name: 'Margherita', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Margherita' });
  await expect(dialog.getByLabel(/^Sardellen/)).toBeDisabled();
  await expect(dialog.getByLabel(/^Sardellen.*Zurzeit nicht verfügbar/)).toBeVisible();
});

test('gives each product an address, which back leaves without moving the list', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Alle Produkte' }).click();
  const card = page.getByRole('button', { name: 'Tiramisù', exact: true });
  await card.scrollIntoViewIfNeeded();
  let place = await card.boundingBox();
  // What came near is laid out now, in place of an estimate.
  await expect
    .poll(async () => {
      const before = place;
      place = await card.boundingBox();
      return place?.y === before?.y;
    })
    .toBe(true);
  // A click scrolls by itself when something is in its way.
  await card.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tiramisù' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/products\?produkt=[-0-9a-f]{36}$/);
  await expect(page).toHaveTitle(/^Tiramisù – /);
  await expectAccessible(page);
  const address = page.url();

  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/products');
  await expect(page).toHaveTitle(/^Produkte – /);
  // A card under the mouse is lifted a little.
  await page.mouse.move(0, 0);
  await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? NaN) - (place?.y ?? NaN))).toBeLessThan(1);
  await page.goForward();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Schliessen' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/products');

  await visit(page, address);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveTitle(/^Tiramisù – /);
  await reload(page);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/products');
  await expect(page).toHaveTitle(/^Produkte – /);
});

test('shares the address of a product', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/products?q=tiramisu');
  await page.getByRole('button', { name: 'Tiramisù', exact: true }).click();
  await page.getByRole('dialog', { name: 'Tiramisù' }).getByRole('button', { name: 'Teilen' }).click();
  await expectToast(page, 'Link kopiert');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/products\?produkt=[-0-9a-f]{36}$/);
});

test('shows the menu for the address of a product that is gone', async ({ page }) => {
  await visit(page, '/products?produkt=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Dieses Produkt steht nicht mehr auf der Karte.')).toBeVisible();
  await expect(cardNames(page)).not.toHaveCount(0);
  await searchBox(page).fill('tiramisu');
  await expect(page).toHaveURL('/products?q=tiramisu');
  await expect(page.getByText('Dieses Produkt steht nicht mehr auf der Karte.')).toBeHidden();
});
