import { type DayJournal, OPEN_ORDERS_NAMED } from '@ofenpost/core/accounting/accounting';
import { dayEndOf } from '@ofenpost/core/accounting/books';
import type { OrderMailEvent } from '@ofenpost/core/notification/order-mail';
import type { BoardOrder } from '@ofenpost/core/order-desk/order-desk.use-cases';
import type { Order } from '@ofenpost/core/order/order';
import { OPEN_STATUSES } from '@ofenpost/core/order/order-lifecycle.machine';
import type { OwnOrdersQuery } from '@ofenpost/core/order/order-summary';
import type { OrderRepository } from '@ofenpost/core/order/order.use-cases';
import {
  type FulfilmentVatRates,
  fulfilmentVatRates,
  withVatRates,
  ovenReservation,
  type StepTaker,
} from '@ofenpost/core/order/take-step';
import { ok } from '@ofenpost/core/result/result';
import type { Instant, LocalDate } from '@ofenpost/core/time/instant';
import { type Placeholder, and, asc, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit-log.repository.ts';
import { type Database, type Transaction, preparePerDatabase } from '../database/database.ts';
import { orderEvents, orderLines, orders } from './order.table.ts';

/** An order with the server's own data. */
export type StoredOrder = BoardOrder & { readonly requestHash: string };

/** The columns for `storedOrderOf`. */
const STORED_ORDER = {
  columns: {
    accountId: true,
    requestHash: true,
    id: true,
    number: true,
    revision: true,
    status: true,
    fulfilment: true,
    deliveryFee: true,
    rounding: true,
    totalPrice: true,
    giftCardAmount: true,
    giftCardDiscount: true,
    address: true,
    remark: true,
    deliveryTime: true,
    promisedAt: true,
    payment: true,
    checkAge: true,
    ovenBreads: true,
    reason: true,
    override: true,
    fulfilmentVatRates: true,
    orderTimeProgresses: true,
  },
  with: {
    lines: {
      orderBy: asc(orderLines.position),
      columns: {
        productId: true,
        name: true,
        amount: true,
        options: true,
        unitPrice: true,
        totalPrice: true,
        vatClass: true,
        vatRate: true,
        creation: true,
      },
    },
  },
  extras: {
    failedMail: sql<OrderMailEvent | null>`(
      select case when given_up_at is not null then event end from mails
      where order_id = ${orders.id} and (sent_at is not null or given_up_at is not null)
      order by created_at desc, given_up_at desc nulls last limit 1)`.as('failed_mail'),
  },
} as const;

type Row = Omit<Order, 'productOrders'> &
  Omit<StoredOrder, 'order'> & {
    readonly lines: Order['productOrders'];
    readonly fulfilmentVatRates: FulfilmentVatRates | null;
  };

const storedOrderOf = ({
  lines,
  fulfilmentVatRates: rates,
  accountId,
  requestHash,
  failedMail,
  ...order
}: Row): StoredOrder => ({
  order: { ...order, productOrders: withVatRates(lines, rates) },
  accountId,
  requestHash,
  failedMail,
});

export async function findOrder(db: Transaction, id: string): Promise<StoredOrder | null> {
  const row = await db.query.orders.findFirst({ where: eq(orders.id, id), ...STORED_ORDER });
  return row === undefined ? null : storedOrderOf(row);
}

export async function findOrders(db: Transaction, ids: readonly string[]): Promise<StoredOrder[]> {
  const rows = await db.query.orders.findMany({ where: inArray(orders.id, [...ids]), ...STORED_ORDER });
  return rows.map(storedOrderOf);
}

const findIdPlaced = preparePerDatabase((db) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.cartId, sql.placeholder('cartId')), eq(orders.idempotencyKey, sql.placeholder('key'))))
    .prepare('find_id_placed'),
);

/** The order that this cart placed with this key. There is mostly none, so only the id is queried first. */
export async function findPlacedOrder(db: Transaction, cartId: string, key: string): Promise<StoredOrder | null> {
  const [placed] = await findIdPlaced(db).execute({ cartId, key });
  return placed === undefined ? null : findOrder(db, placed.id);
}

/** The phone order of this account with this key. */
export async function findPhoneOrder(db: Transaction, by: string, key: string): Promise<StoredOrder | null> {
  const where = and(eq(orders.capturedBy, by), eq(orders.idempotencyKey, key));
  const row = await db.query.orders.findFirst({ where, ...STORED_ORDER });
  return row === undefined ? null : storedOrderOf(row);
}

const isOpen = inArray(orders.status, [...OPEN_STATUSES]);

