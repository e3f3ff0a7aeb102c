import { COURIER, MANAGER, STAFF } from '@ofenpost/core/account/account.fixtures';
import { BOOKING_LIST } from '@ofenpost/core/accounting/booking-list';
import { KITCHEN_PRINTER } from '@ofenpost/core/printing/print.fixtures';
import { addMinutes, minutesBetween } from '@ofenpost/core/time/zurich';
import { describe, expect, it, vi } from 'vitest';
import { describeAllPorts } from '../contract-suites/all-ports.suite.ts';
import { placeOrder } from '../contract-suites/shop-under-test.ts';
import { limit, orderThatIs } from '../contract-suites/staff-limit.suite.ts';
import { record } from '../contract-suites/suite.ts';
import { createFixtureShop } from './in-memory-shop.fixtures.ts';
import { createManualClock } from './manual-clock.ts';

/** A Friday at 18:00 in Zurich. */
const OPEN = '2026-11-20T17:00:00.000Z';

describeAllPorts('in memory', async () => {
  const clock = createManualClock(OPEN);
  const shop = createFixtureShop(clock);
  return {
    pay: (redirectUrl, action) => shop.pay(redirectUrl, action),
    settle: () => shop.settle({ now: () => addMinutes(clock.now(), 1) }),
    guest: async () => shop.visit(),
    staff: async () => shop.visit(STAFF),
    courier: async () => shop.visit(COURIER),
    manager: async () => shop.visit(MANAGER),
    setAvailable: async (productId, available) => shop.setAvailable(productId, available),
    setIngredientAvailable: async (id, available) => shop.setIngredientAvailable(id, available),
    close: async () => {},
  };
});

describe('the shop in memory', () => {
  it('loses its live connections on demand', async () => {
    const shop = createFixtureShop(createManualClock(OPEN));
    const guest = shop.visit();
    const { order, capability } = await placeOrder(guest);
    const { values, losses } = record((observer) => guest.order.watch({ id: order.id, capability }, observer));
    await vi.waitFor(() => expect(values).toHaveLength(1));
    shop.dropConnections();
    await shop.visit(STAFF).orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: 30 });
    expect([values.length, losses.length]).toEqual([1, 1]);
  });

  it('gives a sign of life every five seconds until nobody watches', async () => {
    vi.useFakeTimers();
    try {
      const shop = createFixtureShop(createManualClock(OPEN));
      const { signsOfLife, stop } = record(shop.visit(STAFF).orderDesk.watch);
      await vi.advanceTimersByTimeAsync(4_999);
      expect(signsOfLife()).toBe(1);
      await vi.advanceTimersByTimeAsync(5_001);
      expect(signsOfLife()).toBe(3);
      stop();
      expect(vi.getTimerCount()).toBe(0);
      record(shop.visit(STAFF).orderDesk.watch);
      shop.dropConnections();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('opens the link of an order for 90 days, and watches it no longer', async () => {
    const clock = createManualClock(OPEN);
    const guest = createFixtureShop(clock).visit();
    const { order, capability } = await placeOrder(guest);
    const key = { id: order.id, capability };
    clock.advance(90 * 24 * 60 - 1);
    expect(await guest.order.load(key)).toEqual({ ok: true, value: order });
    clock.advance(1);
    expect(await guest.order.load(key)).toEqual({ ok: false, error: { code: 'orderUnknown' } });
    const { values, losses } = record((observer) => guest.order.watch(key, observer));
    await vi.waitFor(() => expect(losses).toHaveLength(1));
    expect(values).toEqual([]);
  });

  it('lets a guest cancel what is late by more than the setting, and leaves it on the board', async () => {
    const clock = createManualClock(OPEN);
    const shop = createFixtureShop(clock);
    const guest = shop.visit();
    const { orderDesk, printing } = shop.visit(STAFF);
    const { settings } = shop.visit(MANAGER);
    const { order, capability } = await placeOrder(guest);
    const key = { id: order.id, capability };
    const accepted = await orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: 30 });
    const printers = await settings.load('printers');
    await settings.save('printers', { version: printers.version, value: { printers: [KITCHEN_PRINTER] } });
    await printing.print(order.id, 'browser');
    const promisedAt = accepted.ok ? accepted.value.promisedAt : null;
    clock.advance(minutesBetween(clock.now(), promisedAt ?? '') + 45);
    const { version, value } = await settings.load('orderAlarm');
    await settings.save('orderAlarm', { version, value: { ...value, guestCancelMinutes: 45 } });
    expect(await guest.order.cancel(key)).toMatchObject({ ok: false, error: { status: 'accepted' } });
    clock.advance(1);
    expect(await guest.order.cancel(key)).toMatchObject({
      ok: true,
      value: { status: 'cancelled', guestCancellation: { seenAt: null } },
    });
    expect((await printing.listToday()).map(({ kind }) => kind).toSorted()).toEqual(['order', 'withdrawal']);
  });

  it('has the limit of staff for one of them who cancels the own order as its guest', async () => {
    const clock = createManualClock(OPEN);
    const shop = createFixtureShop(clock);
    const [staff, manager] = [shop.visit(STAFF), shop.visit(MANAGER)];
    const order = await orderThatIs(staff, manager, 'ready');
    clock.advance(minutesBetween(clock.now(), order.promisedAt ?? '') + 31);
    await limit(manager, order.totalPrice - 5);
    const cancel = () => staff.order.cancel({ id: order.id, capability: null });
    expect(await cancel()).toEqual({ ok: false, error: { code: 'stepRefused', status: 'ready' } });
    await limit(manager, order.totalPrice);
    expect((await cancel()).ok).toBe(true);
    const { rows } = await manager.accounting.listBookings({ ...BOOKING_LIST.start, q: String(order.number) });
    expect(rows.map(({ kind, by }) => [kind, by !== ''])).toEqual([['stoppedReady', true]]);
  });

  it('forgets finished orders on the next day', async () => {
    const clock = createManualClock(OPEN);
    const shop = createFixtureShop(clock);
    const admin = shop.visit(STAFF).orderDesk;
    const [finished, open] = [await placeOrder(shop.visit()), await placeOrder(shop.visit())];
    await admin.step(finished.order.id, { from: 'placed', to: 'cancelled', reason: { code: 'customer', text: '' } });
    clock.advance(24 * 60);
    const { values } = record(admin.watch);
    await vi.waitFor(() => expect(values).toEqual([[{ ...open.order, newGuest: true }]]));
  });
});
