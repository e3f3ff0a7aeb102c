import { type DayJournal, OPEN_ORDERS_NAMED } from '@ofenpost/core/accounting/accounting';
import { dayEndOf } from '@ofenpost/core/accounting/books';
import type { OrderTour } from '@ofenpost/core/courier/order-tour';
import type { OrderMailEvent } from '@ofenpost/core/notification/order-mail';
import type { BoardOrder } from '@ofenpost/core/order-desk/order-desk.use-cases';
import type { Order } from '@ofenpost/core/order/order';
import { OPEN_STATUSES } from '@ofenpost/core/order/order-lifecycle.machine';
import type { OrderStatus } from '@ofenpost/core/order/order-status';
import type { OwnOrdersQuery } from '@ofenpost/core/order/order-summary';
import type { OrderChange, OrderRepository } from '@ofenpost/core/order/order.use-cases';
import {
  type FulfilmentVatRates,
  fulfilmentVatRates,
  withVatRates,
  ovenReservation,
} from '@ofenpost/core/order/take-step';
import type { OrderPromotion } from '@ofenpost/core/promotion/apply-promotion';
import type { Supplier } from '@ofenpost/core/restaurant/supplier';
import { ok } from '@ofenpost/core/result/result';
import type { Instant, LocalDate } from '@ofenpost/core/time/instant';
import { addressBlockOf } from '@ofenpost/core/trust/open-order-limit';
import { type Placeholder, and, asc, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit-log.repository.ts';
import { type Transaction, preparePerDatabase } from '../database/database.ts';
import { supplierSince } from '../restaurant/restaurant.repository.ts';
import type { Services } from '../services.ts';
import { LINE_COLUMNS, type LineRow, lineOf } from './order-line.ts';
import { orderEvents, orderLines, orders } from './order.table.ts';
import { lockOvenLoad } from './oven-load.repository.ts';
import { changeRefused } from './refused-change.ts';

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
    promotion: true,
    address: true,
    remark: true,
    deliveryTime: true,
    promisedAt: true,
    promiseMove: true,
    edits: true,
    undoable: true,
    kitchenMarks: true,
    stepKeys: true,
    refunds: true,
    payment: true,
    checkAge: true,
    ovenBreads: true,
    reason: true,
    override: true,
    fulfilmentVatRates: true,
    orderTimeProgresses: true,
    redelivers: true,
    redeliveries: true,
    guestCancellation: true,
    courierId: true,
    tour: true,
    newGuest: true,
  },
  with: {
    lines: {
      orderBy: asc(orderLines.position),
      columns: LINE_COLUMNS,
    },
  },
  extras: {
    failedMail: sql<OrderMailEvent | null>`(
      select case when given_up_at is not null then event end from mails
      where order_id = ${orders.id} and (sent_at is not null or given_up_at is not null)
      order by created_at desc, given_up_at desc nulls last limit 1)`.as('failed_mail'),
    /** Core's `stopsBefore`. */
    stopsBefore: sql<number | null>`(
      case when ${orders.courierId} is not null and ${orders.status} = 'onTheWay' then (
        select count(*)::int from orders o
        where o.courier_id = ${orders.courierId} and o.status = 'onTheWay'
          and ((o.tour ->> 'position')::int, o.number) < ((${orders.tour} ->> 'position')::int, ${orders.number}))
      end)`.as('stops_before'),
    supplier: supplierSince(sql`(${orders.orderTimeProgresses} ->> 'delivered')::timestamptz`).as('supplier'),
  },
} as const;

type Row = Omit<Order, 'productOrders' | 'promotion' | 'tour' | 'stopsBefore' | 'newGuest' | 'supplier'> &
  Omit<StoredOrder, 'order'> & {
    readonly lines: readonly LineRow[];
    readonly fulfilmentVatRates: FulfilmentVatRates | null;
    readonly promotion: OrderPromotion | null;
    readonly courierId: string | null;
    readonly tour: Omit<OrderTour, 'courierId'> | null;
    readonly stopsBefore: number | null;
    readonly newGuest: boolean;
    readonly supplier: Supplier | null;
  };

