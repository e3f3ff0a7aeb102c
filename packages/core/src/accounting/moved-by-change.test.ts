import { expect, it } from 'vitest';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order } from '../order/order.ts';
import { movedByChange } from './moved-by-change.ts';

const taker = { by: 'staff', at: '2026-11-20T18:30:00.000Z' };
const READY: Order = {
  ...PLACED_ORDER,
  status: 'ready',
  orderTimeProgresses: { ...PLACED_ORDER.orderTimeProgresses, ready: taker.at },
};
const edited = (before: Order, change: Partial<Order>, also: { readonly withheld?: true } = {}) =>
  movedByChange({ kind: 'edited', before, order: { ...before, ...change }, taker, note: 'Vertippt', ...also });

it('counts what ends after it was ready', () => {
  const ended = (before: Order, status: Order['status']) =>
    movedByChange({ kind: 'step', before, order: { ...before, status }, taker, note: '' });
  expect(ended(READY, 'cancelled')).toBe(4300);
  expect(ended({ ...READY, status: 'onTheWay' }, 'undeliverable')).toBe(4300);
  expect(ended(PLACED_ORDER, 'cancelled')).toBe(0);
  expect(ended(READY, 'onTheWay')).toBe(0);
});

it('counts what was ready and is stopped or lowered after that was undone', () => {
  const change = {
    before: PLACED_ORDER,
    taker,
    note: '',
    reached: ['placed', 'preparing', 'ready', 'preparing'],
  } as const;
  const cancelled = { ...PLACED_ORDER, status: 'cancelled' } as const;
  expect(movedByChange({ ...change, kind: 'step', order: cancelled })).toBe(4300);
  expect(movedByChange({ ...change, kind: 'edited', order: { ...PLACED_ORDER, totalPrice: 300 } })).toBe(4000);
  const reached = ['placed', 'preparing'] as const;
  expect(movedByChange({ ...change, reached, kind: 'step', order: cancelled })).toBe(0);
});

it('counts what an edit takes off what was ready, and no other edit', () => {
  expect(edited(READY, { totalPrice: 300 })).toBe(4000);
  expect(edited(READY, { totalPrice: 5000 })).toBe(0);
  expect(edited(PLACED_ORDER, { totalPrice: 300 })).toBe(0);
});

it('does not count the rounding of cash, which is nobody\'s doing', () => {
  const byCard: Order = { ...READY, totalPrice: 4302 };
  expect(edited(byCard, { rounding: -2, totalPrice: 4300 })).toBe(0);
});

it('does not count alcohol that may not be handed over', () => {
  expect(edited(READY, { totalPrice: 300 }, { withheld: true })).toBe(0);
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
