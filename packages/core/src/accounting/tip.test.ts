import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Order } from '../order/order.ts';
import { deliveredOrder } from './accounting.fixtures.ts';
import { movedByHand } from './moved-by-hand.ts';
import { bookingOfTip, unusualTip } from './tip.ts';

const WHY = { by: 'staff', at: '2026-11-20T18:30:00.000Z', reason: 'Auf dem Beleg' };

/** An order of so many Rappen with a tip by card. */
const tipped = (totalPrice: number, tip: number): Order => {
  const order = deliveredOrder({
    lines: [{ vatRate: 260, totalPrice }],
    deliveryFee: 0,
    byGiftCard: 0,
    method: 'card',
  });
  if (order.payment.state !== 'collected') throw new Error('Nothing was collected.');
  return { ...order, payment: { ...order.payment, ...(tip > 0 && { tip }) } };
};

it('finds a tip usual up to CHF 10, and up to a fifth of the order', () => {
  expect(unusualTip(tipped(2250, 1000))).toBe(0);
  expect(unusualTip(tipped(2250, 1005))).toBe(5);
  expect(unusualTip(tipped(13_500, 2700))).toBe(0);
  expect(unusualTip(tipped(13_500, 2705))).toBe(5);
  expect(unusualTip(tipped(2250, 0))).toBe(0);
});

it('counts all that is unusual, in how many parts it may be entered', () => {
  const step = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 50_000 }), fc.array(step, { minLength: 1 }), (total, tips) => {
      const orders = [0, ...tips].map((tip) => tipped(total, tip));
      const booked = orders.slice(1).flatMap((after, place) => {
        const before = orders[place];
        return (before && bookingOfTip(before, after, WHY)) ?? [];
      });
      const moved = booked.reduce((sum, booking) => sum + movedByHand(booking), 0);
      expect(moved).toBeGreaterThanOrEqual(Math.max(...orders.map(unusualTip)));
      expect(booked.reduce((sum, { shares }) => sum + (shares[0]?.gross ?? 0), 0)).toBe(tips.at(-1));
    }),
  );
});
