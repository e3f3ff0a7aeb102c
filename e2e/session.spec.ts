import type { Page } from 'playwright/test';
import { signIn, visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { visit, waitForHydration } from './visit.ts';

const openAccountMenu = (page: Page) => page.getByRole('button', { name: 'Konto', exact: true }).click();

const readBackground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('only staff get to the order desk', async ({ page }) => {
  expect((await page.request.get('/api/desk/orders/events')).status()).toBe(401);
  await visit(page, '/admin/incoming-orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Hier backt nur das Team.' })).toBeVisible();

  await signIn(page, 'Kundin');
  await expect(page.getByRole('heading', { level: 1, name: 'Hier backt nur das Team.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Admin-Menü' })).toHaveCount(0);
  expect((await page.request.get('/api/desk/orders/events')).status()).toBe(403);
});

test('who gives up at the provider can go on as a guest', async ({ page }) => {
  await visit(page, '/products');
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await page.getByRole('button', { name: 'Mit Demo-Konto anmelden' }).click();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await page.waitForURL((url) => url.pathname === '/auth');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Als Gast bestellen' }).click();
  await expect(page).toHaveURL('/products');
});

test('signing out ends the session on the server too', async ({ page }) => {
  await visitAs(page, 'Kundin', '/');
  const session = await page.context().cookies();
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();

  await page.context().addCookies(session);
  expect(await (await page.request.get('/api/me')).json()).toMatchObject({ email: null });
});

test('the chosen theme stays', async ({ page }) => {
  const banner = page.getByRole('banner');
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/');
  const light = await readBackground(page);
  await signIn(page, 'Kundin');
  await openAccountMenu(page);
  await banner.getByRole('button', { name: 'Dunkles Design' }).click();
  await expect.poll(() => readBackground(page)).not.toBe(light);
  const dark = await readBackground(page);

  await page.reload();
  await waitForHydration(page);
  expect(await readBackground(page)).toBe(dark);
  await openAccountMenu(page);
  await banner.getByRole('button', { name: 'Helles Design' }).click();
  await expect.poll(() => readBackground(page)).toBe(light);
});
