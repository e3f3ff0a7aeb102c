import { expect, it } from 'vitest';
import { type OrderStatus, orderStatus } from '../order/order-status.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order } from '../order/order.ts';
import { BOARD_COLUMNS, dayFigures, dayTotal, finishedOrders, ordersOf } from './board.ts';

const order = (number: number, status: OrderStatus, more: Partial<Order> = {}): Order => ({
  ...PLACED_ORDER,
  number,
  status,
  ...more,
});
const numbersIn = (id: string, orders: readonly Order[]) =>
  BOARD_COLUMNS.filter((column) => column.id === id).flatMap((column) =>
    ordersOf(orders, column).map(({ number }) => number),
  );

it('has one place for every order', () => {
  for (const status of orderStatus.options) {
    // What is not paid is not with the restaurant.
    if (status === 'awaitingPayment') continue;
    const orders = [order(1, status)];
    const places = [...BOARD_COLUMNS.map((column) => ordersOf(orders, column)), finishedOrders(orders)];
    expect(places.flat()).toHaveLength(1);
  }
});

it('puts the oldest of the new ones on top, and a new one at the end', () => {
  const orders = [order(1, 'placed'), order(3, 'placed'), order(2, 'placed')];
  expect(numbersIn('neu', orders)).toEqual([1, 2, 3]);
  expect(numbersIn('neu', [order(4, 'placed'), ...orders])).toEqual([1, 2, 3, 4]);
});

it('leaves what its guest cancelled where it was, until it is seen', () => {
  const { created } = PLACED_ORDER.orderTimeProgresses;
  const orderTimeProgresses = { created, accepted: created, cancelled: created };
  const cancelled = order(2, 'cancelled', { orderTimeProgresses, guestCancellation: { seenAt: null } });
  const orders = [cancelled, order(1, 'accepted', { orderTimeProgresses: { created, accepted: created } })];
  expect([numbersIn('neu', orders), numbersIn('kueche', orders)]).toEqual([[], [1, 2]]);
  expect(numbersIn('kueche', [{ ...cancelled, guestCancellation: { seenAt: created } }])).toEqual([]);
});

it('is read from left to right', () => {
  expect(BOARD_COLUMNS).toEqual([
    { id: 'neu', name: 'Neu', statuses: ['placed'], none: 'Keine neue Bestellung' },
    { id: 'kueche', name: 'Küche', statuses: ['accepted'], none: 'Nichts zu belegen' },
    { id: 'ofen', name: 'Ofen', statuses: ['preparing'], none: 'Der Ofen ist frei' },
    { id: 'bereit', name: 'Bereit', statuses: ['ready'], none: 'Nichts wartet' },
    { id: 'unterwegs', name: 'Unterwegs', statuses: ['onTheWay'], none: 'Niemand ist unterwegs' },
  ]);
});

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const since = (number: number, status: OrderStatus, steps: Partial<Order['orderTimeProgresses']>) =>
  order(number, status, { orderTimeProgresses: { created: at('17:00'), ...steps } });

it.each([
  ['kueche', 'accepted'],
  ['ofen', 'preparing'],
  ['bereit', 'ready'],
  ['unterwegs', 'onTheWay'],
] as const)('puts at the end of %s what came there last, whatever its number and its promise', (id, status) => {
  const orders = [
    since(3, status, { [status]: at('17:30') }),
    since(9, status, { [status]: at('17:10') }),
    { ...since(1, status, { [status]: at('17:50') }), promisedAt: at('17:55') },
    since(2, status, { [status]: at('17:30') }),
  ];
  expect(numbersIn(id, orders)).toEqual([9, 2, 3, 1]);
  expect(numbersIn(id, orders.toReversed())).toEqual([9, 2, 3, 1]);
});

it('moves no ticket when something else of an order changes', () => {
  const orders = [1, 2, 3].map((number) => since(number, 'accepted', { accepted: at(`17:1${number}`) }));
  const changed = orders.map((each) => ({
    ...each,
    ...(each.number === 2 && { promisedAt: at('17:20'), revision: 9, remark: 'Neu' }),
  }));
  expect(numbersIn('kueche', changed)).toEqual([1, 2, 3]);
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

it('tells how long orders took, and how many kept their promise', () => {
  const delivered = (number: number, time: string, promise: string, kind: 'asap' | 'slot' = 'asap') => ({
    ...since(number, 'delivered', { delivered: at(time) }),
    promisedAt: at(promise),
    deliveryTime: { kind, requestedAt: at('17:40') },
  });
  expect(dayFigures([])).toEqual({ minutes: null, punctual: null });
  const orders = [
    delivered(1, '17:30', '17:30'),
    delivered(2, '17:51', '17:50'),
    delivered(3, '19:00', '19:00', 'slot'),
    order(4, 'placed'),
  ];
  expect(dayFigures(orders)).toEqual({ minutes: 41, punctual: 2 / 3 });
});
