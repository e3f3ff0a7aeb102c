import { type Page, expect } from 'playwright/test';
import { emptyCart } from './api.ts';
import { arriveAt, openUnhydrated, visit } from './visit.ts';

export type DemoPerson = 'Kundin' | 'Kurierin' | 'Mitarbeiter' | 'Geschäftsleitung';

/** Signs in through the local OpenID provider, from the open page, and returns to it. */
export async function signIn(page: Page, person: DemoPerson): Promise<void> {
  const path = new URL(page.url()).pathname;
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await page.getByRole('button', { name: 'Mit Demo-Konto anmelden' }).click();
  await page.getByRole('button', { name: person }).click();
  await arriveAt(page, (url) => url.pathname === path);
  await expect(page.getByRole('button', { name: 'Konto', exact: true })).toBeVisible();
}

/** Signs in by requests alone, without a page; pages that are opened afterwards are signed in. */
export async function signInQuickly(page: Page, person: DemoPerson): Promise<void> {
  const { request } = page.context();
  const choice = await request.post('/auth/sign-in', { form: { provider: 'local', returnTo: '/healthz' } });
  const button = new RegExp(`value="([^"]+)"[^>]*>(?:(?!</button>)[^])*${person}`).exec(await choice.text());
  expect(button?.[1], `${person} is offered at ${choice.url()}`).toBeDefined();
  const answer = await request.post(choice.url(), { form: { person: button?.[1] ?? '' } });
  expect(answer.ok(), answer.url()).toBe(true);
}

/** Signs in by requests and empties the cart, which other tests may have filled. */
export async function signInWithEmptyCart(page: Page, person: DemoPerson): Promise<void> {
  await signInQuickly(page, person);
  await emptyCart(page.request);
}

/** Signs in as one of the team and opens a page. */
export async function visitAs(page: Page, person: DemoPerson, path: string): Promise<void> {
  // A new session ends the live connections of the one before, which a page that is still open would report as lost.
  if (page.url() !== 'about:blank') await openUnhydrated(page, '/healthz');
  await signInQuickly(page, person);
  await visit(page, path);
}

/** Opens the account menu and chooses the item of this name. */
export async function chooseInAccountMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Konto', exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
}
