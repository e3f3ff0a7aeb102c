import { type Locator, type Page, expect } from 'playwright/test';

export const ADDRESS = { name: 'Anna Muster', phoneNumber: '078 123 45 67', street: 'Langstrasse', houseNumber: '12' };

export const placeOrderButton = (page: Page): Locator => page.getByRole('button', { name: /^Jetzt bestellen/ });

/** Fills in the form of the open checkout page, for as soon as possible, paid in cash. */
export async function fillCheckout(page: Page): Promise<void> {
  await page.getByLabel('Name').fill(ADDRESS.name);
  await page.getByLabel('Telefon').fill(ADDRESS.phoneNumber);
  await page.getByLabel('Strasse').fill(ADDRESS.street);
  await page.getByLabel('Nummer').fill(ADDRESS.houseNumber);
  await page.getByLabel('Lieferort').selectOption({ index: 1 });
  await expect(placeOrderButton(page)).toBeEnabled();
}

/** On the page of an order: its number. */
export async function readOrderNumber(page: Page): Promise<number> {
  await page.waitForURL(/\/order\//);
  const heading = page.getByRole('heading', { level: 1, name: /^Deine Bestellung vom/ });
  const [number = ''] = /\d+$/.exec(await heading.innerText()) ?? [];
  return Number(number);
}
