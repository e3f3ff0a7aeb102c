import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { addToCart, loadPlainProducts } from './api.ts';
import { fillCheckout, placeOrderButton, readOrderNumber } from './checkout.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

// Nothing may be lost or doubled: a failure that a second try hides would be the product's.
test.describe.configure({ retries: 0 });

const PORT = String(randomInt(30_000, 32_000));
const SIMULATOR = `http://127.0.0.1:${PORT}`;

test.use({ environment: { PAYMENT_PROVIDER: 'simulator', PAYMENT_SIMULATOR_PORT: PORT } });

test.beforeEach(({ problems }) =>
  problems.expect(/request to another server: http:\/\/127\.0\.0\.1|net::ERR|Failed to load resource/),
);

const control = async (page: Page, change: object) => {
  const answer = await page.request.post(`${SIMULATOR}/simulator/control`, { data: change });
  expect(answer.ok()).toBe(true);
};

/** Orders with a means of payment online, up to the provider's page. */
async function goToPay(page: Page, method: 'TWINT' | 'Karte' = 'Karte'): Promise<void> {
  const [product] = await loadPlainProducts(page.request);
  await addToCart(page.request, product, 5);
  await visit(page, '/checkout');
  await fillCheckout(page);
  await page.getByRole('group', { name: 'Jetzt bezahlen' }).getByRole('radio', { name: method }).check();
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(new RegExp(`^${SIMULATOR}/`));
}

const story = (page: Page) => page.getByRole('region', { name: 'Stand der Bestellung' });
const panel = (page: Page) => page.getByRole('region', { name: / bezahlen$/ });

test('a guest pays by card, and the desk gets the order as paid', { tag: '@flow' }, async ({ page, openBrowser }) => {
  await goToPay(page);
  await page.getByRole('button', { name: 'Mit Visa bezahlen' }).click();
  const number = await readOrderNumber(page);
  await expect(story(page)).toContainText('Bestellung ist bei uns');
  await expect(page.getByText('online bezahlt (xxxx xxxx xxxx 0004)')).toBeVisible();
  await page.getByRole('link', { name: 'Bestätigung ansehen' }).click();
  await expect(page.getByText('Online bezahlt (xxxx xxxx xxxx 0004)')).toBeVisible();

  const desk = await openBrowser();
  await visitAs(desk, 'Mitarbeiter', '/admin/incoming-orders');
  const ticket = desk.getByRole('article').filter({ hasText: String(number) });
  await expect(ticket).toContainText('bezahlt');
});

