import type { Page } from 'playwright/test';
import { loadUnbakedProducts } from './api.ts';
import { addButtons, cartButton, cartPanel, expectItemCount, fillCart, openCart } from './cart.ts';
import { changeDelay, passTimers } from './delay.ts';
import { openBoard, orderQuickly } from './desk.ts';
import { expect, test } from './test.ts';
import { openUnhydrated, reload, visit } from './visit.ts';

/** Returns the number of entries in the browser's history. */
const historyLength = (page: Page) => page.evaluate(() => history.length);

/** Holds requests to the URL back; returns a function that releases them. */
async function hold(page: Page, url: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Comes to the products from the home page, so that the history has an entry to go back to. */
async function arrive(page: Page): Promise<void> {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Jetzt bestellen' }).click();
  // The address changes before the page does, which scrolls to its top and moves the focus.
  await expect(page.getByRole('heading', { level: 1, name: 'Was darf es sein?' })).toBeFocused();
  await expect(page).toHaveURL('/products');
}

test('back closes the cart, and the next back leaves the page', async ({ page }) => {
  await arrive(page);
  await fillCart(page, 1);
  await page.evaluate(() => scrollTo(0, 700));
  await openCart(page);
  await page.goBack();
  await expect(cartPanel(page)).toBeHidden();
  await expect(page).toHaveURL('/products');
  await expect(cartButton(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(700);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('an overlay that was closed otherwise leaves no entry behind', async ({ page }) => {
  await arrive(page);
  for (let round = 0; round < 2; round += 1) {
    await openCart(page);
    await page.keyboard.press('Escape');
    await expect(cartPanel(page)).toBeHidden();
    const open = page
      .getByRole('main')
      .getByRole('button', { name: /: wählen$/ })
      .first();
    await open.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Schliessen' }).click();
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a dialog that is opened again while the one before is still leaving stays open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // On a slow device the closing animation takes a while to end.
  await changeDelay(page, 50, 1500);
  await arrive(page);
  const open = page.getByRole('button', { name: 'Alle Zeiten' });
  const dialog = page.getByRole('dialog', { name: 'Öffnungszeiten' });
  await open.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(dialog).toBeVisible();
  await passTimers(page, 2500);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('back closes a dialog', async ({ page }) => {
  await arrive(page);
  await page.getByRole('button', { name: 'Alle Zeiten' }).click();
  await expect(page.getByRole('dialog', { name: 'Öffnungszeiten' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/products');
});

test('from the cart to the checkout and back is one step', async ({ page }) => {
  await arrive(page);
  await fillCart(page, 1);
  await (await openCart(page)).getByRole('button', { name: 'Zur Kasse' }).click();
  await expect(page).toHaveURL('/checkout');
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect(cartPanel(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('back closes the menu; its links take the place of its entry', async ({ page }) => {
    await arrive(page);
    const menu = page.getByRole('navigation', { name: 'Menü' });
    const open = page.getByRole('button', { name: 'Menü öffnen' });
    await open.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/products');

    await open.click();
    await menu.getByRole('link', { name: 'Restaurant' }).click();
    await expect(page).toHaveURL('/restaurant');
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/products');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('the menu has its entry before it can be seen, so that nobody is too quick with the back button', async ({
    page,
  }) => {
    await arrive(page);
    const hasEntry = await page.getByRole('button', { name: 'Menü öffnen' }).evaluate(async (button: HTMLElement) => {
      button.click();
      // Only microtasks run here: neither a frame nor the `toggle` event comes between.
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      return (history.state as { readonly overlay?: string }).overlay !== undefined;
    });
    expect(hasEntry).toBe(true);
  });

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
  const release = await hold(page, '**/assets/*.js');
  await openUnhydrated(page, '/products', 'commit');
  const buttons = addButtons(page);
  await buttons.nth(0).click();
  await buttons.nth(1).click();
  await buttons.nth(1).click();
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb');
  release();
  await expectItemCount(page, 3);
});

test('a closed dialog gives the page back to screen readers, on a slow device too', async ({ page }) => {
  // Fluent UI shows the page again by a timer of 250 ms: on a busy device this timer fires after all others.
  await changeDelay(page, 250, 1000);
  await visit(page, '/products');
  await page
    .getByRole('main')
    .getByRole('button', { name: /: wählen$/ })
    .first()
    .click();
  const header = page.getByRole('banner');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(header).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(header).toHaveCount(1);
});

test('a page that comes while the cart is open leaves the focus in it, and the menu of a phone', async ({ page }) => {
  await visit(page, '/products');
  const close = cartPanel(page).getByRole('button', { name: 'Warenkorb schliessen' });
  let release = await hold(page, '**/api/**');
  const link = page.locator('a[href="/restaurant"]').first();
  await link.click();
  await openCart(page);
  await expect(close).toBeFocused();
  // The same page is requested again, as happens when its content has changed meanwhile.
  await link.evaluate((element: HTMLElement) => element.click());
  release();
  await expect(page.getByRole('status').filter({ hasText: 'Restaurant – Ofenpost' })).toBeAttached();
  await expect(close).toBeFocused();
  await close.press('Enter');
  await expect(cartButton(page)).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  release = await hold(page, '**/api/**');
  await page.getByRole('link', { name: 'Über uns' }).last().click();
  const menu = page.getByRole('button', { name: 'Menü öffnen' });
  await menu.press('Enter');
  release();
  await expect(page.getByText('Über uns – Ofenpost')).toBeAttached();
  await expect(menu).toBeFocused();
});

test('what the page tells while a dialog hides it from screen readers is told in the dialog', async ({
  page,
  openBrowser,
}) => {
  await openBoard(page);
  await page.getByRole('button', { name: 'Hochbetrieb', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Hochbetrieb' });
  await expect(dialog).toBeVisible();
  const hiddenPage = page.locator('[aria-hidden="true"] main');
  await expect(hiddenPage).toBeAttached();
  const guest = await openBrowser({ baseURL: new URL(page.url()).origin });
  const [product] = await loadUnbakedProducts(guest.request);
  const { number } = await orderQuickly(guest.request, product);
  await expect(dialog.getByText(`Neue Bestellung ${number}, Anna Muster, so bald wie möglich`)).toBeAttached();

  // A toast may come in another element and with other messages; the same message may be repeated.
  const reported = await dialog.evaluateHandle((element) => {
    const texts: string[] = [];
    const line = element.querySelector('p[aria-live="polite"]');
    if (line !== null) new MutationObserver(() => texts.push(line.textContent)).observe(line, { childList: true });
    return texts;
  });
  const report = () =>
    page.evaluate(() => {
      const main = document.querySelector('main');
      const line = main?.querySelector('[role="status"]');
      if (line) line.textContent = 'Eins';
      const alert = document.createElement('p');
      alert.role = 'alert';
      alert.textContent = 'Zwei';
      const around = document.createElement('div');
      around.append(alert);
      setTimeout(() => main?.append(around));
    });
  for (const times of [1, 2]) {
    await report();
    const count = async () => (await reported.jsonValue()).filter((text) => text.includes('Eins Zwei')).length;
    await expect.poll(count).toBe(times);
  }

  // A message during the closing of the dialog would be announced in neither place.
  await dialog.getByRole('button', { name: 'Schliessen' }).evaluate((close: HTMLElement) => {
    const line = document.querySelector('main [role="status"]');
    close.click();
    if (line !== null) line.textContent = 'Gerade noch gesagt';
  });
  // Other messages may be announced meanwhile too.
  await expect(page.locator('#announcer')).toContainText('Gerade noch gesagt');
  await expect(hiddenPage).not.toBeAttached();
});
