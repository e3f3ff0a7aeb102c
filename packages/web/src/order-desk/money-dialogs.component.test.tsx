import { MANAGER, STAFF } from '@ofenpost/core/account/account.fixtures';
import { formatMoney } from '@ofenpost/core/money/format-money';
import type { Order } from '@ofenpost/core/order/order';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import { WAY } from '@ofenpost/testing/contract-suites/order-desk.suite';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { type DemoShop, createDemoShop } from '../../test-tools/demo-shop.ts';
import { openBoard } from '../../test-tools/desk.ts';

/** An order of ten pieces that was delivered and paid in cash. */
async function deliver(shop: DemoShop): Promise<Order> {
  const { order } = await placeOrder(shop.visit());
  const { orderDesk } = shop.visit(STAFF);
  for (const [from, to] of WAY) await orderDesk.step(order.id, stepTo(from, to));
  const delivered = await orderDesk.step(order.id, { from: 'onTheWay', to: 'delivered', collected: 'cash' });
  if (!delivered.ok) throw new Error(delivered.error.code);
  return delivered.value;
}

/** Opens a dialog from the details of an order. */
async function openFromDetails({ number }: Order, button: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: /^Bestellung suchen/ }).fill(String(number));
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`${number}`) });
  await expect.element(dialog.getByRole('button', { name: 'Zurück' })).toBeVisible();
  return dialog;
}

/** Gives pieces of the first line back, at another device; returns the amount in Rappen. */
async function refundElsewhere(shop: DemoShop, { number, productOrders }: Order, pieces: number): Promise<number> {
  const { accounting, idempotencyKey } = shop.visit(MANAGER);
  const amount = (productOrders[0]?.unitPrice ?? 0) * pieces;
  const refunded = await accounting.refund(idempotencyKey.create(), {
    orderNumber: number,
    amount,
    method: 'cash',
    cause: 'missing',
    reason: '',
    lines: [{ position: 0, amount: pieces }],
  });
  if (!refunded.ok) throw new Error(refunded.error.code);
  return amount;
}

test('the pieces of a refund are called paid only where they were', async () => {
  const shop = createDemoShop();
  const order = await deliver(shop);
  await shop.visit(MANAGER).orderDesk.correctPayment(order.id, {
    revision: order.revision,
    method: 'cash',
    amount: 2000,
    reason: 'zu wenig dabei',
  });
  await openBoard({ shop });
  const dialog = await openFromDetails(order, 'Zurückerstatten …');
  await expect.element(dialog).toMatchTextContent('höchstens 10×');
  await expect.element(dialog).not.toMatchTextContent('× bezahlt');
});

/** Opens the refund of an order and chooses pieces, which came too late. */
async function openRefund(order: Order, pieces = 3): Promise<{ readonly dialog: Locator; readonly more: Locator }> {
  const dialog = await openFromDetails(order, 'Zurückerstatten …');
  const more = dialog.getByRole('button', { name: /: eins mehr$/ });
  await dialog.getByText('Zu spät').click();
  await dialog.getByLabelText(/^Bemerkung/).fill('eine Stunde');
  for (let count = 0; count < pieces; count += 1) await more.click();
  return { dialog, more };
}

test('a refund follows what another device gives back meanwhile, and what was entered stays', async () => {
  const shop = createDemoShop();
  const order = await deliver(shop);
  await openBoard({ shop, account: MANAGER });
  const { dialog, more } = await openRefund(order);
  const amount = await refundElsewhere(shop, order, 8);
  const left = formatMoney(order.totalPrice - amount);
  await expect.element(dialog).toMatchTextContent('höchstens 2×');
  await expect.element(dialog).toMatchTextContent(`Noch höchstens ${left}`);
  await expect.element(more).toBeDisabled();
  await expect.element(dialog.getByRole('button', { name: `${left} zurückerstatten` })).toBeEnabled();
  await refundElsewhere(shop, order, 2);
  await expect.element(dialog).toMatchTextContent('schon zurückerstattet');
  await expect.element(more).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: /zurückerstatten$/i })).toBeDisabled();
  await expect.element(dialog.getByLabelText(/^Bemerkung/)).toHaveValue('eine Stunde');
});

test('a refund that was refused gets its order anew, also where the board heard of nothing', async () => {
  const shop = createDemoShop();
  const order = await deliver(shop);
  await openBoard({ shop, account: MANAGER });
  const { dialog } = await openRefund(order);
  dispatchEvent(new Event('offline'));
  await refundElsewhere(shop, order, 8);
  const refund = dialog.getByRole('button', { name: /zurückerstatten$/ });
  await refund.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Schau die Beträge nochmals an');
  await expect.element(dialog).toMatchTextContent('höchstens 2×');
  await refund.click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a refund whose answer got lost is asked for again as it was, and booked once', async () => {
  const shop = createDemoShop();
  const order = await deliver(shop);
  const ports = shop.visit(MANAGER);
  let isLost = true;
  const refund: typeof ports.accounting.refund = async (id, draft) => {
    const answer = await ports.accounting.refund(id, draft);
    if (!isLost) return answer;
    isLost = false;
    throw new TypeError('Failed to fetch');
  };
  const { expectProblem } = await openBoard({
    shop,
    account: MANAGER,
    ports: { ...ports, accounting: { ...ports.accounting, refund } },
  });
  expectProblem(/Failed to fetch/);
  // More than would be left.
  const { dialog } = await openRefund(order, 6);
  const button = dialog.getByRole('button', { name: /^CHF .* zurückerstatten$/ });
  await button.click();
  await expect.element(button).toBeEnabled();
  expect(isLost).toBe(false);
  await button.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const refunded = await ports.order.load({ id: order.id, capability: null });
  expect(refunded.ok && refunded.value.refunds.map(({ lines }) => lines)).toEqual([[{ position: 0, amount: 6 }]]);
});

