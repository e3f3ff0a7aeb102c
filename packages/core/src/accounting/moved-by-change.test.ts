import { expect, it } from 'vitest';
import { WITHHELD_REASON } from '../order-desk/withhold-alcohol.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order } from '../order/order.ts';
import { movedByChange } from './moved-by-change.ts';

const taker = { by: 'staff', at: '2026-11-20T18:30:00.000Z' };
const READY: Order = {
  ...PLACED_ORDER,
  status: 'ready',
  orderTimeProgresses: { ...PLACED_ORDER.orderTimeProgresses, ready: taker.at },
};
const edited = (before: Order, change: Partial<Order>, note = 'Vertippt') =>
  movedByChange({ kind: 'edited', before, order: { ...before, ...change }, taker, note });

it('counts what ends after it was ready', () => {
  const ended = (before: Order, status: Order['status']) =>
    movedByChange({ kind: 'step', before, order: { ...before, status }, taker, note: '' });
  expect(ended(READY, 'cancelled')).toBe(4300);
  expect(ended({ ...READY, status: 'onTheWay' }, 'undeliverable')).toBe(4300);
  expect(ended(PLACED_ORDER, 'cancelled')).toBe(0);
  expect(ended(READY, 'onTheWay')).toBe(0);
});

it('counts what an edit takes off what was ready, and no other edit', () => {
  expect(edited(READY, { totalPrice: 300 })).toBe(4000);
  expect(edited(READY, { totalPrice: 5000 })).toBe(0);
  expect(edited(PLACED_ORDER, { totalPrice: 300 })).toBe(0);
});

it('does not count alcohol that is withheld, but what goes with it', () => {
  const [line] = READY.productOrders;
  if (line === undefined) throw new Error('no line');
  const wine = { ...line, vatClass: 'alcohol' as const };
  const before = { ...READY, productOrders: [line, wine] };
  expect(edited(before, { totalPrice: 300, productOrders: [line] }, WITHHELD_REASON)).toBe(0);
  expect(edited(before, { totalPrice: 300, productOrders: [wine] }, WITHHELD_REASON)).toBe(4000);
});

it('counts what pieces cost that are delivered again for nothing', () => {
  const before: Order = { ...READY, status: 'delivered' };
  const [line] = before.productOrders;
  const lines = [{ position: 0, amount: 1 }];
  const redelivery = {
    id: before.id,
    number: 1002,
    promisedAt: taker.at,
    cause: 'quality',
    text: '',
    lines,
    isStopped: false,
  } as const;
  const order: Order = { ...before, redeliveries: [redelivery] };
  expect(movedByChange({ kind: 'redelivered', before, order, taker, note: 'Kalt' })).toBe(line?.unitPrice);
});
