import { STAFF } from '@ofenpost/core/account/account.fixtures';
import { unansweredChange } from '@ofenpost/core/online-payment/unanswered-order';
import { isWishPast } from '@ofenpost/core/online-payment/wish-past';
import { guestReason } from '@ofenpost/core/order/guest-reason';
import type { Order } from '@ofenpost/core/order/order';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import { err } from '@ofenpost/core/result/result';
import { expect, it } from 'vitest';
import { fillCart, requestFor } from '../contract-suites/shop-under-test.ts';
import { createFixtureShop } from './in-memory-shop.fixtures.ts';
import { createManualClock } from './manual-clock.ts';

/** A Friday at 18:00 in Zurich. */
const OPEN = '2026-11-20T17:00:00.000Z';

async function waiting() {
  const clock = createManualClock(OPEN);
  const shop = createFixtureShop(clock);
  const guest = shop.visit();
  await fillCart(guest);
  const placed = await guest.checkout.place(await requestFor(guest, { paymentMethod: 'onlineCard' }));
  if (!placed.ok) throw new Error(placed.error.code);
  const { order, capability } = placed.value;
  const key = { id: order.id, capability };
  const begin = async () => {
    const begun = await guest.onlinePayment.begin(key, 'onlineCard');
    if (!begun.ok) throw new Error(begun.error.code);
    return begun.value.redirectUrl;
  };
  const read = async (): Promise<Order> => {
    const found = await guest.order.load(key);
    if (!found.ok) throw new Error(found.error.code);
    return found.value;
  };
  const pass = async (minutes: number) => {
    clock.advance(minutes);
    await shop.settle(clock);
  };
  const reserved = async () => (await guest.delivery.loadOvenLoad()).reserved.length;
  const report = () => shop.visit(STAFF).onlinePaymentAdmin.loadReport(order.id);
  const payAtDoor = () => guest.onlinePayment.payAtDoor(key);
  return { clock, shop, begin, read, pass, reserved, report, payAtDoor };
}

it('asks by itself after 20 minutes where the notification got lost and nobody came back', async () => {
  const { shop, begin, read, pass } = await waiting();
  shop.provider.act(await begin(), 'pay');
  await pass(19);
  expect((await read()).status).toBe('awaitingPayment');
  await pass(1);
  expect(await read()).toMatchObject({ status: 'placed', payment: { state: 'paidOnline' } });
});

it('lets go of an order that nobody pays after 15 minutes, and tells nobody', async () => {
  const { read, pass } = await waiting();
  await pass(14);
  expect((await read()).status).toBe('awaitingPayment');
  await pass(1);
  expect(await read()).toMatchObject({ status: 'cancelled', reason: { code: 'unpaid' } });
});

it('waits for a guest who is at the provider without holding the oven, until the provider says that it is over', async () => {
  const { begin, read, pass, reserved, shop } = await waiting();
  const page = await begin();
  expect(await reserved()).toBeGreaterThanOrEqual(0);
  await pass(30);
  expect((await read()).status).toBe('awaitingPayment');
  shop.provider.act(page, 'abort');
  await pass(33);
  expect(await read()).toMatchObject({ status: 'cancelled', reason: { code: 'unpaid' } });
});

it('lets go of money that comes when the shop is closed', async () => {
  const { shop, begin, read, pass, report } = await waiting();
  const page = await begin();
  shop.provider.act(page, 'pay');
  await pass(8 * 60);
  await pass(1);
  expect(await read()).toMatchObject({ status: 'cancelled', reason: { code: 'unpaid' } });
  expect((await report()).payments).toMatchObject([{ state: 'cancelled', problem: null }]);
  // The guest did pay, and reads why nothing comes.
  expect(guestReason(await read())).toMatch(/^Deine Zahlung kam erst/u);
});

it('leaves no order to the door that the shop can no longer make', async () => {
  const { clock, begin, read, payAtDoor } = await waiting();
  await begin();
  clock.advance(8 * 60);
  expect(await payAtDoor()).toEqual(err({ code: 'wishPast' }));
  expect((await read()).status).toBe('awaitingPayment');
});

it('says that the wished time has passed where the payment came late', async () => {
  const { shop, begin, read, pass } = await waiting();
  shop.provider.act(await begin(), 'pay');
  await pass(20);
  const order = await read();
  expect(order).toMatchObject({ status: 'placed', promisedAt: null });
  expect(isWishPast(order)).toBe(true);
  expect(isWishPast({ ...order, status: 'accepted' })).toBe(false);
  const { created } = order.orderTimeProgresses;
  expect(isWishPast({ ...order, orderTimeProgresses: { created, placed: created } })).toBe(false);
  const later = { kind: 'slot', requestedAt: '2026-11-20T19:00:00.000Z' } as const;
  expect(isWishPast({ ...order, deliveryTime: later })).toBe(false);
  expect(isWishPast({ ...order, deliveryTime: { ...later, requestedAt: OPEN } })).toBe(true);
});

it('ends what is paid and nobody answers in an hour of opening, and lets go of the money', async () => {
  const { shop, begin, read, pass, report } = await waiting();
  shop.provider.act(await begin(), 'pay');
  await pass(20);
  await pass(59);
  expect((await read()).status).toBe('placed');
  await pass(1);
  const order = await read();
  expect(order).toMatchObject({ status: 'cancelled', payment: { state: 'releasedOnline', wasPaid: true } });
  expect(guestReason(order)).toMatch(/^Leider/u);
  await pass(0);
  expect((await report()).payments).toMatchObject([{ state: 'cancelled' }]);
});

it('ends nothing that staff have answered, nor what they just put back', async () => {
  const { shop, begin, read, pass } = await waiting();
  shop.provider.act(await begin(), 'pay');
  await pass(20);
  const { orderDesk } = shop.visit(STAFF);
  const { id } = await read();
  await pass(59);
  expect(await orderDesk.step(id, stepTo('placed', 'accepted'))).toMatchObject({ ok: true });
  expect(await orderDesk.undo(id, (await read()).revision)).toMatchObject({ ok: true });
  await pass(30);
  expect((await read()).status).toBe('placed');
  await pass(30);
  expect((await read()).status).toBe('cancelled');
});

it('counts no minute in which the shop is closed', async () => {
  const { shop, begin, read, pass } = await waiting();
  shop.provider.act(await begin(), 'pay');
  await pass(20);
  const order = await read();
  const guest = shop.visit();
  const [openingHours, delivery] = await Promise.all([guest.openingHours.load(), guest.delivery.load()]);
  const after = (since: string, now: string) => unansweredChange(order, { openingHours, delivery }, { since, now });
  // Closed from 22:30 on.
  expect(after('2026-11-20T21:00:00.000Z', '2026-11-21T01:00:00.000Z')).toBeNull();
  expect(after('2026-11-20T17:00:00.000Z', '2026-11-20T17:59:00.000Z')).toBeNull();
  expect(after('2026-11-20T17:00:00.000Z', '2026-11-20T18:00:00.000Z')).not.toBeNull();
});
