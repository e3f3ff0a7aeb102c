import type { Page, Route } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { OF_SERVER, addToCart, loadPlainProducts } from './api.ts';
import { beginCheckout, fillCheckout, placeOrderButton, readOrderNumber, unfold } from './checkout.ts';
import { liveAtOnce } from './delay.ts';
import { holdRequests } from './network.ts';
import { signInQuickly } from './sign-in.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

type Request = { totalPrice: number };

/** Simulates a price change: the next order is sent with this much less than it costs by now. */
const sendLess = (page: Page, less: number) =>
  page.route(
    '**/api/orders',
    async (route) => {
      const body = route.request().postDataJSON() as Request;
      await route.continue({ postData: JSON.stringify({ ...body, totalPrice: body.totalPrice - less }) });
    },
    { times: 1 },
  );

/** Fills the oven in the chosen slot and the one after it as soon as the next order is sent: the page cannot know before. */
async function fillOven(page: Page, slot: string): Promise<void> {
  const refusal = { defined: true, code: 'REFUSED', status: 409, message: '', data: { code: 'slotFull' } };
  const next = new Date(Date.parse(slot) + 15 * 60_000).toISOString();
  const reserved = [slot, next].map((each) => ({ slot: each, breads: 10 }));
  const refuse = async (route: Route) => {
    await page.route('**/api/delivery/oven-load', (load) =>
      load.fulfill({ headers: OF_SERVER, json: { capacity: 10, reserved } }),
    );
    await route.fulfill({ status: 409, headers: OF_SERVER, json: refusal });
  };
  await page.route('**/api/orders', refuse, { times: 1 });
}

test(
  'what changed meanwhile is told at its place, and goes on with a click',
  { tag: '@flow' },
  async ({ page, problems }) => {
    problems.expect(/status of 409/);
    await beginCheckout(page);
    await sendLess(page, 150);
    await placeOrderButton(page).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Der Preis hat sich geändert.' });
    await expect(notice).toContainText(/Bisher\s*CHF \d+\.\d\d\s*Jetzt\s*CHF \d+\.\d\d/);
    await expect(notice).toBeFocused();

    await page.getByLabel('Andere Zeit').check();
    const time = page.getByLabel('Lieferzeit');
    const chosen = await time.inputValue();
    await fillOven(page, chosen);
    await placeOrderButton(page).click();
    await expect(
      page.getByText('Zu dieser Zeit ist unser Ofen schon voll. Bitte wähle eine andere Lieferzeit.'),
    ).toBeVisible();
    await expect(time).toBeFocused();
    await expect(time).toHaveValue(chosen);
    await expect(time.getByRole('option', { name: /ausgebucht$/ })).toHaveCount(2);
    await expectAccessible(page);

    await page.getByRole('button', { name: /^\d\d:\d\d bis \d\d:\d\d nehmen$/ }).click();
    await expect(time).not.toHaveValue(chosen);
    await expect(page.getByText(/^Schon ausgebucht: \d\d:\d\d, \d\d:\d\d$/)).toBeVisible();
    await placeOrderButton(page).click();
    await readOrderNumber(page);
  },
);

test('as soon as possible is not much later without a question', async ({ page, openBrowser, problems }) => {
  problems.expect(/status of 409/);
  await page.route('**/api/content/events', () => {});
  await beginCheckout(page);
  const asap = page.getByLabel(/^So bald wie möglich/);
  const staff = await openBrowser();
  await signInQuickly(staff, 'Mitarbeiter');
  const answer = await staff.request.put('/api/kitchen/pause', { data: { until: '2026-11-20T19:30:00.000Z' } });
  expect(answer.ok(), await answer.text()).toBe(true);
  try {
    await placeOrderButton(page).click();
    await expect(
      page.getByText(/^Es dauert jetzt länger: Wir sind voraussichtlich um 2\d:\d\d bei dir\./),
    ).toBeVisible();
    await expect(asap).toBeFocused();
    await expect(page.getByLabel(/^So bald wie möglich\s*voraussichtlich um 2\d:\d\d/)).toBeChecked();
    await expectAccessible(page);
    // The wait grows even longer meanwhile: the second attempt sends the time that is displayed.
    await staff.request.put('/api/kitchen/pause', { data: { until: '2026-11-20T20:30:00.000Z' } });
    await placeOrderButton(page).click();
    await expect(
      page.getByText(/^Es dauert jetzt länger: Wir sind voraussichtlich um 22:\d\d bei dir\./),
    ).toBeVisible();
    await placeOrderButton(page).click();
    await readOrderNumber(page);
  } finally {
    await staff.request.delete('/api/kitchen/pause');
  }
});

test('a later time is told as long as it is so, and moves nobody who hears of it', async ({
  page,
  openBrowser,
  problems,
}) => {
  problems.expect(/status of 409/);
  await liveAtOnce(page);
  const release = await holdRequests(page, '**/api/content/events');
  await beginCheckout(page);
  const staff = await openBrowser();
  await signInQuickly(staff, 'Mitarbeiter');
  const pause = (until: string) => staff.request.put('/api/kitchen/pause', { data: { until } });
  const endPause = () => staff.request.delete('/api/kitchen/pause');
  const reported = (time: string) => page.getByText(new RegExp(`^Es dauert jetzt länger: .* um ${time} bei dir\\.`));
  try {
    await pause('2026-11-20T19:30:00.000Z');
    await placeOrderButton(page).click();
    await expect(reported('2[01]:\\d\\d')).toBeVisible();
    // From here on the page receives live changes: first that of a still longer pause.
    await pause('2026-11-20T20:30:00.000Z');
    await release();
    await expect(reported('22:\\d\\d')).toBeVisible();
    await unfold(page, 'Bemerkung für die Küche');
    const remark = page.getByLabel('Bemerkung für die Küche');
    await remark.focus();
    await endPause();
    await expect(reported('.*')).toHaveCount(0);
    await expect(page.getByLabel(/^So bald wie möglich\s*voraussichtlich um 19:\d\d/)).toBeChecked();
    await pause('2026-11-20T20:30:00.000Z');
    await expect(reported('22:\\d\\d')).toBeVisible();
    await expect(remark).toBeFocused();
  } finally {
    await endPause();
  }
});

test('what was sold out meanwhile is refused, removed, and asked for no more', async ({
  page,
  openBrowser,
  problems,
}) => {
  problems.expect(/status of 409/);
  // Without this event stream the page receives no live changes.
  await page.route('**/api/content/events', () => {});
  const [product, other] = await loadPlainProducts(page.request);
  await addToCart(page.request, product, 5);
  await addToCart(page.request, other);
  await visit(page, '/checkout');
  await fillCheckout(page);

  const staff = await openBrowser();
  await signInQuickly(staff, 'Mitarbeiter');
  const sellOut = async (until: string | null) => {
    const answer = await staff.request.put('/api/kitchen/sold-out', { data: { ids: [other], until } });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await sellOut('2026-11-20T21:00:00.000Z');
  try {
    await placeOrderButton(page).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Nicht verfügbare Artikel' });
    await expect(placeOrderButton(page)).toBeDisabled();
    await notice.getByRole('button', { name: 'Nicht verfügbare Artikel entfernen' }).click();
    await expect(placeOrderButton(page)).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await placeOrderButton(page).click();
    await readOrderNumber(page);
  } finally {
    await sellOut(null);
  }
});
