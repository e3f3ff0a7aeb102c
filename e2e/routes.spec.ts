import type { Page } from 'playwright/test';
import { PHONE, SCREENS, expectAccessibleInBoth } from './accessible.ts';
import { addToCart, loadPlainProducts } from './api.ts';
import { fillCart, openCart } from './cart.ts';
import { beginCheckout, fillCheckout, placeOrderButton, readOrderNumber } from './checkout.ts';
import { passTimers } from './delay.ts';
import { expectDialogToFit } from './fit.ts';
import { GUEST_PAGES } from './information-pages.ts';
import { holdRequests, waitForConnectionCode } from './network.ts';
import { signInQuickly, visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';
import { NARROW, expectNoSidewaysScrolling, expectWellMade } from './well-made.ts';

/** The console message of the browser for a page with status 404. */
const NOT_FOUND = /Failed to load resource: .* 404/;

for (const path of [...GUEST_PAGES, '/restaurant?woche=2026-W40', '/admin/incoming-orders']) {
  test(`${path} is well made for a guest`, async ({ page }) => {
    await expectWellMade(page, () => visit(page, path));
  });
}

for (const path of [
  '/gibt-es-nicht',
  '/admin/gibt-es-nicht',
  '/order/gibt-es-nicht',
  '/order/00000000-0000-4000-8000-000000000000',
]) {
  test(`${path} is well made`, async ({ page, problems }) => {
    problems.expect(NOT_FOUND);
    await expectWellMade(page, () => visit(page, path));
    await expect(page).toHaveTitle(/^(Nicht gefunden|Bestellung) – Ofenpost$/);
  });
}

// The board itself is checked in `desk.spec.ts`.
test('the way of an order is well made for a guest, and the board fits a narrow screen', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  await beginCheckout(page);
  await expectWellMade(page);
  await fillCheckout(page);
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  await expectWellMade(page);

  const staff = await openBrowser();
  await visitAs(staff, 'Mitarbeiter', '/admin/incoming-orders');
  await staff.setViewportSize(NARROW);
  await expectNoSidewaysScrolling(staff);
});

