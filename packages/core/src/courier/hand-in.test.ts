import { expect, it } from 'vitest';
import type { Order } from '../order/order.ts';
import { TOUR_NOW, stopWith, tourOf } from './courier-tap.fixtures.ts';
import { tourAfter } from './courier-tap.ts';
import { courierCashOf } from './hand-in.ts';

const collected = (method: 'cash' | 'card', amount: number): Pick<Order, 'payment'> => ({
  payment: { state: 'collected', method, amount, by: null, at: TOUR_NOW },
});
const PREPAID: Pick<Order, 'payment'> = { payment: { state: 'prepaid' } };

it('counts the stops with cash apart from all that were driven', () => {
  const orders = [collected('cash', 6350), collected('cash', 4000), collected('card', 5000), PREPAID];
  expect(courierCashOf(orders, null)).toMatchObject({ stops: 4, cashStops: 2, cash: 10_350, card: 5000 });
});

it('counts a hand-over on the phone as the server will', () => {
  const handOver = (method: 'cash' | 'card') =>
    tourAfter(tourOf(stopWith()), {
      kind: 'act',
      key: '10000000-0000-4000-8000-000000000001',
      at: TOUR_NOW,
      id: stopWith().id,
      number: 1028,
      action: { kind: 'handOver', collected: method, amount: 6350, tip: 0, isLeft: false },
    }).cash;
  for (const method of ['cash', 'card'] as const)
    expect(handOver(method)).toEqual({ ...courierCashOf([collected(method, 6350)], null), float: 10_000 });
});
