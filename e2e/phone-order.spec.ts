import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { expectAccessible, expectAccessibleDialog } from './accessible.ts';
import { findProduct } from './api.ts';
import { orderAsNewGuest, stepQuickly } from './desk.ts';
import { into } from './keyboard.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { reload, visit } from './visit.ts';

const PATH = '/admin/orders/create';

/** A number that has not called yet. */
const newNumber = () => `079${String(randomInt(1e7)).padStart(7, '0')}`;

/** Types on the keyboard and counts the keys. */
function handOn(page: Page) {
  let count = 0;
  return {
    count: () => count,
    /** Types into a field, once it has the focus. */
    type: async (text: string, field: Locator) => {
      count += text.length;
      await into(field).type(text);
    },
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
  };
}

type Hand = ReturnType<typeof handOn>;

const phone = (page: Page) => page.getByLabel('Telefonnummer');
const dishes = (page: Page) => page.getByLabel('Was darf es sein?');

async function openPhoneOrder(page: Page): Promise<void> {
  await visitAs(page, 'Mitarbeiter', PATH);
  await expect(page.getByLabel('Telefonnummer')).toBeFocused();
}

/** Enters the phone number of somebody who has ordered before; returns it. */
async function callAgain(page: Page, hand: Hand): Promise<string> {
  const phoneNumber = newNumber();
  const dessert = await findProduct(page.request, 'Tiramisù');
  await orderAsNewGuest(new URL(page.url()).origin, dessert?.id, {
    name: 'Beat Meier',
    phoneNumber,
    street: 'Steinberggasse',
  });
  await hand.type(phoneNumber, phone(page));
  await expect(page.getByRole('button', { name: /^Wie am/ })).toBeVisible();
  return phoneNumber;
}

/** Repeats the caller's last order, for collection; returns the number that called. */
async function repeatToCollect(page: Page, hand: Hand): Promise<string> {
  const phoneNumber = await callAgain(page, hand);
  await hand.press('Shift+Enter');
  // The earlier order shows it too.
  await expect(page.getByRole('listitem').filter({ hasText: 'Tiramisù' })).toHaveCount(2);
  await hand.type('abhol', dishes(page));
  await hand.press('Enter');
  return phoneNumber;
}

test(
  'a new caller, then the same again by keyboard alone in fewer than 60 keys',
  { tag: '@flow' },
  async ({ page }) => {
    await openPhoneOrder(page);
    const number = newNumber();
    const first = handOn(page);
    await first.type(number, phone(page));
    await expect(page.getByText('Diese Nummer ruft zum ersten Mal an.')).toBeVisible();
    await first.press('Enter');
    await first.type('Beat Meier', page.getByLabel('Name', { exact: true }));
    for (const key of ['Tab', 'Tab']) await first.press(key);
    await first.type('Steinberggasse', page.getByLabel('Strasse'));
    await first.press('Tab');
    await first.type('4', page.getByLabel('Nummer', { exact: true }));
    await first.press('Tab');
    await first.type('8400', page.getByLabel('Lieferort'));
    await first.press('F2');
    for (const dish of ['2 marg', 'prosciuto']) {
      await first.type(dish, dishes(page));
      await first.press('Enter');
    }
    await expect(page.getByRole('listitem').filter({ hasText: 'Prosciutto' })).toBeVisible();
    await first.press('Control+Enter');
    await expect(page.getByText(/^Wir sind um \d\d:\d\d bei dir\. Das macht CHF \d+\.\d\d\.$/)).toBeVisible();
    const confirmed = await page.getByText(/^Bestellung \d+ für Beat Meier$/).textContent();
    expect(first.count()).toBeLessThanOrEqual(75);

    await first.press('Enter');
    await expect(page.getByLabel('Telefonnummer')).toBeFocused();
    const again = handOn(page);
    await again.type(number, phone(page));
    await expect(page.getByRole('button', { name: /^Wie am/ })).toBeVisible();
    // A caller who only asks about an order gets the answer without a second order.
    await expect(page.getByText(/^Bestellung \d+ ist noch offen: Angenommen, auf \d\d:\d\d\.$/)).toBeVisible();
    await again.press('Enter');
    await expect(page.getByLabel('Strasse')).toHaveValue('Steinberggasse');
    await again.type('2 marg', dishes(page));
    await again.press('Enter');
    await again.type('prosciuto', dishes(page));
    await again.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'Prosciutto' })).toHaveCount(2);
    await again.press('Control+Enter');
    await expect(page.getByText(/^Bestellung \d+ für Beat Meier$/)).toBeVisible();
    await expect(page.getByText(confirmed ?? '')).toBeHidden();
    expect(again.count()).toBeLessThanOrEqual(60);
    expect(again.count()).toBe(29);
  },
);

