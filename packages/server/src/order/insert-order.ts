import type { StoredCartItem } from '@ofenpost/core/cart/stored-cart';
import type { OrderDraft } from '@ofenpost/core/checkout/compose-order';
import { ovenReservation } from '@ofenpost/core/order/take-step';
import { type Placeholder, and, eq, notExists, sql } from 'drizzle-orm';
import { carts } from '../cart/cart.table.ts';
import { insertRows, rowsAsJson } from '../database/columns.ts';
import { type Transaction, ASYNC_COMMIT, preparePerDatabase } from '../database/database.ts';
import { orderChangedNotification } from './order.repository.ts';
import { orderEvents, orderLines, orders } from './order.table.ts';

export type NewOrder = {
  readonly id: string;
  readonly draft: OrderDraft;
  /** The cart that is ordered and emptied; null: a phone order. */
  readonly cart: { readonly id: string; readonly items: readonly StoredCartItem[] } | null;
  /** The account that took a phone order. */
  readonly capturedBy: string | null;
  readonly accountId: string | null;
  /** The guest's address for the confirmation. */
  readonly email: string | null;
  readonly idempotencyKey: string;
  readonly requestHash: string;
};

/** The order of the same request. A new request has none, which costs one look into an index. */
const placedBefore = (db: Transaction, cartId: Placeholder) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.cartId, cartId), eq(orders.idempotencyKey, sql.placeholder('key'))));

const insertWhole = preparePerDatabase((db) => {
  const cartId = sql.placeholder('cartId');
  const emptied = db.$with('emptied').as(
    db
      .update(carts)
      .set({ items: [], changedAt: sql`${sql.placeholder('at')}` })
      .where(
        and(
          eq(carts.id, cartId),
          eq(carts.items, sql.param(sql.placeholder('items'), carts.items)),
          notExists(placedBefore(db, cartId)),
        ),
      )
      .returning({ id: carts.id }),
  );
  const placed = db
    .$with('placed', { number: orders.number })
    .as(
      sql`${insertRows(orders, sql.placeholder('order'))} where ${cartId}::uuid is null or exists (select from emptied) returning number`,
    );
  const isPlaced = sql`where exists (select from placed)`;
  const lines = db
    .$with('lines', { position: orderLines.position })
    .as(sql`${insertRows(orderLines, sql.placeholder('lines'))} ${isPlaced} returning position`);
  const event = db
    .$with('event', { revision: orderEvents.revision })
    .as(sql`${insertRows(orderEvents, sql.placeholder('event'))} ${isPlaced} returning revision`);
  return db
    .with(emptied, placed, lines, event)
    .select({
      number: placed.number,
      notified: orderChangedNotification(sql.placeholder('id')),
      waits: ASYNC_COMMIT,
    })
    .from(placed)
    .prepare('insert_order');
});

/**
 * Writes an order with its lines and first event, and empties its cart, in one statement. Returns the order's number;
 * writes nothing and returns null if the cart has changed or was ordered by the same request. Its commit notifies the
 * order desks without waiting for the disk; answer the customer only after `groupedCommit`.
 */
export async function insertOrder(db: Transaction, { draft, cart, ...keys }: NewOrder): Promise<number | null> {
  const { id, accountId, capturedBy } = keys;
  const { productOrders, ...order } = draft;
  const { revision, status, reason } = order;
  const at = order.orderTimeProgresses.created;
  const ovenSlot = ovenReservation(order)?.slot ?? null;
  const [row] = await insertWhole(db).execute({
    id,
    at,
    cartId: cart?.id ?? null,
    key: keys.idempotencyKey,
    items: cart?.items ?? [],
    order: rowsAsJson(orders, [
      { ...keys, ...order, cartId: cart?.id ?? null, ovenSlot, fulfilmentVatRates: null, changedAt: at },
    ]),
    lines: rowsAsJson(
      orderLines,
      productOrders.map((line, position) => ({ ...line, orderId: id, position })),
    ),
    event: rowsAsJson(orderEvents, [{ orderId: id, revision, status, at, actorId: accountId ?? capturedBy, reason }]),
  });
  return row?.number ?? null;
}