test('TWINT alone is offered where TWINT was chosen', async ({ page }) => {
  await goToPay(page, 'TWINT');
  await expect(page.getByRole('button', { name: 'Mit Visa bezahlen' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Mit TWINT bezahlen' }).click();
  await readOrderNumber(page);
  await expect(page.getByText('online bezahlt (TWINT)')).toBeVisible();
});

test('what did not work says so, and is tried again with the same order', async ({ page }) => {
  await goToPay(page);
  await page.getByRole('button', { name: 'Abgelehnt' }).click();
  const number = await readOrderNumber(page);
  await expect(panel(page)).toContainText('Das hat nicht geklappt.');
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Mit Karte bezahlen' }).click();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(panel(page)).toContainText('Die Zahlung ist abgebrochen.');
  await panel(page).getByRole('button', { name: 'Mit TWINT bezahlen' }).click();
  await page.getByRole('button', { name: 'Mit TWINT bezahlen' }).click();
  expect(await readOrderNumber(page)).toBe(number);
  await expect(story(page)).toContainText('Bestellung ist bei uns');
});

test('whoever goes back from the provider is not led away again, and pays at the door', async ({ page }) => {
  await goToPay(page);
  await page.goBack();
  await expect(panel(page)).toContainText('Wir warten auf deine Zahlung.');
  await panel(page).getByRole('button', { name: 'An der Tür bezahlen' }).click();
  await expect(story(page)).toContainText('Bestellung ist bei uns');
  await expect(page.getByText('Karte, an der Tür')).toBeVisible();
});

test('a guest who closes the tab after paying has ordered all the same', async ({ page, openBrowser }) => {
  await goToPay(page);
  const [, number = ''] = /OFP-(\d+)/.exec(await page.locator('body').innerText()) ?? [];
  // The provider tells the shop; the guest never comes back.
  await page.request.post(page.url(), { form: { action: 'visa' }, maxRedirects: 0 });
  await page.close();
  const desk = await openBrowser();
  await visitAs(desk, 'Mitarbeiter', '/admin/incoming-orders');
  await expect(desk.getByRole('article').filter({ hasText: number })).toContainText('bezahlt');
});

test('two tabs that both pay order and pay once', { tag: '@flow' }, async ({ page }) => {
  await goToPay(page);
  await page.goBack();
  const other = await page.context().newPage();
  await visit(other, page.url());
  await panel(page).getByRole('button', { name: 'Mit Karte bezahlen' }).click();
  await panel(other).getByRole('button', { name: 'Mit Karte bezahlen' }).click();
  for (const each of [page, other]) {
    await expect(each).toHaveURL(new RegExp(`^${SIMULATOR}/`));
    await each.getByRole('button', { name: 'Mit Visa bezahlen' }).click();
    await expect(story(each)).toContainText('Bestellung ist bei uns');
  }
  const paymentStates = async () => {
    const ledger = (await (await page.request.get(`${SIMULATOR}/simulator/ledger`)).json()) as {
      attempts: { orderId: string; transaction: { state: string } | null }[];
    };
    const [, number = ''] = /OFP-(\d+)/.exec(ledger.attempts.at(-1)?.orderId ?? '') ?? [];
    const own = ledger.attempts.filter(({ orderId }) => orderId.startsWith(`OFP-${number}-`));
    return own.map(({ transaction }) => transaction?.state ?? 'none').toSorted();
  };
  await expect.poll(paymentStates).toEqual(['AUTHORIZED', 'CANCELED', 'none']);
});

test('while the provider is away, the order waits and the door stays', async ({ page }) => {
  await control(page, { answers: 'error' });
  const [product] = await loadPlainProducts(page.request);
  await addToCart(page.request, product, 5);
  await visit(page, '/checkout');
  await fillCheckout(page);
  await page.getByRole('group', { name: 'Jetzt bezahlen' }).getByRole('radio', { name: 'Karte' }).check();
  await placeOrderButton(page).click();
  await expect(panel(page)).toContainText('Online bezahlen geht gerade nicht.');
  await control(page, { answers: 'true' });
  await panel(page).getByRole('button', { name: 'An der Tür bezahlen' }).click();
  await expect(story(page)).toContainText('Bestellung ist bei uns');
});

test('staff find the payment in the list, and the management tests the connection', async ({ page, openBrowser }) => {
  await goToPay(page);
  await page.getByRole('button', { name: 'Mit Visa bezahlen' }).click();
  const number = await readOrderNumber(page);
  await expect(story(page)).toContainText('Bestellung ist bei uns');

  const office = await openBrowser();
  await visitAs(office, 'Geschäftsleitung', '/admin/payments');
  const searched = office.waitForResponse((response) => response.url().includes(`q=${number}`));
  await office.getByLabel('Bestellnummer oder Karte').fill(String(number));
  await searched;
  await expect(office.getByText(`OFP-${number}-1`)).toBeVisible();
  await expect(office.getByText('reserviert').last()).toBeVisible();
  await expectAccessible(office);
  await office.getByLabel('Stand', { exact: true }).selectOption('Noch ohne Antwort');
  await expect(office.getByText(`OFP-${number}-1`)).toHaveCount(0);

  await visit(office, '/admin/settings/online-payment');
  await expect(office.getByText('Simulator: es fliesst kein Geld')).toBeVisible();
  await office.getByRole('button', { name: 'Verbindung prüfen' }).click();
  await expect(office.getByRole('status').filter({ hasText: 'Verbindung steht' })).toContainText('TWINT online');
  await expectAccessible(office);
});
