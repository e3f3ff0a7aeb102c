import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type OrderStatus, orderStatus } from '../order/order-status.ts';
import { stepTo } from '../order/order.fixtures.ts';
import type { OrderStep } from '../order/order.ts';
import { addMinutes, formatTime } from '../time/zurich.ts';
import { afterOrderDeskTap, orderDeskTap, orderDeskTapOf, hasArrived, mayWait, stepOfTap } from './order-desk-taps.ts';
import { ACCEPT, FIRST, accepted } from './order-desk.fixtures.ts';
import { acceptStep } from './ticket.ts';

const SOON = { ...FIRST, deliveryTime: { kind: 'asap' as const, requestedAt: '2026-11-20T17:00:00.000Z' } };

it('lets wait what takes no money and tells the guest no reason', () => {
  expect((['accepted', 'preparing', 'ready', 'onTheWay'] as const).map((to) => mayWait(stepTo('placed', to)))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect((['delivered', 'rejected', 'cancelled'] as const).some((to) => mayWait(stepTo('ready', to)))).toBe(false);
});

it('promises what the button said, however long the step waits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 1800 }), (second, wait) => {
      const now = new Date(Date.parse('2026-11-20T17:05:00.000Z') + second * 1000).toISOString();
      const said = '2026-11-20T17:45:00.000Z';
      const tap = orderDeskTapOf(SOON, acceptStep(SOON, said, { now, isPutOff: false }), now);
      expect(orderDeskTap.parse(tap)).toEqual(tap);
      expect(formatTime(afterOrderDeskTap(SOON, tap).promisedAt ?? '')).toBe(formatTime(said));
      const later = new Date(Date.parse(now) + wait * 1000).toISOString();
      const sent = stepOfTap(tap, later);
      expect(formatTime(addMinutes(later, sent.to === 'accepted' ? (sent.minutes ?? 0) : 0))).toBe(formatTime(said));
    }),
  );
});

it('promises now where the time has passed meanwhile, and sends other steps as they are', () => {
  const tap = orderDeskTapOf(
    SOON,
    acceptStep(SOON, '2026-11-20T17:45:00.000Z', { now: FIRST.orderTimeProgresses.created, isPutOff: false }),
    '2026-11-20T17:05:00.000Z',
  );
  expect(stepOfTap(tap, '2026-11-20T19:00:00.000Z')).toMatchObject({ minutes: 0 });
  const step = stepTo('accepted', 'preparing');
  expect(
    stepOfTap(orderDeskTapOf(accepted(FIRST), step, '2026-11-20T17:05:00.000Z'), '2026-11-20T19:00:00.000Z'),
  ).toEqual(step);
});

it('changes nothing that does not fit any more, and knows a step that has arrived', () => {
  const tap = orderDeskTapOf(FIRST, ACCEPT, '2026-11-20T17:05:00.000Z');
  expect(afterOrderDeskTap(FIRST, tap)).toMatchObject({
    status: 'accepted',
    promisedAt: FIRST.deliveryTime.requestedAt,
  });
  expect(afterOrderDeskTap({ ...FIRST, status: 'cancelled' }, tap)).toEqual({ ...FIRST, status: 'cancelled' });
  expect(hasArrived(tap, { code: 'stepRefused', status: 'accepted' })).toBe(true);
  expect(hasArrived(tap, { code: 'stepRefused', status: 'cancelled' })).toBe(false);
  expect(hasArrived(tap, { code: 'orderUnknown' })).toBe(false);
});

it('knows that a step has arrived when the order is further by now', () => {
  const arrived = (to: OrderStep['to'], status: OrderStatus) => {
    const tap = orderDeskTapOf(accepted(FIRST), stepTo('placed', to), '2026-11-20T17:05:00.000Z');
    return hasArrived(tap, { code: 'stepRefused', status });
  };
  const after = (to: OrderStep['to']) => orderStatus.options.filter((status) => arrived(to, status)).toSorted();
  expect(after('accepted')).toEqual(['accepted', 'delivered', 'onTheWay', 'preparing', 'ready', 'undeliverable']);
  expect(after('onTheWay')).toEqual(['delivered', 'onTheWay', 'undeliverable']);
});
