import type { Order } from '@ofenpost/core/order/order';
import { type OrderStatus, orderStatus } from '@ofenpost/core/order/order-status';
import { PLACED_ORDER } from '@ofenpost/core/order/order.fixtures';
import { expect, it } from 'vitest';
import { DESK_COLUMNS, dayTotal, finishedOrders, ordersOf } from './desk-columns.ts';

const order = (number: number, status: OrderStatus, more: Partial<Order> = {}): Order => ({
  ...PLACED_ORDER,
  number,
  status,
  ...more,
});
const numbersIn = (id: string, orders: readonly Order[]) =>
  DESK_COLUMNS.filter((column) => column.id === id).flatMap((column) =>
    ordersOf(orders, column).map(({ number }) => number),
  );

it('has one place for every order', () => {
  for (const status of orderStatus.options) {
    const orders = [order(1, status)];
    const places = [...DESK_COLUMNS.map((column) => ordersOf(orders, column)), finishedOrders(orders)];
    expect(places.flat()).toHaveLength(1);
  }
});

it('puts the newest of the new ones on top', () =>
  expect(numbersIn('neu', [order(1, 'placed'), order(3, 'placed'), order(2, 'placed')])).toEqual([3, 2, 1]));

it('puts on top of the oven what was promised first', () =>
  expect(
    numbersIn('ofen', [
      order(1, 'preparing', { promisedAt: '2026-11-20T18:00:00.000Z' }),
      order(2, 'accepted', { promisedAt: '2026-11-20T17:30:00.000Z' }),
    ]),
  ).toEqual([2, 1]));

it('counts what is or will be paid', () => {
  const stopped = order(3, 'cancelled', { payment: { state: 'notCollected', method: 'card' } });
  expect(dayTotal([order(1, 'placed'), order(2, 'delivered'), stopped])).toEqual({ count: 2, totalPrice: 8600 });
});