test('drawer and dialogs are accessible, and fit a phone whose letters are twice as large', async ({ page }) => {
  await visit(page, '/products');
  await fillCart(page, 1);
  for (const [size, colorScheme] of SCREENS) {
    await page.setViewportSize(size);
    await page
      .getByRole('main')
      .getByRole('button', { name: /: wählen$/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInBoth(page, colorScheme, '[role="dialog"]');
    if (size === PHONE) await expectDialogToFit(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.getByRole('button', { name: 'Alle Zeiten' }).click();
    await expect(page.getByRole('dialog', { name: 'Öffnungszeiten' })).toBeVisible();
    await expectAccessibleInBoth(page, colorScheme, '[role="dialog"]');
    if (size === PHONE) await expectDialogToFit(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await openCart(page);
    await expectAccessibleInBoth(page, colorScheme, '[role="dialog"]');
    if (size === PHONE) await expectDialogToFit(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('staff find every link in the header as soon as it has room for links, with a full cart and news', async ({
  page,
}) => {
  await signInQuickly(page, 'Mitarbeiter');
  const [first, second] = await loadPlainProducts(page.request);
  for (const product of [first, second]) await addToCart(page.request, product, 60);
  await page.setViewportSize({ width: 961, height: 700 });
  await visit(page, '/legal/imprint');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: /^Neues \d+ ungelesen/ })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Warenkorb 120 Produkte' })).toBeVisible();
  for (const width of [961, 1000, 1024, 1140, 1200, 1249]) {
    await page.setViewportSize({ width, height: 700 });
    const links = header.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link');
    await expect(links).toHaveText(['Start', 'Restaurant', 'Events', 'Produkte', 'Pizza-Creator', 'Über uns']);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScrolling(page);
  }
});

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

test('every change of route leads to the top and to its heading, without loading anew', async ({ page }) => {
  await visit(page, '/');
  const main = page.getByRole('navigation', { name: 'Hauptnavigation' });
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.evaluate(() => Object.assign(globalThis, { loadedOnce: true }));
  await main.getByRole('link', { name: 'Produkte' }).click();
  await expect(page).toHaveURL('/products');
  await expect(heading).toBeFocused();
  await expect(page.getByText('Produkte – Ofenpost')).toBeAttached();

  // A change of the filter does not scroll.
  await page
    .getByRole('main')
    .getByLabel('vegan', { exact: true })
    .evaluate((box: HTMLElement) => box.focus({ preventScroll: true }));
  await page.evaluate(() => scrollTo(0, 300));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/tag=vegan/);
  expect(await scrollTop(page)).toBe(300);

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await main.getByRole('link', { name: 'Restaurant' }).click();
  await expect(page).toHaveURL('/restaurant');
  await expect(heading).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 500));
  await page.goBack();
  await expect(page).toHaveURL(/products/);
  await expect(heading).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  await page.goForward();
  await expect(page).toHaveURL('/restaurant');
  await expect.poll(() => scrollTop(page)).toBe(500);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => 'loadedOnce' in globalThis)).toBe(true);
});

test('back leads to the card at which the menu was left, and the menu begins at its top when it is opened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/products');
  // Fingers scroll, and mice move before they press.
  await waitForConnectionCode(page);
  const header = page.getByRole('banner');
  const card = page.getByRole('article').filter({ hasText: 'Tiramisù' });
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 40));
  // What came near is laid out now, in place of an estimate.
  await passTimers(page, 1000);
  const left = (await card.boundingBox())?.y ?? Number.NaN;
  await header.getByRole('link', { name: 'Ofenpost, zur Startseite' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? Number.NaN) - left)).toBeLessThan(3);
  await header.getByRole('link', { name: 'Ofenpost, zur Startseite' }).click();
  await page.getByRole('link', { name: 'Alle Produkte' }).click();
  await expect(page).toHaveURL('/products');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('a page that takes its time is seen to be on its way', async ({ page }) => {
  await visit(page, '/');
  const release = await holdRequests(page, '**/api/**');
  await page.getByRole('banner').getByRole('link', { name: 'Produkte' }).click();
  await expect(page.locator(':root[data-on-the-way]')).toBeAttached();
  await release();
  await expect(page.getByRole('heading', { level: 1, name: 'Was darf es sein?' })).toBeVisible();
  await expect(page.locator(':root[data-on-the-way]')).not.toBeAttached();
});

test('an anchor is shown below the header, within a page and from another one', async ({ page }) => {
  const anchor = page.locator('#wochenmenu');
  const expectBelowHeader = async () => {
    // The address changes before the page appears, and the page appears before it is scrolled.
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    await expect(anchor).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    const covered = (header?.y ?? 0) + (header?.height ?? 0);
    await expect.poll(async () => (await anchor.boundingBox())?.y).toBeGreaterThanOrEqual(covered);
  };
  await visit(page, '/restaurant#wochenmenu');
  await expectBelowHeader();
  await visit(page, '/');
  await page.getByRole('link', { name: 'Ganze Woche ansehen' }).click();
  await expect(page).toHaveURL('/restaurant#wochenmenu');
  await expectBelowHeader();
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => location.assign('#wochenmenu'));
  await page.goBack();
  await page.goForward();
  await expect(page).toHaveURL('/restaurant#wochenmenu');
  await expectBelowHeader();
});

test('the error page stands alone', async ({ page }) => {
  await visit(page, '/error');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Öffnungszeiten' })).toHaveCount(0);
});

/** The words of the page's lists that stand on more than one line. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('li p, li p ~ ul')].flatMap((element) => {
      const text = element.firstChild;
      if (!(text instanceof Text)) return [];
      return Array.from(text.data.matchAll(/[\p{L}-]+/gu)).flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );

test('on the narrowest phone the dishes of an order are words, not letters below each other', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await visit(page, '/pizza-creator');
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await page.getByRole('button', { name: 'Noch einen bauen' }).click();
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await visit(page, '/checkout');
  await fillCheckout(page);
  await expect(page.getByRole('main').getByText('26 cm, Klassischer Teig, Tomatensauce')).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  await expect(page.getByRole('main').getByText('26 cm, Klassischer Teig, Tomatensauce')).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
});
