import { type Page, expect } from 'playwright/test';
import { emptyCart } from './api.ts';
import { visit, waitForHydration } from './visit.ts';

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

/** The same in as many requests as it takes and without a page: what is opened afterwards is opened signed in. */
export async function signInQuickly(page: Page, person: DemoPerson): Promise<void> {
  const { request } = page.context();
  const choice = await request.post('/auth/sign-in', { form: { provider: 'local', returnTo: '/healthz' } });
  const button = new RegExp(`value="([^"]+)"[^>]*>(?:(?!</button>)[^])*${person}`).exec(await choice.text());
  expect(button?.[1], `${person} is offered at ${choice.url()}`).toBeDefined();
  const answer = await request.post(choice.url(), { form: { person: button?.[1] ?? '' } });
  expect(answer.ok(), answer.url()).toBe(true);
}

/** The same with an empty cart, whatever other tests have left in it. */
export async function signInWithEmptyCart(page: Page, person: DemoPerson): Promise<void> {
  await signInQuickly(page, person);
  await emptyCart(page.request);
}

/** Opens a page as somebody of the team. */
export async function visitAs(page: Page, person: DemoPerson, path: string): Promise<void> {
  await signInQuickly(page, person);
  await visit(page, path);
}

/** Opens the account menu and chooses what is called so. */
export async function chooseInAccountMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Konto', exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
}