test('all like last time, to be collected, then taken to the end at the desk', async ({ page }) => {
  await openPhoneOrder(page);
  const hand = handOn(page);
  const phoneNumber = await repeatToCollect(page, hand);
  await expect(page.getByRole('radio', { name: 'Abholung' })).toBeChecked();
  await hand.press('Control+Enter');
  await expect(page.getByText(/^Du kannst sie um \d\d:\d\d abholen\./)).toBeVisible();
  const text = await page.getByText(/^Bestellung \d+ für Beat Meier$/).textContent();
  await page.getByRole('link', { name: 'Zum Bestellpult' }).click();
  const ticket = page.getByRole('article', { name: text?.replace(' für Beat Meier', '') ?? '' });
  await expect(ticket).toContainText('Abholung');
  const found = await page.request.post('/api/desk/callers', { data: { phoneNumber } });
  const { orders } = (await found.json()) as { orders: { id: string }[] };
  for (const step of [
    { from: 'accepted', to: 'preparing' },
    { from: 'preparing', to: 'ready' },
  ])
    await stepQuickly(page.request, orders[0]?.id ?? '', step);
  await ticket.getByRole('button', { name: 'Geholt' }).click();
  await expect(ticket).toBeHidden();
});

test('the goods are summed up before anybody says where to', async ({ page }) => {
  await openPhoneOrder(page);
  const hand = handOn(page);
  await hand.press('F2');
  await hand.type('2 marg', dishes(page));
  await hand.press('Enter');
  const closing = page.getByRole('region', { name: 'Abschluss' });
  await expect(closing.getByText('je nach Lieferort')).toBeVisible();
  await expect(closing.getByText('Gesamt inkl. MwSt.').locator('..')).toContainText('CHF 29.00');
});

test('a small order needs a reason, which stands on the ticket', async ({ page }) => {
  await openPhoneOrder(page);
  const hand = handOn(page);
  await callAgain(page, hand);
  await page.getByRole('button', { name: /^Beat Meier.*Steinberggasse/ }).click();
  await expect(page.getByLabel('Was darf es sein?')).toBeFocused();
  await hand.type('marg', dishes(page));
  await hand.press('Enter');
  await expect(page.getByText(/Mindestbestellwert nicht erreicht: es fehlen/)).toBeVisible();
  await hand.press('Control+Enter');
  await expect(page.getByLabel('Trotzdem annehmen, weil …')).toBeFocused();
  await hand.type('Stammgast', page.getByLabel('Trotzdem annehmen, weil …'));
  await hand.press('Control+Enter');
  await expect(page.getByText(/^Wir sind um/)).toBeVisible();
  await page.getByRole('link', { name: 'Zum Bestellpult' }).click();
  await expect(page.getByText('Mindestbestellwert nicht erreicht: Stammgast')).toBeVisible();
});