test('a payment is corrected on what another device has made of its order', async () => {
  const shop = createDemoShop();
  const order = await deliver(shop);
  await openBoard({ shop, account: MANAGER });
  const dialog = await openFromDetails(order, 'Zahlung korrigieren …');
  await dialog.getByText(/^Karte/).click();
  await refundElsewhere(shop, order, 1);
  await dialog.getByLabelText('Warum?').fill('falsch getippt');
  await dialog.getByRole('button', { name: 'Korrigieren' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('no more is delivered again than another device has left', async () => {
  const shop = createDemoShop();
  const order = await deliver(shop);
  await openBoard({ shop, account: MANAGER });
  const dialog = await openFromDetails(order, 'Nachliefern …');
  const more = dialog.getByRole('button', { name: /: eins mehr$/ });
  for (let count = 0; count < 2; count += 1) await more.click();
  const { orderDesk, idempotencyKey } = shop.visit(MANAGER);
  const again = await orderDesk.redeliver(order.id, {
    idempotencyKey: idempotencyKey.create(),
    lines: [{ position: 0, amount: 9 }],
    promisedAt: '2026-11-20T19:00:00.000Z',
    cause: 'missing',
    text: '',
  });
  expect(again).toMatchObject({ ok: true });
  await expect.element(dialog).toMatchTextContent('von 1');
  await dialog.getByRole('button', { name: /^Nachliefern auf/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a refusal leaves as soon as something else is entered, and what cannot be sent says why', async () => {
  const shop = createDemoShop();
  const order = await deliver(shop);
  await openBoard({ shop, account: MANAGER });
  const dialog = await openFromDetails(order, 'Zurückerstatten …');
  const [refund, refusal] = [dialog.getByRole('button', { name: /zurückerstatten$/ }), dialog.getByRole('alert')];
  const amount = dialog.getByLabelText('Oder ein Betrag aus Kulanz');
  await dialog.getByText('Zu spät').click();
  await amount.fill('900');
  await refund.click();
  await expect.element(refusal).toMatchTextContent('höchstens noch');
  await amount.fill('5.03');
  await expect.element(refusal).not.toBeInTheDocument();
  await expect.element(amount).toHaveAccessibleDescription(/Bar geht es nur auf 5 Rappen genau/);
  await expect.element(refund).toBeDisabled();
  await amount.fill('900');
  await refund.click();
  await expect.element(refusal).toBeVisible();
  await dialog.getByRole('button', { name: /: eins mehr$/ }).click();
  await expect.element(refusal).not.toBeInTheDocument();
  await dialog.getByText('Anderes').click();
  await expect.element(dialog.getByLabelText('Grund')).toHaveAccessibleDescription(/Bitte gib den Grund an/);
  await expect.element(refund).toBeDisabled();
});

test('a correction of a payment says beside each field why it cannot be sent', async () => {
  const shop = createDemoShop();
  const order = await deliver(shop);
  await openBoard({ shop, account: MANAGER });
  const dialog = await openFromDetails(order, 'Zahlung korrigieren …');
  const atDoor = dialog.getByLabelText('An der Tür erhalten');
  const why = dialog.getByLabelText('Warum?');
  await expect.element(why).toHaveAccessibleDescription('Steht im Journal und im Protokoll.');
  await atDoor.fill('5.03');
  await expect.element(atDoor).toHaveAccessibleDescription(/Bar geht es nur auf 5 Rappen genau/);
  await atDoor.fill('900');
  await expect.element(atDoor).toHaveAccessibleDescription(/höchstens .* geschuldet/);
  await dialog.getByText(/^TWINT/).click();
  await atDoor.fill('5');
  await expect.element(why).toHaveAccessibleDescription(/Schreib bitte kurz, warum/);
  const tip = dialog.getByLabelText('Trinkgeld');
  await tip.fill('900');
  await expect.element(tip).toHaveAccessibleDescription(/zwischen CHF 0\.00 und CHF 200\.00/);
  await expect.element(dialog.getByRole('button', { name: 'Korrigieren' })).toBeDisabled();
});

test('what is delivered again for another cause says that it needs a reason', async () => {
  const shop = createDemoShop();
  const order = await deliver(shop);
  await openBoard({ shop, account: MANAGER });
  const dialog = await openFromDetails(order, 'Nachliefern …');
  await dialog.getByText('Anderes').click();
  const what = dialog.getByLabelText('Was ist passiert?');
  await expect.element(what).toHaveAccessibleDescription(/Schreib bitte kurz, was passiert ist/);
  await what.fill('umgekippt');
  await expect.element(what).not.toHaveAttribute('aria-describedby');
});
