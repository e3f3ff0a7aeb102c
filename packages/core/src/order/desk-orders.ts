import type { Instant, LocalDate } from '../time/instant.ts';
import { laterOf, toLocalDate } from '../time/zurich.ts';
import { isFinished } from './order-transitions.ts';
import type { Order } from './order.ts';

const lastStepAt = ({ orderTimeProgresses }: Order): Instant =>
  Object.values(orderTimeProgresses)
    .filter((at) => at !== undefined)
    .reduce(laterOf);

/** On the desk are the orders that staff still have to act on, and those that were finished today. */
export const isOnDesk = (order: Order, today: LocalDate): boolean =>
  !isFinished(order.status) || toLocalDate(lastStepAt(order)) === today;

export type OrdersById = Readonly<Record<string, Order>>;

/** A snapshot: orders that are not in it are gone. */
export const ordersById = (orders: readonly Order[]): OrdersById =>
  Object.fromEntries(orders.map((order) => [order.id, order]));

/** The orders with those that changed. The answer to a step and the live stream can overtake each other: the later stands. */
export const withChangedOrders = (orders: OrdersById, changed: readonly Order[]): OrdersById => {
  const later = changed.filter((order) => {
    const known = orders[order.id];
    return known === undefined || order.revision >= known.revision;
  });
  return { ...orders, ...ordersById(later) };
};
