import type { Order } from './order.ts';

export type OrdersById = Readonly<Record<string, Order>>;

/** A snapshot: orders that are not in it are gone. */
export const ordersById = (orders: readonly Order[]): OrdersById =>
  Object.fromEntries(orders.map((order) => [order.id, order]));

/** Each step stamps a time and none is ever taken back. */
const stepsOf = ({ orderTimeProgresses }: Order): number => Object.keys(orderTimeProgresses).length;

/** The orders with those that changed. The answer to a step and the live stream can overtake each other: the later stands. */
export const withChangedOrders = (orders: OrdersById, changed: readonly Order[]): OrdersById => {
  const later = changed.filter((order) => {
    const known = orders[order.id];
    return known === undefined || stepsOf(order) >= stepsOf(known);
  });
  return { ...orders, ...ordersById(later) };
};
