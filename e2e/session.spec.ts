import type { Page } from 'playwright/test';
import { OF_SERVER, addToCart, loadPlainProducts } from './api.ts';
import { addButtons, cartButton, expectItemCount, fillCart, openCart } from './cart.ts';
import { unfold } from './checkout.ts';
import { passTimers } from './delay.ts';
import { chooseInAccountMenu, signIn, signInQuickly, signInWithEmptyCart, visitAs } from './sign-in.ts';
import { expectSignedOut, openTab, setVisibility } from './tabs.ts';
import { expect, test } from './test.ts';
import { expectNoToast, expectToast } from './toasts.ts';
import { arriveAt, reload, visit } from './visit.ts';

const openAccountMenu = (page: Page) => page.getByRole('button', { name: 'Konto', exact: true }).click();

/** The home page may ask for the last order in the very moment in which the session ends. */
const LAST_ORDER_OF_THE_ACCOUNT = /status of 40[14] .*\/api\/orders/;

async function signOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
}

const readBackground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('only staff get to the order desk', { tag: '@flow' }, async ({ page }) => {
  expect((await page.request.get('/api/desk/orders/events')).status()).toBe(401);
  await visit(page, '/admin/incoming-orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Hier backt nur das Team.' })).toBeVisible();

  await signIn(page, 'Kundin');
  await expect(page.getByRole('heading', { level: 1, name: 'Hier backt nur das Team.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Admin-Menü' })).toHaveCount(0);
  expect((await page.request.get('/api/desk/orders/events')).status()).toBe(403);
});

test('the browser starts up with the user, then the cart, and leaves what the page says already', async ({ page }) => {
  await signInWithEmptyCart(page, 'Kundin');
  const [product] = await loadPlainProducts(page.request);
  await addToCart(page.request, product, 2);
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(me|cart)$/.test(pathname)) requested.push(`${request.method()} ${pathname}`);
  });
  await visit(page, '/legal/imprint');
  await expect.poll(() => requested).toEqual(['GET /api/me', 'GET /api/cart']);
  await expectItemCount(page, 2);
  // What the start-up asks for, it asks for before somebody opens another page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click();
  await expect(page).toHaveURL('/legal/terms');
  await passTimers(page, 1000);
  expect(requested).toHaveLength(2);
});

