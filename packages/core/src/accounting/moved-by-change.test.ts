import { expect, it } from 'vitest';
import { itemsTotalOf } from '../order/amount-due.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order, ProductOrder } from '../order/order.ts';
import { movedByChange } from './moved-by-change.ts';

const taker = { by: 'staff', at: '2026-11-20T18:30:00.000Z' };
const READY: Order = {
  ...PLACED_ORDER,
  status: 'ready',
  orderTimeProgresses: { ...PLACED_ORDER.orderTimeProgresses, ready: taker.at },
};
/** The order with these lines, in pieces, of which each costs so much. */
const holding = (
  before: Order,
  lines: readonly (readonly [productId: string, amount: number, price: number])[],
): Order => {
  const productOrders = lines.map(([productId, amount, unitPrice]) => ({
    ...(PLACED_ORDER.productOrders[0] as ProductOrder),
    productId,
    amount,
    unitPrice,
    totalPrice: amount * unitPrice,
  }));
  return { ...before, productOrders, totalPrice: before.deliveryFee + itemsTotalOf({ productOrders }) };
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
  expect(movedByChange({ ...change, kind: 'edited', order: { ...PLACED_ORDER, productOrders: [] } })).toBe(3700);
  const reached = ['placed', 'preparing'] as const;
  expect(movedByChange({ ...change, reached, kind: 'step', order: cancelled })).toBe(0);
});

it('counts what an edit takes off what was ready, and no other edit', () => {
  expect(edited(READY, { productOrders: [], totalPrice: 600 })).toBe(3700);
  expect(edited(READY, { totalPrice: 5000 })).toBe(0);
  expect(edited(PLACED_ORDER, { productOrders: [], totalPrice: 600 })).toBe(0);
});

it('counts the pieces that were made, whatever is added or the delivery costs in the same edit', () => {
  const before = holding(READY, [
    ['antipasti', 1, 2250],
    ['pizza', 3, 1900],
  ]);
  const takenOff = (...lines: Parameters<typeof holding>[1]) => edited(before, holding(READY, lines));
  expect(takenOff(['pizza', 3, 1900], ['tiramisu', 3, 950])).toBe(2250);
  expect(takenOff(['antipasti', 1, 2250], ['pizza', 1, 1900])).toBe(3800);
  const fewer = holding({ ...READY, deliveryFee: 2000 }, [
    ['antipasti', 1, 2250],
    ['pizza', 2, 1900],
  ]);
  expect(edited(before, fewer)).toBe(1900);
  // The same piece in another line is no other piece.
  expect(takenOff(['pizza', 2, 1900], ['antipasti', 1, 2250], ['pizza', 1, 1900])).toBe(0);
  expect(edited(before, { ...before, deliveryFee: 0, totalPrice: before.totalPrice - 600 })).toBe(0);
});

it('counts what the guest would have paid for the pieces with a promotion', () => {
  const [line] = PLACED_ORDER.productOrders as [ProductOrder];
  const before: Order = { ...READY, productOrders: [{ ...line, totalPrice: 3330 }], totalPrice: 3930 };
  const after = (totalPrice: number) => edited(before, { productOrders: [{ ...line, amount: 1, totalPrice }] });
  expect(after(1665)).toBe(1665);
  // Below its minimum the promotion takes off nothing more.
  expect(after(1850)).toBe(1665);
  // The free piece stays free.
  expect(after(1000)).toBe(2330);
});

it("does not count the rounding of cash, which is nobody's doing", () => {
  const byCard: Order = { ...READY, totalPrice: 4302 };
  expect(edited(byCard, { rounding: -2, totalPrice: 4300 })).toBe(0);
});

it('does not count alcohol that may not be handed over', () => {
  expect(edited(READY, { productOrders: [], totalPrice: 600 }, { withheld: true })).toBe(0);
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
