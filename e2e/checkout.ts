import { randomInt } from 'node:crypto';
import { type Locator, type Page, expect } from 'playwright/test';
import { addToCart, loadPlainProducts } from './api.ts';
import { arriveAt, visit } from './visit.ts';

export const ADDRESS = { name: 'Anna Muster', phoneNumber: '078 123 45 67', street: 'Langstrasse', houseNumber: '12' };

export const placeOrderButton = (page: Page): Locator => page.getByRole('button', { name: /^Jetzt bestellen/ });

/** Fills in the form of the open checkout page: as soon as possible, paid by card, to a house with few open orders. */
export async function fillCheckout(
  page: Page,
  name = ADDRESS.name,
  houseNumber = String(randomInt(1, 9999)),
): Promise<void> {
  // Another test of the same shop may have saved an address of this customer.
  const another = page.getByRole('radio', { name: 'Neue Adresse' });
  if (await another.isVisible()) await another.check();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Telefonnummer').fill(ADDRESS.phoneNumber);
  await page.getByLabel('Strasse und Nummer').fill(`${ADDRESS.street} ${houseNumber}`);
  await page.getByLabel('Lieferort').selectOption({ label: '8400 Winterthur' });
  await expect(placeOrderButton(page)).toBeEnabled();
}

/** Unfolds what is asked for only on request. */
export const unfold = (page: Page, name: string): Promise<void> => page.locator('summary', { hasText: name }).click();

/** Reads the order number from the page of an order. */
export async function readOrderNumber(page: Page): Promise<number> {
  await arriveAt(page, /\/order\//);
  const heading = page.getByRole('heading', { level: 1, name: /^Deine Bestellung vom/ });
  const [number = ''] = /\d+$/.exec(await heading.innerText()) ?? [];
  return Number(number);
}

/** Opens the checkout with a product in the cart, and fills it in. */
export async function beginCheckout(page: Page): Promise<void> {
  const [product] = await loadPlainProducts(page.request);
  await addToCart(page.request, product, 5);
  await visit(page, '/checkout');
  await fillCheckout(page);
}

/** Places an order; returns its number. */
export async function placeOrder(page: Page): Promise<number> {
  await beginCheckout(page);
  await placeOrderButton(page).click();
  return readOrderNumber(page);
}
