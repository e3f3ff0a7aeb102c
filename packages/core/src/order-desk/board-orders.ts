import { businessDayOf } from '../accounting/business-day.ts';
import { newerRevision } from '../order/newer-revision.ts';
import { isFinished } from '../order/order-transitions.ts';
import type { Order } from '../order/order.ts';
import type { Instant, LocalDate } from '../time/instant.ts';
import { laterOf } from '../time/zurich.ts';

const lastStepAt = ({ orderTimeProgresses }: Order): Instant =>
  Object.values(orderTimeProgresses)
    .filter((at) => at !== undefined)
    .reduce(laterOf);

/**
 * The board shows the orders that staff still have to act on, and those that were finished on this day of the books.
 */
export const isOnBoard = (order: Order, today: LocalDate): boolean =>
  !isFinished(order.status) || businessDayOf(lastStepAt(order)) === today;

export type OrdersById = Readonly<Record<string, Order>>;

/** The orders of a snapshot; orders that are not in it are dropped. */
export const ordersById = (orders: readonly Order[]): OrdersById =>
  Object.fromEntries(orders.map((order) => [order.id, order]));

/** The orders with the changed ones, merged by `newerRevision`. */
export function withChangedOrders(orders: OrdersById, changed: readonly Order[]): OrdersById {
  const all = new Map(Object.entries(orders));
  for (const order of changed) all.set(order.id, newerRevision(all.get(order.id) ?? null, order));
  return Object.fromEntries(all);
}

/** The orders that the board shows on this day of the books. */
export const ordersOnBoard = (orders: OrdersById, today: LocalDate): readonly Order[] =>
  Object.values(orders).filter((order) => isOnBoard(order, today));
