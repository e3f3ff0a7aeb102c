import type { Page } from 'playwright/test';
import { addToCart, loadPlainProducts } from './api.ts';
import { openAsleep } from './asleep.ts';
import { cartButton, expectItemCount, openCart } from './cart.ts';
import { holdRequests } from './network.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { openUnhydrated, visit } from './visit.ts';

/** With the next minute the earliest delivery time moves by five minutes. */
test.use({ clockStart: '2026-11-20T18:01:05.000Z' });

/** Serves a page as if it had been rendered just before the minute ended: its clock moves on as soon as it hydrates. */
async function writtenAtEndOfMinute(page: Page, path: string): Promise<string> {
  const response = await page.request.get(path);
  const html = await response.text();
  const now = /data-now="([^"]+)"/.exec(html)?.[1] ?? '';
  const body = html.replaceAll(now, now.replace(/:\d\d\.\d+Z$/, ':59.999Z'));
  // The policy names the hash of the data, which has changed.
  const { 'content-security-policy': _, ...headers } = response.headers();
  await page.route(path, (route) => route.fulfill({ headers, body }));
  return body;
}

/** Holds the server's time, which corrects the page's as soon as it arrives. */
const holdServerTime = (page: Page) => holdRequests(page, '**/api/time');

test('a minute that ends while the page comes alive changes nothing under the hands of React', async ({ page }) => {
  const written = await writtenAtEndOfMinute(page, '/');
  expect(written.includes('heute um 19:30')).toBe(true);
  const release = await holdServerTime(page);
  await page.addInitScript(() => {
    setInterval(() => {
      globalThis.frozenTime += 1;
    });
  });
  await openUnhydrated(page, '/');
  await expect(page.getByText('frühestens bei dir heute um 19:35')).toBeVisible();
  await release();
});

test('a page that is older than it looks follows the clock of the server once it has started', async ({ page }) => {
  const response = await page.request.get('/');
  const html = await response.text();
  expect(html.includes('heute um 19:30')).toBe(true);
  // The clock of the page, which the browser may have stored, is ten minutes off; its data is as it was.
  const body = html.replace(/data-now="[^"]+"/, 'data-now="2026-11-20T18:11:00.000Z"');
  await page.route('/', (route) => route.fulfill({ response, body }));
  const release = await holdServerTime(page);
  await openUnhydrated(page, '/');
  await expect(page.getByText('frühestens bei dir heute um 19:40')).toBeVisible();
  await release();
  await expect(page.getByText('frühestens bei dir heute um 19:30')).toBeVisible();
});

test('the cart on this device is in a page that is the same for everybody before it comes alive, and React takes it over', async ({
  page,
}) => {
  const [product] = await loadPlainProducts(page.request);
  await addToCart(page.request, product, 2);
  await visit(page, '/legal/imprint');
  await expectItemCount(page, 2);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).not.toBeNull();
  for (const path of ['/products', '/pizza-creator']) {
    const wake = await openAsleep(page, path);
    await expectItemCount(page, 2);
    const badge = cartButton(page).locator('span', { hasText: '2 Produkte' });
    const written = await badge.elementHandle();
    await wake();
    await expectItemCount(page, 2);
    expect(await badge.evaluate((node, before) => node === before, written)).toBe(true);
    await expect((await openCart(page)).getByRole('group', { name: /^Anzahl / })).toHaveCount(1);
    await page.unrouteAll();
  }
});

test('what is entered before the page comes alive is kept, and can be sent', { tag: '@flow' }, async ({ page }) => {
  await visitAs(page, 'Mitarbeiter', '/legal/imprint');
  const wake = await openAsleep(page, '/admin/settings/kitchen');
  await page.getByLabel('Zubereitungszeit').fill('33');
  await page.getByRole('radio', { name: /Jede Hälfte zum ganzen Preis/ }).check();
  await wake();
  await expect(page.getByLabel('Zubereitungszeit')).toHaveValue('33');
  await expect(page.getByRole('complementary', { name: 'Vorschau' }).locator('del').first()).toBeVisible();
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expectToast(page, 'Küche gespeichert');
  const saved: unknown = await (await page.request.get('/api/settings/kitchen')).json();
  expect(saved).toMatchObject({ value: { preparationMinutes: 33, halfPriceRule: 'full' } });
});

test('what a guest writes before the page comes alive is kept, with the caret where it was', async ({ page }) => {
  const wake = await openAsleep(page, '/feedback');
  const text = page.getByLabel('Was möchtest du uns sagen?');
  await text.fill('Danke, Ofenteam!');
  await text.press('Home');
  await wake();
  await page.getByRole('radio').first().check();
  await text.pressSequentially('Vielen ');
  await expect(text).toHaveValue('Vielen Danke, Ofenteam!');
});

test('a tap counts on a part of the page whose code comes last', async ({ page }) => {
  await visitAs(page, 'Kundin', '/legal/imprint');
  const wake = await openAsleep(page, '/pizza-creator', /own-creations-[^/]+\.js$/);
  // All other controls respond.
  await page.getByRole('radio', { name: /^32 cm/ }).check();
  await expect(page.getByRole('main')).toContainText('Preis: CHF 18.00');
  await page.getByRole('button', { name: 'Merken' }).click();
  await wake();
  await expect(page.getByText('Bitte gib deinem Fladen einen Namen.')).toBeVisible();
});

test('a form counts that was sent before the page comes alive', { tag: '@flow' }, async ({ page }) => {
  const wake = await openAsleep(page, '/feedback');
  for (let question = 0; question < 3; question += 1)
    await page.getByRole('radio', { name: '4 von 5, gut' }).nth(question).check({ force: true });
  await page.getByLabel('Was möchtest du uns sagen?').fill('Noch da?');
  await page.getByRole('button', { name: 'Absenden' }).click();
  await wake();
  await expect(page.getByRole('heading', { name: 'Danke, das hilft uns.' })).toBeVisible();
  await expect(page).toHaveURL('/feedback');
});

test('what the server wrote stays where its code cannot be loaded', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/);
  await page.route(/admin-links-[^/]+\.js$/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await visitAs(page, 'Mitarbeiter', '/legal/imprint');
  await failed;
  // React has rendered the page again around the field.
  await expect(page.getByRole('button', { name: /^Neues \d+ ungelesen/ })).toBeVisible();
  await page.getByRole('button', { name: 'Admin-Menü' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Einstellungen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
});
