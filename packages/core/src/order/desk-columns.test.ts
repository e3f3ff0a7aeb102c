import { expect, it } from 'vitest';
import { DESK_COLUMNS, dayTotal, finishedOrders, ordersOf } from './desk-columns.ts';
import { type OrderStatus, orderStatus } from './order-status.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import type { Order } from './order.ts';

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

it('is read from left to right', () => {
  expect(DESK_COLUMNS).toEqual([
    { id: 'neu', name: 'Neu', statuses: ['placed'], none: 'Keine neue Bestellung' },
    { id: 'ofen', name: 'Im Ofen', statuses: ['accepted', 'preparing'], none: 'Der Ofen ist frei' },
    { id: 'bereit', name: 'Bereit', statuses: ['ready'], none: 'Nichts wartet' },
    { id: 'unterwegs', name: 'Unterwegs', statuses: ['onTheWay'], none: 'Niemand ist unterwegs' },
  ]);
});

it('puts on top of the oven what was promised first, then what was ordered first', () => {
  const at = (time: string) => `2026-11-20T${time}:00.000Z`;
  const orders = [
    order(5, 'preparing', { promisedAt: at('18:00') }),
    order(4, 'preparing', { promisedAt: at('18:00') }),
    order(6, 'accepted', { promisedAt: at('17:30') }),
    order(1, 'accepted', { promisedAt: null, deliveryTime: { kind: 'asap', requestedAt: at('17:45') } }),
    order(2, 'accepted', { promisedAt: at('18:30') }),
  ];
  expect(numbersIn('ofen', orders)).toEqual([6, 1, 4, 5, 2]);
  expect(numbersIn('ofen', orders.toReversed())).toEqual([6, 1, 4, 5, 2]);
});

it('goes by the number among those that were promised for the same shown minute', () => {
  const promised = (number: number, time: string) =>
    order(number, 'preparing', { promisedAt: `2026-11-20T${time}.000Z` });
  const orders = [promised(3, '18:05:04'), promised(1, '18:05:59'), promised(2, '18:05:30'), promised(4, '18:04:59')];
  expect(numbersIn('ofen', orders)).toEqual([4, 1, 2, 3]);
});

it('puts what was finished newest first', () => {
  const orders = [order(1, 'delivered'), order(3, 'cancelled'), order(2, 'rejected'), order(4, 'ready')];
  expect(finishedOrders(orders).map(({ number }) => number)).toEqual([3, 2, 1]);
});

it('counts what is or will be paid', () => {
  const stopped = order(3, 'cancelled', { payment: { state: 'notCollected', method: 'card' } });
  const refunded = order(4, 'cancelled', { payment: { state: 'refunded' } });
  const prepaid = order(5, 'ready', { payment: { state: 'prepaid' }, totalPrice: 1000 });
  expect(dayTotal([order(1, 'placed'), order(2, 'delivered'), stopped, refunded, prepaid])).toEqual({
    count: 3,
    totalPrice: 9600,
  });
  expect(dayTotal([])).toEqual({ count: 0, totalPrice: 0 });
});
