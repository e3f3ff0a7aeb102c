import type { Page } from 'playwright/test';
import { loadCart } from './api.ts';
import { beginCheckout, placeOrderButton, readOrderNumber } from './checkout.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

/** The order arrives, its answer does not. Answers the number of the order. */
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

test('an order without an answer is found after the page was closed', async ({ page }) => {
  const number = await placeWithoutAnswer(page);
  await page.goto('about:blank');
  await visit(page, '/checkout');
  expect(await readOrderNumber(page)).toBe(number);
  await page.goBack();
  await visit(page, '/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Dein Warenkorb ist leer' })).toBeVisible();
});

test('an order without an answer is found although it was changed afterwards', async ({ page }) => {
  const number = await placeWithoutAnswer(page);
  await page.getByLabel('Bemerkung für die Küche').fill('Ohne Zwiebeln');
  await placeOrderButton(page).click();
  expect(await readOrderNumber(page)).toBe(number);
  await expect(page.getByText('Deine Bestellung war schon da')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Ohne Zwiebeln');
  expect((await loadCart(page.request)).productCart).toEqual([]);
});