const storedOrderOf = ({
  lines,
  fulfilmentVatRates: rates,
  accountId,
  requestHash,
  failedMail,
  undoable,
  kitchenMarks,
  stepKeys,
  courierId,
  tour,
  stopsBefore,
  newGuest,
  promotion,
  supplier,
  ...order
}: Row): StoredOrder => ({
  order: {
    ...order,
    productOrders: withVatRates(lines.map(lineOf), rates),
    ...(promotion !== null && { promotion }),
    ...(newGuest && { newGuest }),
    ...(courierId !== null && tour !== null && { tour: { courierId, ...tour } }),
    ...(stopsBefore !== null && { stopsBefore }),
    ...(supplier !== null && { supplier }),
  },
  accountId,
  undoable,
  kitchenMarks,
  ...(stepKeys && { stepKeys }),
  requestHash,
  failedMail,
});

export async function findOrder(db: Transaction, id: string): Promise<StoredOrder | null> {
  const row = await db.query.orders.findFirst({ where: eq(orders.id, id), ...STORED_ORDER });
  return row === undefined ? null : storedOrderOf(row);
}

export async function findOrderByNumber(db: Transaction, number: number): Promise<StoredOrder | null> {
  const row = await db.query.orders.findFirst({ where: eq(orders.number, number), ...STORED_ORDER });
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

/** The open and the cancelled orders in the tour of a courier. */
export async function findStops(db: Transaction, courierId: string): Promise<Order[]> {
  const isUnseen = and(eq(orders.status, 'cancelled'), sql`not ${orders.tour} ? 'seenAt'`);
  const rows = await db.query.orders.findMany({
    where: and(eq(orders.courierId, courierId), or(inArray(orders.status, ['ready', 'onTheWay']), isUnseen)),
    ...STORED_ORDER,
  });
  return rows.map((row) => storedOrderOf(row).order);
}

/** How the orders were paid that a courier delivered after this time. */
export async function findDelivered(
  db: Transaction,
  courierId: string,
  after: Instant | null,
): Promise<Pick<Order, 'payment' | 'tour'>[]> {
  const deliveredAt = sql`(${orders.orderTimeProgresses} ->> 'delivered')::timestamptz`;
  const rows = await db
    .select({ payment: orders.payment, tour: orders.tour })
    .from(orders)
    .where(
      and(
        eq(orders.courierId, courierId),
        eq(orders.status, 'delivered'),
        after === null ? undefined : sql`${deliveredAt} > ${after}::timestamptz`,
      ),
    );
  return rows.map(({ payment, tour }) => ({ payment, ...(tour !== null && { tour: { courierId, ...tour } }) }));
}

/** The orders of core's `followersOf`. */
export const findOnTheWay = (db: Transaction, courierIds: readonly string[]): Promise<{ id: string }[]> =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.courierId, [...courierIds]), eq(orders.status, 'onTheWay')));

const isOpen = inArray(orders.status, [...OPEN_STATUSES]);

const dueAt = sql`least(${orders.promisedAt}, (${orders.deliveryTime} ->> 'requestedAt')::timestamptz)`;

/** Core's `isOpenOn` as a query. */
export const isOpenUntil = (day: LocalDate) => and(isOpen, sql`${dueAt} < ${dayEndOf(day)}::timestamptz`);

