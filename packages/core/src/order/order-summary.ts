import * as z from 'zod/mini';
import { type Order, type ProductOrder, order } from './order.ts';

/** What a list of orders shows of each. */
export const orderSummary = z.pick(order, {
  id: true,
  number: true,
  status: true,
  fulfilment: true,
  productOrders: true,
  totalPrice: true,
  orderTimeProgresses: true,
});
export type OrderSummary = z.infer<typeof orderSummary>;

const summaryOf = ({
  id,
  number,
  status,
  fulfilment,
  productOrders,
  totalPrice,
  orderTimeProgresses,
}: Order): OrderSummary => ({
  id,
  number,
  status,
  fulfilment,
  productOrders,
  totalPrice,
  orderTimeProgresses,
});

export const NO_ORDERS_MESSAGE = 'Du hast noch keine Bestellungen';

/** `2 Produkte bestellt`: how many pieces all lines come to. Source: specification, section 2, "Orders screen". */
export function orderedText({ productOrders }: { readonly productOrders: readonly ProductOrder[] }): string {
  const pieces = productOrders.reduce((sum, { amount }) => sum + amount, 0);
  return pieces === 1 ? '1 Produkt bestellt' : `${pieces} Produkte bestellt`;
}

const PAGE_SIZE_MAX = 100;

/** A part of somebody's orders: so many of those whose number is lower than `before`; null begins with the newest. */
export const ownOrdersQuery = z.object({
  before: z.nullable(z.int().check(z.gte(1))),
  limit: z.int().check(z.gte(1), z.lte(PAGE_SIZE_MAX)),
});
export type OwnOrdersQuery = z.infer<typeof ownOrdersQuery>;

export const ownOrdersPage = z.object({
  orders: z.array(orderSummary),
  /** Whether there are older ones behind these. */
  hasMore: z.boolean(),
});
export type OwnOrdersPage = z.infer<typeof ownOrdersPage>;

/** One page of somebody's orders, newest first. The order of `orders` does not matter. */
export function ownOrdersPageOf(orders: readonly Order[], { before, limit }: OwnOrdersQuery): OwnOrdersPage {
  const older = orders.filter(({ number }) => before === null || number < before);
  const newestFirst = older.toSorted((a, b) => b.number - a.number);
  return { orders: newestFirst.slice(0, limit).map(summaryOf), hasMore: older.length > limit };
}
