import { OF_SERVER } from './api.ts';
import { addButtons, cartButton, expectItemCount, fillCart } from './cart.ts';
import { placeOrder } from './checkout.ts';
import { signInWithEmptyCart, visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectNoToast, expectToast } from './toasts.ts';
import { visit } from './visit.ts';

for (const [what, answer, detail] of [
  ['401', { status: 401, headers: OF_SERVER, json: {} }, /^Deine Sitzung ist abgelaufen\. Bitte melde dich erneut an/m],
  ['a text', { status: 502, contentType: 'text/plain', body: 'Der Ofen ist kalt.' }, 'Der Ofen ist kalt.'],
  ['a message', { status: 500, headers: OF_SERVER, json: { message: 'Kein Teig mehr.' } }, 'Kein Teig mehr.'],
] as const) {
  test(`a page whose call is answered with ${what} says so once, and in the log`, async ({ page, problems }) => {
    problems.expect(/Error|Failed to load resource/);
    await page.route('**/api/catalogue', (route) => route.fulfill(answer));
    await visit(page, '/');
    const logged = page.waitForEvent(
      'console',
      (message) => message.type() === 'error' && message.text().includes('Error'),
    );
    await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Produkte' }).click();
    await expectToast(page, detail);
    await logged;
    expectNoToast(page, detail);
  });
}

/** What answers in the place of the server. */
const STRANGERS = [
  ['an HTML page with 200', { contentType: 'text/html', body: '<p>Wartung</p>' }],
  // Gateways number their answers, as our server does.
  ['JSON of somebody else', { headers: { 'x-request-id': 'p' }, json: { maintenance: true } }],
  ['JSON of somebody else with 401', { status: 401, json: {} }],
  ['an HTML page with 503', { status: 503, contentType: 'text/html', body: '<p>Wartung</p>' }],
] as const;

for (const [what, answer] of STRANGERS) {
  test(`a page whose data is answered by ${what} can be tried again`, async ({ page, problems }) => {
    problems.expect(/Error|Failed to load resource/);
    await page.route(/\/api\/(?!time)/, (route) => route.fulfill(answer));
    await visit(page, '/');
    await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Produkte' }).click();
    const again = page.getByRole('button', { name: 'Nochmals versuchen' });
    await expect(again).toBeVisible();
    await expect(page).toHaveURL('/products');
    await expect(page.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeVisible();
    await page.unrouteAll();
    await again.click();
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(again).toHaveCount(0);
  });
}

test('the order desk that cannot be loaded says so once, however often it tries again', async ({ page, problems }) => {
  problems.expect(/Error|Failed to load resource/);
  let tries = 0;
  await page.route('**/api/desk/orders/events', async (route) => {
    tries += 1;
    await route.fulfill({ status: 500, headers: OF_SERVER, json: { message: 'Kein Papier mehr.' } });
  });
  await visitAs(page, 'Mitarbeiter', '/admin/incoming-orders');
  await expectToast(page, 'Kein Papier mehr.');
  await expect.poll(() => tries).toBeGreaterThan(1);
  expectNoToast(page, 'Kein Papier mehr.');
  await expect(page.getByRole('heading', { name: 'Gerade sehen wir keine Bestellungen.' })).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByText('Verbunden', { exact: true })).toBeVisible();
});

const UNKNOWN = 'Ein Fehler ist aufgetreten, bitte versuchen Sie es später erneut';

for (const [what, answer] of STRANGERS)
  test(`a cart whose changes are answered by ${what} says so, and stays as it was`, async ({ page, problems }) => {
    problems.expect(/Error|Failed to load resource/);
    await visit(page, '/products');
    await fillCart(page, 1);
    await page.route('**/api/**', (route) => route.fulfill(answer));
    await addButtons(page).nth(1).click();
    await expectToast(page, what.startsWith('JSON') ? UNKNOWN : 'Wartung');
    await expectItemCount(page, 1);
    await page.unrouteAll();
    await addButtons(page).nth(2).click();
    await expect(cartButton(page)).toHaveAccessibleName(/^Warenkorb 2 Produkte$/);
  });

test('a part of a page whose code cannot be fetched says so in German, and comes with the next try', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  for (const [part, path, shown] of [
    ['account-items', '/legal/imprint', page.getByRole('button', { name: 'Abmelden' }).first()],
    ['feedback-admin', '/feedback', page.getByRole('heading', { level: 1 })],
    ['list-rows', '/admin/accounts', page.getByRole('row').nth(1)],
  ] as const) {
    const code = new RegExp(`/${part}-[^/]+\\.js$`);
    await page.route(code, (route) => route.abort());
    await visitAs(page, 'Mitarbeiter', path);
    await expectToast(page, UNKNOWN);
    if (part === 'account-items') await page.getByRole('button', { name: 'Konto', exact: true }).click();
    const again = page.getByRole('button', { name: 'Nochmals versuchen' }).first();
    await expect(again).toBeVisible();
    await page.unrouteAll();
    await again.click();
    if (part === 'account-items') await page.getByRole('button', { name: 'Konto', exact: true }).click();
    await expect(shown).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nochmals versuchen' })).toHaveCount(0);
  }
});

test('an order arrives though the code that stores its address cannot be fetched, which is said in German', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|dynamically imported module/);
  await page.route(/\/after-order-[^/]+\.js$/, (route) => route.abort());
  await signInWithEmptyCart(page, 'Kundin');
  await placeOrder(page);
  await expectToast(page, UNKNOWN);
});