/** How many orders are open and due on this business day or before, and their numbers. */
export async function findOpenOrders(
  db: Transaction,
  day: LocalDate,
): Promise<Pick<DayJournal, 'openOrders' | 'openOrderNumbers'>> {
  const where = isOpenUntil(day);
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

/** The opposite of core's `isUnpaid` as a query. */
const wasPlaced = sql`${orders.status} <> 'awaitingPayment' and coalesce(${orders.reason} ->> 'code', '') <> 'unpaid'`;

/** Core's `isOnBoard` as a query: open orders, and those that ended since `since`. */
export async function findBoardOrders(db: Transaction, since: Instant): Promise<StoredOrder[]> {
  const where = and(or(isOpen, gte(orders.changedAt, since)), wasPlaced);
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

/** Every status that an order has had, also where the step was undone. */
export async function findReached(tx: Transaction, id: string): Promise<OrderStatus[]> {
  const { status, orderId } = orderEvents;
  return (await tx.selectDistinct({ status }).from(orderEvents).where(eq(orderId, id))).map((event) => event.status);
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

/** Saves what was ordered anew. The database allows it for an open order whose history names the edit. */
async function replaceContent(tx: Transaction, order: Order): Promise<void> {
  const { id, productOrders, deliveryFee, rounding, totalPrice, giftCardAmount, giftCardDiscount } = order;
  const { promotion = null, address, remark, checkAge, ovenBreads, override, edits } = order;
  const price = { deliveryFee, rounding, totalPrice, giftCardAmount, giftCardDiscount, promotion };
  const addressBlock = addressBlockOf(address);
  const content = { ...price, address, addressBlock, remark, checkAge, ovenBreads, override, edits };
  await tx.update(orders).set(content).where(eq(orders.id, id));
  await tx.delete(orderLines).where(eq(orderLines.orderId, id));
  await tx.insert(orderLines).values(productOrders.map((line, position) => ({ ...line, orderId: id, position })));
}

/** Saves a change of an order, which must be locked. */
export async function saveChange(
  tx: Transaction,
  { kind, order, taker, undoable, kitchenMarks, stepKeys }: OrderChange,
): Promise<void> {
  const { by: actorId, at } = taker;
  const { id, revision, status, rounding, totalPrice, promisedAt, promiseMove, payment, reason } = order;
  const { orderTimeProgresses, refunds, redeliveries, guestCancellation } = order;
  const { courierId = null, ...tour } = order.tour ?? {};
  const change = kind === 'step' ? null : kind;
  await tx
    .update(orders)
    .set({
      status,
      // The history names an edit before its price is written.
      ...(kind !== 'edited' && { rounding, totalPrice }),
      promisedAt,
      promiseMove,
      undoable,
      ovenSlot: ovenReservation(order)?.slot ?? null,
      payment,
      refunds,
      reason,
      fulfilmentVatRates: fulfilmentVatRates(order),
      orderTimeProgresses,
      redeliveries,
      guestCancellation,
      courierId,
      tour: 'position' in tour ? tour : null,
      ...(kitchenMarks !== undefined && { kitchenMarks: [...kitchenMarks] }),
      ...(stepKeys !== undefined && { stepKeys: [...stepKeys] }),
      revision,
      changedAt: at,
    })
    .where(eq(orders.id, id));
  // What was ordered, and an order that has ended, change only with an entry that names the kind of the change.
  await tx.insert(orderEvents).values({ orderId: id, revision, status, at, actorId, reason, change });
  if (kind === 'edited') await replaceContent(tx, order);
  await notifyOrderChanged(tx, id);
}

/** Saves where the orders stand that deliver this one again; the order must be locked. */
export async function saveRedeliveries(
  tx: Transaction,
  { id, revision, status }: Order,
  { redeliveries, at }: Pick<Order, 'redeliveries'> & { readonly at: Instant },
): Promise<void> {
  await tx
    .update(orders)
    .set({ redeliveries, revision: revision + 1 })
    .where(eq(orders.id, id));
  const entry = { orderId: id, revision: revision + 1, status, at, actorId: null, reason: null };
  await tx.insert(orderEvents).values({ ...entry, change: 'redelivered' });
  await notifyOrderChanged(tx, id);
}

/** What another context does in the transaction of a change: print, mail, refund or book. */
export type OrderEffect = (tx: Transaction, change: OrderChange) => Promise<void>;

export const createOrderRepository = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  effects: readonly OrderEffect[],
): OrderRepository<StoredOrder> => ({
  load: (id) => findOrder(database, id),
  loadByNumber: (number) => findOrderByNumber(database, number),
  listOwn: (accountId, query) => findOwnOrders(database, accountId, query),
  update: (id, change, ovenCapacity = null) =>
    database
      .transaction(async (tx) => {
        const stored = await lockOrder(tx, id);
        if (stored === null) return null;
        const changed = change(stored, await lockOvenLoad(tx, ovenCapacity, clock.now()));
        if (!changed.ok) return changed;
        const { order, taker, audited, undoable, kitchenMarks = stored.kitchenMarks } = changed.value;
        if (audited !== null) await recordAudit(tx, { ...audited, at: taker.at, actorId: taker.by });
        await saveChange(tx, changed.value);
        for (const effect of effects) await effect(tx, changed.value);
        return ok({ ...stored, order, undoable, kitchenMarks });
      })
      .catch(changeRefused),
});
