/** A version of an order, whoever reads it: the higher its revision, the newer. */
type Revised = { readonly id: string; readonly revision: number };

/**
 * The newer of two versions of an order: answers and the live stream may overtake each other. The higher revision wins,
 * of equal ones `changes`.
 */
export const newerRevision = <Order extends Revised>(known: Order | null, changes: Order): Order =>
  known === null || changes.revision >= known.revision ? changes : known;

/**
 * The orders of a snapshot; orders that are not in it are dropped. A snapshot can be older than an answer that arrived
 * before it, so what is known by a newer revision stays.
 */
export const ordersOfSnapshot = <Order extends Revised>(
  orders: readonly Order[],
  known: Readonly<Record<string, Order>> | null,
): Readonly<Record<string, Order>> =>
  Object.fromEntries(orders.map((order) => [order.id, newerRevision(known?.[order.id] ?? null, order)]));

/** The orders with the changed ones, each in its newest version. */
export function withChangedOrders<Order extends Revised>(
  orders: Readonly<Record<string, Order>>,
  changed: readonly Order[],
): Readonly<Record<string, Order>> {
  const all = new Map(Object.entries(orders));
  for (const order of changed) all.set(order.id, newerRevision(all.get(order.id) ?? null, order));
  return Object.fromEntries(all);
}