/** Core's `isOpenOn` as a query: how many orders are open and due on this business day or before, and their numbers. */
export async function findOpenOrders(
  db: Transaction,
  day: LocalDate,
): Promise<Pick<DayJournal, 'openOrders' | 'openOrderNumbers'>> {
  const dueAt = sql`coalesce(${orders.promisedAt}, (${orders.deliveryTime} ->> 'requestedAt')::timestamptz)`;
  const where = and(isOpen, sql`${dueAt} < ${dayEndOf(day)}::timestamptz`);
  const named = await db
    .select({ number: orders.number })
    .from(orders)
    .where(where)
    .orderBy(asc(orders.number))
    .limit(OPEN_ORDERS_NAMED);
  return { openOrders: await db.$count(orders, where), openOrderNumbers: named.map(({ number }) => number) };
}

/** Prevents new orders and steps until the transaction ends. Call it before locking the books. */
export async function holdOrders(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${orders} in share mode`);
}

/** Core's `isOnBoard` as a query: open orders, and those that ended since `since`. */
export async function findBoardOrders(db: Transaction, since: Instant): Promise<StoredOrder[]> {
  const where = or(isOpen, gte(orders.changedAt, since));
  const rows = await db.query.orders.findMany({ where, ...STORED_ORDER, orderBy: asc(orders.number) });
  return rows.map(storedOrderOf);
}

/** The orders for core's `ownOrdersPageOf`: one more than the page holds, to see whether there are more. */
async function findOwnOrders(db: Transaction, accountId: string, { before, limit }: OwnOrdersQuery): Promise<Order[]> {
  const where = and(eq(orders.accountId, accountId), before === null ? undefined : lt(orders.number, before));
  const rows = await db.query.orders.findMany({
    where,
    ...STORED_ORDER,
    orderBy: desc(orders.number),
    limit: limit + 1,
  });
  return rows.map((row) => storedOrderOf(row).order);
}

/** Every order of an account, newest first. */
export async function findAllOwnOrders(db: Transaction, accountId: string): Promise<Order[]> {
  const rows = await db.query.orders.findMany({
    where: eq(orders.accountId, accountId),
    ...STORED_ORDER,
    orderBy: desc(orders.number),
  });
  return rows.map((row) => storedOrderOf(row).order);
}

/** Number and status of every order of an account. */
export const findOwnOrderStates = (db: Transaction, accountId: string): Promise<Pick<Order, 'number' | 'status'>[]> =>
  db.select({ number: orders.number, status: orders.status }).from(orders).where(eq(orders.accountId, accountId));

/** Assigns the orders of a cart to another one, so that repeated requests are still recognised. */
export async function assignOrders(tx: Transaction, cartId: string, heirId: string): Promise<void> {
  await tx.update(orders).set({ cartId: heirId }).where(eq(orders.cartId, cartId));
}

/** Locks the order until the transaction ends, so that steps are taken one after the other. */
export async function lockOrder(tx: Transaction, id: string): Promise<StoredOrder | null> {
  const [locked] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update');
  return locked === undefined ? null : findOrder(tx, id);
}

/** Notifies every process that the order changed, when the transaction commits. */
export const orderChangedNotification = (id: string | Placeholder) => sql<string>`pg_notify('order_changed', ${id})`;

export async function notifyOrderChanged(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select ${orderChangedNotification(id)}`);
}

/** Saves a step of an order, which must be locked. */
async function saveStep(tx: Transaction, order: Order, { by: actorId, at }: StepTaker): Promise<void> {
  const { id, revision, status, rounding, totalPrice, promisedAt, payment, reason, orderTimeProgresses } = order;
  await tx
    .update(orders)
    .set({
      status,
      rounding,
      totalPrice,
      promisedAt,
      ovenSlot: ovenReservation(order)?.slot ?? null,
      payment,
      reason,
      fulfilmentVatRates: fulfilmentVatRates(order),
      orderTimeProgresses,
      revision,
      changedAt: at,
    })
    .where(eq(orders.id, id));
  await tx.insert(orderEvents).values({ orderId: id, revision, status, at, actorId, reason });
  await notifyOrderChanged(tx, id);
}

/** What another context does in the transaction of a step: print, mail, refund or book. */
export type OrderEffect = (tx: Transaction, order: Order, taker: StepTaker) => Promise<void>;

export const createOrderRepository = (
  database: Database,
  effects: readonly OrderEffect[],
): OrderRepository<StoredOrder> => ({
  load: (id) => findOrder(database, id),
  listOwn: (accountId, query) => findOwnOrders(database, accountId, query),
  update: (id, change) =>
    database.transaction(async (tx) => {
      const stored = await lockOrder(tx, id);
      if (stored === null) return null;
      const changed = change(stored.order);
      if (!changed.ok) return changed;
      const { order, taker, audited } = changed.value;
      await recordAudit(tx, { ...audited, at: taker.at, actorId: taker.by });
      await saveStep(tx, order, taker);
      for (const effect of effects) await effect(tx, order, taker);
      return ok({ ...stored, order });
    }),
});
