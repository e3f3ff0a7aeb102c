import type { Page } from 'playwright/test';
import { addToCart, loadPlainProducts } from './api.ts';
import { openCart } from './cart.ts';
import { fillCheckout, placeOrderButton } from './checkout.ts';
import { passTimers } from './delay.ts';
import { holdRequests } from './network.ts';
import { chooseInAccountMenu, signInWithEmptyCart } from './sign-in.ts';
import { setVisibility } from './tabs.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { arriveAt, visit } from './visit.ts';

const EMPTY = 'Dein Warenkorb ist leer';
const ENDED = 'Du bist nicht mehr angemeldet';

/** Opens a page with two of a product in the cart of an account. */
async function visitWithCart(page: Page, path: string): Promise<void> {
  await signInWithEmptyCart(page, 'Kundin');
  const [product] = await loadPlainProducts(page.request);
  await addToCart(page.request, product, 2);
  await visit(page, path);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Konto' })).toBeVisible();
}

/** Ends the session at the server alone: the browser still sends its cookie. */
async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  expect((await page.request.post('/api/session/sign-out')).ok()).toBe(true);
  await page.context().addCookies(cookies);
}

/** Ends the session when the page asks next: a page that hears of the end by itself has nothing to press any more. */
const endSessionWith = (page: Page, path: RegExp): Promise<unknown> =>
  page.route(
    path,
    async (route) => {
      await endSession(page);
      await route.continue();
    },
    { times: 1 },
  );

test.beforeEach(({ problems }) => problems.expect(/status of 401|Deine Sitzung ist abgelaufen|Bitte melde dich an/));

test('who orders after the session has ended reads so, and finds the cart again', async ({ page }) => {
  await visitWithCart(page, '/checkout');
  await fillCheckout(page, 'Lea Brunner');
  await endSessionWith(page, /\/api\/orders$/);
  await placeOrderButton(page).click();
  await expectToast(page, 'Deine Sitzung ist abgelaufen.');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: ENDED })).toBeVisible();
  await expect(page.getByText(EMPTY)).toHaveCount(0);
  const cart = await openCart(page);
  await expect(cart).toContainText(ENDED);
  await expect(cart).not.toContainText(EMPTY);
  await page.keyboard.press('Escape');

  await main.getByRole('link', { name: 'Anmelden' }).click();
  await page.getByRole('button', { name: 'Mit Demo-Konto anmelden' }).click();
  await page.getByRole('button', { name: 'Kundin' }).click();
  await arriveAt(page, '/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Kasse' })).toBeVisible();
});

test('who changes the cart after the session has ended reads so', async ({ page }) => {
  await visitWithCart(page, '/products');
  const cart = await openCart(page);
  await endSessionWith(page, /\/api\/cart\/items\//);
  await cart.getByRole('button', { name: /mehr/ }).first().click();
  await expect(cart).toContainText(ENDED);
  await expect(cart).not.toContainText(EMPTY);
  await expect(cart.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', /returnTo=%2Fproducts/);
});

test('what was asked before the session ended says nothing after it', async ({ page }) => {
  await visitWithCart(page, '/products');
  // The page loads the cart once it is used.
  const release = await holdRequests(page, '**/api/cart');
  const requested = page.waitForRequest('**/api/cart');
  const cart = await openCart(page);
  await requested;
  await endSessionWith(page, /\/api\/cart\/items\//);
  await cart.getByRole('button', { name: /mehr/ }).first().click();
  await expect(cart).toContainText(ENDED);
  await release();
  await passTimers(page, 1000);
  await expect(cart).toContainText(ENDED);
  await expect(cart).not.toContainText(EMPTY);
});

test('who comes back to a tab whose session has ended reads so', async ({ page }) => {
  await visitWithCart(page, '/checkout');
  await setVisibility(page, 'hidden');
  await endSession(page);
  await setVisibility(page, 'visible');
  await expect(page.getByRole('heading', { level: 1, name: ENDED })).toBeVisible();
  await expectToast(page, 'Deine Sitzung ist abgelaufen.');
});

for (const [name, untrue] of [
  ['Bestellungen', 'Du hast noch keine Bestellungen'],
  ['Adressen', 'Noch keine Adresse gespeichert'],
] as const)
  test(`«${name}» of the account are not said to be none after the session has ended`, async ({ page }) => {
    await visitWithCart(page, '/legal/imprint');
    // The session ends as the dialog asks: once the page knows, the menu is gone.
    await page.route(/\/api\/(orders|addresses)(\?|$)/, async (route) => {
      await endSession(page);
      await route.continue({ headers: { ...route.request().headers(), cookie: 'ofenpost.session=ended' } });
    });
    await chooseInAccountMenu(page, name);
    await expectToast(page, 'Deine Sitzung ist abgelaufen.');
    await expect(page.getByText(untrue)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
    await expect(page.getByText(untrue)).toHaveCount(0);
  });

test('the page of the own orders leads to the sign-in after the session has ended', async ({ page }) => {
  await visitWithCart(page, '/legal/imprint');
  await endSession(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/order');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Deine Bestellungen warten im Konto.' })).toBeVisible();
});