test('the start of the browser brings what changed since the page was written', async ({
  page,
  openBrowser,
  problems,
}) => {
  problems.expect(/Deine Sitzung ist abgelaufen/);
  const [product] = await loadPlainProducts(page.request);
  const someone = await openBrowser();
  await signInWithEmptyCart(someone, 'Kundin');
  const written = await (await someone.request.get('/legal/imprint')).text();
  await addToCart(someone.request, product, 3);
  await someone.route('/legal/imprint', (route) => route.fulfill({ contentType: 'text/html', body: written }));
  await visit(someone, '/legal/imprint');
  await expectItemCount(someone, 3);

  // The session ended after the page was rendered; then somebody else signed in.
  await someone.context().clearCookies();
  await visit(someone, '/legal/imprint');
  await expect(someone.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await expectToast(someone, 'Deine Sitzung ist abgelaufen.');
  await expect(cartButton(someone)).toHaveAccessibleName('Warenkorb');
  expectNoToast(someone, 'Deine Sitzung ist abgelaufen.');
  const guestPage = await (await page.request.get('/legal/imprint')).text();
  await page.route('/legal/imprint', (route) => route.fulfill({ contentType: 'text/html', body: guestPage }));
  await signInQuickly(page, 'Mitarbeiter');
  await visit(page, '/legal/imprint');
  await expect(page.getByRole('button', { name: 'Admin-Menü' })).toBeVisible();
});

test('who signs in and goes back finds themselves on the page that was everybody’s', async ({ page }) => {
  await visit(page, '/legal/imprint');
  await signInQuickly(page, 'Kundin');
  await visit(page, '/legal/terms');
  await page.goBack();
  await expect(page).toHaveURL('/legal/imprint');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Konto' })).toBeVisible();
});

test('who gives up at the provider can go on as a guest', async ({ page }) => {
  await visit(page, '/products');
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await page.getByRole('button', { name: 'Mit Demo-Konto anmelden' }).click();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await arriveAt(page, (url) => url.pathname === '/auth');
  await page.getByRole('link', { name: 'Als Gast bestellen' }).click();
  await expect(page).toHaveURL('/products');
});

test('signing out ends the session on the server too', { tag: '@flow' }, async ({ page, problems }) => {
  problems.expect(LAST_ORDER_OF_THE_ACCOUNT);
  await visitAs(page, 'Kundin', '/');
  const session = await page.context().cookies();
  await signOut(page);

  await page.context().addCookies(session);
  expect(await (await page.request.get('/api/me')).json()).toMatchObject({ email: null });
});

const readStored = (tab: Page) => tab.evaluate(() => Object.values(localStorage).join());

test('who signs out in one tab leaves nothing in the others', async ({ page, problems }) => {
  // Going back is faster than the router, which then requests addresses for the account that has signed out.
  problems.expect(/status of (401|503)|Bitte melde dich an|Ein Fehler ist aufgetreten/);
  problems.expect(LAST_ORDER_OF_THE_ACCOUNT);
  await signInWithEmptyCart(page, 'Kundin');
  await visit(page, '/');
  const menu = await openTab(page, '/products?q=ola');
  await fillCart(menu, 1);
  const checkout = await openTab(page, '/products');
  await addButtons(checkout).last().click();
  await expectItemCount(checkout, 2);
  await (await openCart(checkout)).getByRole('button', { name: 'Zur Kasse' }).click();
  await unfold(checkout, 'Bemerkung für die Küche');
  await checkout.getByLabel('Bemerkung für die Küche').fill('Bitte ohne Zwiebeln');
  await expect.poll(() => readStored(checkout)).toContain('Zwiebeln');

  // The menu works also where the guest's own cart fails to load.
  await menu.route('**/api/cart', (route) => route.fulfill({ status: 503 }));
  await Promise.all([signOut(page), expectSignedOut(menu, '/products?q=ola'), expectSignedOut(checkout, '/')]);
  for (const tab of [menu, checkout]) await expect(cartButton(tab)).toHaveAccessibleName('Warenkorb');
  expect(await readStored(checkout)).not.toMatch(/Zwiebeln|Brunner/);
  await checkout.goBack();
  await expect(checkout).toHaveURL('/checkout');
  await expect(checkout.getByText('Dein Warenkorb ist leer')).toBeVisible();
});

test('who signs out in one tab leaves the order desk in the other', async ({ page, problems }) => {
  // The server may end the live connection before it answers the tab that signs out.
  problems.expect(/status of 401|Bitte melde dich an/);
  await visitAs(page, 'Mitarbeiter', '/');
  const board = await openTab(page, '/admin/incoming-orders');
  await expect(board.getByText('Verbunden', { exact: true })).toBeVisible();

  // The tab is hidden: the toast waits until the tab is visible.
  await setVisibility(board, 'hidden');
  await signOut(page);
  await expect(board.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  expectNoToast(board, 'Bis bald!');
  await setVisibility(board, 'visible');
  await expectSignedOut(board, '/');
  await board.goBack();
  await expect(board.getByRole('heading', { level: 1, name: 'Du bist abgemeldet.' })).toBeVisible();
});

test('what staff were entering is there again for them, though they signed out in another tab', async ({ page }) => {
  await visitAs(page, 'Mitarbeiter', '/');
  const form = await openTab(page, '/admin/events/new');
  await form.getByLabel('Titel').fill('Silvester am Ofen');
  // No dialog asks whether to leave.
  await Promise.all([signOut(page), expectSignedOut(form, '/')]);

  await signIn(form, 'Geschäftsleitung');
  await visit(form, '/admin/events/new');
  await expect(form.getByLabel('Titel')).toHaveValue('');
  await signOut(form);
  await signIn(form, 'Mitarbeiter');
  await visit(form, '/admin/events/new');
  await expect(form.getByLabel('Titel')).toHaveValue('Silvester am Ofen');
  await expect(form.getByText(/^Deine Änderungen von \d\d:\d\d sind wieder da\./)).toBeVisible();
});

test('nobody is asked about an unsaved form after signing out or removing the account', async ({ page }) => {
  const requested: string[] = [];
  page.on('dialog', (dialog) => {
    requested.push(dialog.type());
    void dialog.accept();
  });
  await visitAs(page, 'Mitarbeiter', '/admin/events/new');
  await page.getByLabel('Titel').fill('Silvester am Ofen');
  await signOut(page);
  await expect(page).toHaveURL('/');

  await visitAs(page, 'Mitarbeiter', '/admin/events/new');
  await expect(page.getByLabel('Titel')).toHaveValue('Silvester am Ofen');
  // Other tests need this account, so the removal is only simulated.
  const guest: unknown = await (await fetch(new URL('/api/me', page.url()))).json();
  await page.route('**/api/accounts/*', (route) => route.fulfill({ headers: OF_SERVER, json: guest }));
  await chooseInAccountMenu(page, 'Kontodaten');
  await page.getByRole('button', { name: 'Konto löschen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Konto löschen' });
  await dialog.getByRole('textbox').fill('LÖSCHEN');
  await dialog.getByRole('button', { name: 'Für immer löschen' }).click();
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Konto gelöscht');
  expect(requested).toEqual([]);
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

  await reload(page);
  expect(await readBackground(page)).toBe(dark);
  await openAccountMenu(page);
  await banner.getByRole('button', { name: 'Helles Design' }).click();
  await expect.poll(() => readBackground(page)).toBe(light);
});