test('a half-entered order survives a reload and another call', async ({ page }) => {
  await openPhoneOrder(page);
  const hand = handOn(page);
  await hand.type('0780000001', phone(page));
  await hand.press('F2');
  await hand.type('2 marg', dishes(page));
  await hand.press('Enter');
  await reload(page);
  await expect(page.getByLabel('Telefonnummer')).toHaveValue('078 000 00 01');
  await expect(page.getByRole('listitem').filter({ hasText: 'Margherita' })).toBeVisible();
  await hand.press('F8');
  await expect(page.getByLabel('Telefonnummer')).toHaveValue('');
  await expect(page.getByLabel('Telefonnummer')).toBeFocused();
  await page.getByRole('button', { name: /^078 000 00 01/ }).click();
  const margherita = page.getByRole('listitem').filter({ hasText: 'Margherita' });
  await expect(margherita).toBeVisible();

  // A mis-tap beside «Parkieren» does not discard the order.
  const question = page.getByRole('dialog', { name: 'Bestellung verwerfen?' });
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expectAccessibleDialog(page);
  await hand.press('Enter');
  await expect(question).toBeHidden();
  await expect(margherita).toBeVisible();
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page.getByLabel('Telefonnummer')).toHaveValue('');
});

test('a gift card pays, by keyboard alone', async ({ page }) => {
  await openPhoneOrder(page);
  const issued = await page.request.put(`/api/desk/gift-cards/${crypto.randomUUID()}`, {
    data: { amount: 1000, buyer: 'Beat Meier', greeting: '', email: null, paidWith: 'cash' },
  });
  const { code } = (await issued.json()) as { code: string };
  const hand = handOn(page);
  await repeatToCollect(page, hand);
  await hand.press('F9');
  await hand.type('abcd-efgh-jklmn', page.getByLabel('Gutschein'));
  await hand.press('Control+Enter');
  await expect(page.getByText('Dieser Gutschein kann nicht eingelöst werden.')).toBeVisible();
  await hand.press('Control+a');
  await hand.type(code.replaceAll('-', '').toLowerCase(), page.getByLabel('Gutschein'));
  await hand.press('Enter');
  await expect(page.getByText(/^bezahlt CHF 10\.00 · danach bleiben CHF 0\.00$/)).toBeVisible();
  await expect(page.getByText('davon mit Gutschein')).toBeVisible();
  await reload(page);
  await expect(page.getByText(/^bezahlt CHF 10\.00/)).toBeVisible();
  await hand.press('Control+Enter');
  await expect(page.getByText(/^Bestellung \d+ für Beat Meier$/)).toBeVisible();
  const balance = await page.request.post('/api/gift-cards/balance', { data: { code } });
  expect(balance.ok()).toBe(false);
});

test('the screen and its sheet of keys are accessible', async ({ page }) => {
  await openPhoneOrder(page);
  const hand = handOn(page);
  await callAgain(page, hand);
  await hand.press('Shift+Enter');
  await hand.type('eigene', dishes(page));
  await hand.press('Enter');
  await expect(page.getByRole('group', { name: /^Eigene Pizza/ })).toBeVisible();
  await hand.press('Escape');
  await expect(page.getByLabel('Was darf es sein?')).toBeFocused();
  await hand.type('mar', dishes(page));
  await expect(page.getByRole('option', { name: /Margherita/ })).toBeVisible();
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, 'main');
  }
  for (let letters = 0; letters < 3; letters += 1) await hand.press('Backspace');
  await hand.type('?', dishes(page));
  await expect(page.getByRole('dialog', { name: 'Alles mit der Tastatur' })).toBeVisible();
  await expectAccessibleDialog(page);
});

test('guests and customers are turned away', async ({ page }) => {
  await visit(page, PATH);
  await expect(page.getByRole('heading', { name: 'Hier backt nur das Team.' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await visitAs(page, 'Kundin', PATH);
  await expect(page.getByRole('heading', { name: 'Hier backt nur das Team.' })).toBeVisible();
  const answer = await page.request.post('/api/desk/callers', { data: { phoneNumber: '079 111 22 33' } });
  expect(answer.status()).toBe(403);
});
