import type { Page } from 'playwright/test';
import { loadCart } from './api.ts';
import { cartButton } from './cart.ts';
import { beginCheckout, placeOrderButton, readOrderNumber, unfold } from './checkout.ts';
import { holdRequests } from './network.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { openUnhydrated, visit } from './visit.ts';

// Nothing may be lost or doubled: a failure that a second try hides would be the product's.
test.describe.configure({ retries: 0 });

/** Sends the order but aborts its response. Returns the order number. */
async function placeWithoutAnswer(page: Page): Promise<number | undefined> {
  let number: number | undefined;
  await page.route('**/api/orders', async (route) => {
    const body = (await (await route.fetch()).json()) as { order: { number: number } };
    number = body.order.number;
    await route.abort();
  });
  await placeOrderButton(page).click();
  await expect(page.getByText('Wir haben keine Antwort bekommen.')).toBeVisible();
  await page.unroute('**/api/orders');
  return number;
}

test.beforeEach(async ({ page, problems }) => {
  problems.expect(/Failed to load resource|net::ERR|Keine Verbindung/);
  await beginCheckout(page);
});

test('an order without an answer is found after the page was closed', { tag: '@flow' }, async ({ page }) => {
  const number = await placeWithoutAnswer(page);
  await openUnhydrated(page, 'about:blank');
  await visit(page, '/checkout');
  expect(await readOrderNumber(page)).toBe(number);
  await page.goBack();
  await visit(page, '/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Dein Warenkorb ist leer' })).toBeVisible();
});

test('an order without an answer is found although it was changed afterwards', async ({ page }) => {
  const number = await placeWithoutAnswer(page);
  await unfold(page, 'Bemerkung für die Küche');
  await page.getByLabel('Bemerkung für die Küche').fill('Ohne Zwiebeln');
  await placeOrderButton(page).click();
  expect(await readOrderNumber(page)).toBe(number);
  await expectToast(page, 'Deine Bestellung war schon da');
  await expect(page.getByRole('main')).not.toContainText('Ohne Zwiebeln');
  expect((await loadCart(page.request)).productCart).toEqual([]);
});

test('an order that somebody else answers in our place is no order, and is sent again', async ({ page, problems }) => {
  problems.expect(/Ein Fehler ist aufgetreten/);
  for (const status of [200, 403]) {
    const foreign = { status, headers: { 'x-request-id': 'p' }, json: { maintenance: true } };
    await page.route('**/api/orders', (route) => route.fulfill(foreign));
    await placeOrderButton(page)
      .or(page.getByRole('button', { name: 'Nochmals senden' }))
      .click();
    await expect(page.getByText('Wir haben keine Antwort bekommen.')).toBeVisible();
    expect(await page.getByText(/^Danke/).count()).toBe(0);
    await page.unroute('**/api/orders');
  }
  await page.getByRole('button', { name: 'Nochmals senden' }).click();
  await readOrderNumber(page);
});

/** Sends the order and holds its response back until the test releases or aborts it. */
async function holdAnswer(page: Page) {
  const held = Promise.withResolvers<'answered' | 'lost'>();
  await page.route('**/api/orders', async (route) => {
    const response = await route.fetch();
    if ((await held.promise) === 'answered') await route.fulfill({ response });
    else await route.abort();
  });
  const sent = page.waitForRequest('**/api/orders');
  await placeOrderButton(page).click();
  await sent;
  return held;
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Produkte' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Was darf es sein?' })).toBeVisible();
}

test('whoever leaves while the order is sent is led to it', { tag: '@flow' }, async ({ page }) => {
  const held = await holdAnswer(page);
  await leave(page);
  held.resolve('answered');
  await readOrderNumber(page);
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb');
  await visit(page, '/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Dein Warenkorb ist leer' })).toBeVisible();
});

test('whoever comes back to the checkout while the order is sent finds it under way', async ({ page }) => {
  const held = await holdAnswer(page);
  await leave(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Wird bestellt …' })).toBeVisible();
  held.resolve('answered');
  await readOrderNumber(page);
});

test('whoever has left the checkout is told that no answer came, and sends the same order again', async ({ page }) => {
  const held = await holdAnswer(page);
  await leave(page);
  held.resolve('lost');
  await expectToast(page, 'Wir haben keine Antwort bekommen');
  await page.unroute('**/api/orders');
  await page.goBack();
  await page.getByRole('button', { name: 'Nochmals senden' }).click();
  await readOrderNumber(page);
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb');
});

test('whoever has left the checkout hears why the order was refused', async ({ page, problems }) => {
  problems.expect(/status of 409/);
  await page.route('**/api/orders', async (route) => {
    const body = route.request().postDataJSON() as { totalPrice: number };
    await route.continue({ postData: JSON.stringify({ ...body, totalPrice: body.totalPrice + 5 }) });
  });
  const release = await holdRequests(page, '**/api/orders');
  await placeOrderButton(page).click();
  await leave(page);
  await release();
  await expectToast(page, 'Deine Bestellung ging nicht durch\nDer Preis ');
  await page.goBack();
  await expect(placeOrderButton(page)).toBeEnabled();
});
