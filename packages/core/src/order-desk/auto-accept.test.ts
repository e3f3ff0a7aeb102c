import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DELIVERY } from '../delivery/delivery.fixtures.ts';
import { slotOf } from '../delivery/slot-capacity.ts';
import { OPENING_HOURS } from '../opening-hours/opening-hours.fixtures.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order } from '../order/order.ts';
import { ORDER_ACCEPTANCE_DEFAULT } from '../settings/order-acceptance.ts';
import { addMinutes } from '../time/zurich.ts';
import { CALM_OPEN_ORDERS, autoPromise, isCalm } from './auto-accept.ts';

const { created } = PLACED_ORDER.orderTimeProgresses;
const { requestedAt } = PLACED_ORDER.deliveryTime;
const ALWAYS = { ...ORDER_ACCEPTANCE_DEFAULT, autoAccept: 'always' } as const;
const LOAD = { ovenLoad: { capacity: 12, reserved: [{ slot: slotOf(requestedAt), breads: 2 }] }, openOrders: 0 };
const CASE = { acceptance: ALWAYS, shop: { openingHours: OPENING_HOURS, delivery: DELIVERY }, load: LOAD };

const full = { ovenLoad: { capacity: 12, reserved: [{ slot: slotOf(requestedAt), breads: 7 }] }, openOrders: 0 };
const WHEN_CALM = { ...ORDER_ACCEPTANCE_DEFAULT, autoAccept: 'whenCalm' } as const;

describe('autoPromise', () => {
  it('promises the time that the guest was shown', () => {
    expect(autoPromise(PLACED_ORDER, CASE, created)).toBe(requestedAt);
    const slot = { ...PLACED_ORDER, deliveryTime: { kind: 'slot', requestedAt: '2026-11-20T19:00:00.000Z' } } as const;
    expect(autoPromise(slot, CASE, created)).toBe('2026-11-20T19:00:00.000Z');
  });

  it('is never earlier than the wished time, nor than the kitchen can', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), (minutes) => {
        const now = addMinutes(created, minutes);
        const promised = autoPromise(PLACED_ORDER, CASE, now);
        const isHonest = promised === null ? minutes > 10 : promised >= requestedAt && promised >= addMinutes(now, 40);
        expect(isHonest).toBe(true);
      }),
    );
  });

  it.each<[string, Partial<Order>]>([
    ['that mentions an allergy', { remark: 'Nussallergie!' }],
    ['that mentions one to the courier', { address: { ...PLACED_ORDER.address, note: 'Allergie: Nüsse' } }],
    ['of a new guest above the amount', { newGuest: true, totalPrice: 8001 }],
    ['that was accepted', { status: 'accepted', revision: 2 }],
    ['whose accept was undone', { revision: 3 }],
    ['to a place that is served no longer', { address: { ...PLACED_ORDER.address, postcode: '9999' } }],
  ])('leaves an order %s to staff', (_, change) => {
    expect(autoPromise({ ...PLACED_ORDER, ...change }, CASE, created)).toBeNull();
  });

  it('accepts a small order of a new guest', () => {
    expect(autoPromise({ ...PLACED_ORDER, newGuest: true, totalPrice: 8000 }, CASE, created)).toBe(requestedAt);
  });

  it('leaves what comes while the delivery is closed or paused', () => {
    expect(autoPromise(PLACED_ORDER, CASE, '2026-11-20T15:00:00.000Z')).toBeNull();
    const pause = { from: created, until: addMinutes(created, 30) };
    const delivery = { ...DELIVERY, busyControls: { ...DELIVERY.busyControls, pause } };
    expect(autoPromise(PLACED_ORDER, { ...CASE, shop: { ...CASE.shop, delivery } }, created)).toBeNull();
  });

  it('follows the settings', () => {
    expect(autoPromise(PLACED_ORDER, { ...CASE, acceptance: ORDER_ACCEPTANCE_DEFAULT }, created)).toBeNull();
    expect(autoPromise(PLACED_ORDER, { ...CASE, acceptance: WHEN_CALM }, created)).toBe(requestedAt);
    expect(autoPromise(PLACED_ORDER, { ...CASE, acceptance: WHEN_CALM, load: full }, created)).toBeNull();
    expect(autoPromise(PLACED_ORDER, { ...CASE, load: full }, created)).toBe(requestedAt);
  });
});

describe('isCalm', () => {
  it.each([
    [6, 0, 12, true],
    [7, 0, 12, false],
    [6, CALM_OPEN_ORDERS, 12, true],
    [6, CALM_OPEN_ORDERS + 1, 12, false],
    [1000, 0, null, true],
    [0, CALM_OPEN_ORDERS + 1, null, false],
  ])('with %s flatbreads and %s open orders of %s: %s', (breads, openOrders, capacity, calm) => {
    const reserved = [{ slot: slotOf(requestedAt), breads }];
    expect(isCalm({ ovenLoad: { capacity, reserved }, openOrders }, requestedAt)).toBe(calm);
  });
});
