import type { StoredCartItem } from '@ofenpost/core/cart/stored-cart';
import type { OrderDraft } from '@ofenpost/core/checkout/compose-order';
import { TERMS_VERSION } from '@ofenpost/core/checkout/terms-version';
import { ovenReservation } from '@ofenpost/core/order/take-step';
import { addressBlockOf } from '@ofenpost/core/trust/open-order-limit';
import { type Placeholder, and, eq, notExists, sql } from 'drizzle-orm';
import { carts } from '../cart/cart.table.ts';
import { insertRows, rowsAsJson } from '../database/columns.ts';
import { type Transaction, ASYNC_COMMIT, preparePerDatabase } from '../database/database.ts';
import { addSendJobs, insertDeliveries } from '../webhook/webhook-outbox.ts';
import { webhookDeliveries } from '../webhook/webhook.table.ts';
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

/** The name of the job that tells the team's devices of a new order; the host has it. */
const FAN_OUT_PUSH = 'fan_out_push';

/**
 * Enqueues the notices about a guest's order where any device follows the desk; one look into a small table. Of an order
 * that waits for its payment the desk hears when it is placed.
 */
const newOrderPush = sql<string>`(
  select (graphile_worker.add_job(${sql.raw(`'${FAN_OUT_PUSH}'`)}, json_build_object('orderId', ${sql.placeholder('id')}::uuid, 'event', 'placed'),
    max_attempts => 8)).id
  where ${sql.placeholder('cartId')}::uuid is not null and ${sql.placeholder('isAtDesk')}::boolean and exists (select from push_subscriptions where account_id is not null))`;

/** The new order in the outbox of webhooks; one that waits for its payment is told when it is placed. */
const newOrderDeliveries = insertDeliveries(
  {
    type: sql`'order.placed'`,
    data: sql`jsonb_build_object('id', ${sql.placeholder('id')}::uuid, 'number', placed.number,
      'revision', ${sql.placeholder('revision')}::int, 'status', ${sql.placeholder('status')}::text)`,
    at: sql`${sql.placeholder('at')}`,
  },
  sql`placed, webhooks
    where ${sql.placeholder('isAtDesk')}::boolean and webhooks.off is null and 'order.placed' = any(webhooks.events)`,
);

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
  const deliveries = db.$with('deliveries', { id: webhookDeliveries.id }).as(newOrderDeliveries);
  return db
    .with(emptied, placed, lines, event, deliveries)
    .select({
      number: placed.number,
      pushed: newOrderPush,
      webhooks: addSendJobs,
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
  const { newGuest = false, promotion = null, mailFailed: _mailFailed, ...stored } = order;
  const at = order.orderTimeProgresses.created;
  const ovenSlot = ovenReservation(order)?.slot ?? null;
  const [row] = await insertWhole(db).execute({
    id,
    at,
    cartId: cart?.id ?? null,
    key: keys.idempotencyKey,
    items: cart?.items ?? [],
    isAtDesk: status !== 'awaitingPayment',
    revision,
    status,
    order: rowsAsJson(orders, [
      {
        ...keys,
        ...stored,
        newGuest,
        promotion,
        addressBlock: addressBlockOf(order.address),
        termsVersion: cart === null ? null : TERMS_VERSION,
        cartId: cart?.id ?? null,
        ovenSlot,
        fulfilmentVatRates: null,
        changedAt: at,
        undoable: null,
        courierId: null,
        tour: null,
        kitchenMarks: [],
        stepKeys: null,
      },
    ]),
    lines: rowsAsJson(
      orderLines,
      productOrders.map((line, position) => ({ declaration: null, ...line, orderId: id, position })),
    ),
    event: rowsAsJson(orderEvents, [
      { orderId: id, revision, status, at, actorId: accountId ?? capturedBy, reason, change: null },
    ]),
  });
  return row?.number ?? null;
}
