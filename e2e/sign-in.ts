import { type Page, expect } from 'playwright/test';
import { waitForHydration } from './visit.ts';

export type DemoPerson = 'Kundin' | 'Mitarbeiter' | 'Geschäftsleitung';

/** Signs in through the local OpenID provider, from the page that is open, and comes back to it. */
export async function signIn(page: Page, person: DemoPerson): Promise<void> {
  const path = new URL(page.url()).pathname;
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await page.getByRole('button', { name: 'Mit Demo-Konto anmelden' }).click();
  await page.getByRole('button', { name: person }).click();
  await page.waitForURL((url) => url.pathname === path);
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Konto', exact: true })).toBeVisible();
}

/** Opens the account menu and chooses what is called so. */
export async function chooseInAccountMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Konto', exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
}
