import type { OrderTour } from '@ofenpost/core/courier/order-tour';
import type { OrderedDeclaration } from '@ofenpost/core/declaration/declaration';
import type { KitchenMark } from '@ofenpost/core/order/kitchen-mark';
import type {
  Order,
  OrderAddress,
  OrderEdit,
  OrderOverride,
  OrderRefund,
  OrderTimeProgresses,
  ProductOrder,
  PromiseMove,
} from '@ofenpost/core/order/order';
import { isFinished } from '@ofenpost/core/order/order-lifecycle.machine';
import type { OrderReason } from '@ofenpost/core/order/order-reason';
import { type OrderStatus, orderStatus } from '@ofenpost/core/order/order-status';
import type { OrderChange } from '@ofenpost/core/order/order.use-cases';
import type { FulfilmentVatRates } from '@ofenpost/core/order/take-step';
import type { UndoableChange } from '@ofenpost/core/order/undo-step';
import type { Payment } from '@ofenpost/core/payment/payment';
import type { PizzaCreation } from '@ofenpost/core/pizza/pizza-creation';
import type { OrderPromotion } from '@ofenpost/core/promotion/apply-promotion';
import type { Fulfilment } from '@ofenpost/core/vat/fulfilment';
import type { VatClass, VatRate } from '@ofenpost/core/vat/vat';
import { relations, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account.table.ts';
import { carts } from '../cart/cart.table.ts';
import { instantColumn } from '../database/columns.ts';
import { nameWordsOf } from '../list/list-query.ts';

/** Core's `withoutFormer` for all edits of an order. */
export const withoutFormer = sql`(select coalesce(jsonb_agg(edit - 'former' order by place), '[]')
  from jsonb_array_elements(edits) with ordinality as listed(edit, place))`;

/** Whether an edit of the order says what stood there before. */
export const hasFormer = sql`edits @? '$[*].former'`;

/**
 * Matches orders that have ended. As literal text, so that PostgreSQL recognises the index's condition when it plans.
 */
export const isFinishedOrder = sql.raw(
  `status in (${orderStatus.options
    .filter(isFinished)
    .map((status) => `'${status}'`)
    .join(', ')})`,
);

/** Matches orders that have not ended, unpaid ones too, as literal text for the same reason. */
export const isOpenOrder = sql.raw(
  `status in (${orderStatus.options
    .filter((status) => !isFinished(status))
    .map((status) => `'${status}'`)
    .join(', ')})`,
);

/** Core's `nameWords` of the name. */
export const nameWords = nameWordsOf("address ->> 'contactName'");

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    number: integer().notNull().unique().generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** The number of changes: a higher revision is newer. */
    revision: integer().notNull().default(1),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** A guest's address for the confirmation; null: none, or an account's order. */
    email: text(),
    /** Identifies a repeated request together with the key. */
    cartId: uuid().references(() => carts.id, { onDelete: 'set null' }),
    idempotencyKey: uuid().notNull(),
    /** The account that took a phone order; null: no phone order, or the account was deleted. */
    capturedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** SHA-256 of the request that placed the order. */
    requestHash: text().notNull(),
    /** Core's `TERMS_VERSION` when it was placed; null: no guest read them, or it is older than the column. */
    termsVersion: text(),
    status: text().$type<OrderStatus>().notNull(),
    fulfilment: text().$type<Fulfilment>().notNull().default('delivered'),
    deliveryFee: integer().notNull(),
    rounding: integer().notNull(),
    totalPrice: integer().notNull(),
    giftCardAmount: integer().notNull().default(0),
    /** The part of it for which nobody paid. */
    giftCardDiscount: integer().notNull().default(0),
    /** What a promotion took off the lines and the delivery fee. */
    promotion: jsonb().$type<OrderPromotion>(),
    address: jsonb().$type<OrderAddress>().notNull(),
    remark: text().notNull(),
    deliveryTime: jsonb().$type<Order['deliveryTime']>().notNull(),
    promisedAt: instantColumn(),
    promiseMove: jsonb().$type<PromiseMove>(),
    payment: jsonb().$type<Payment>().notNull(),
    /** What staff changed of it while it was open. */
    edits: jsonb().$type<OrderEdit[]>().notNull().default([]),
    refunds: jsonb().$type<OrderRefund[]>().notNull().default([]),
    checkAge: boolean().notNull(),
    ovenBreads: integer().notNull().default(0),
    /** The slot in which the order reserves the oven; null: none. */
    ovenSlot: instantColumn(),
    reason: jsonb().$type<OrderReason>(),
    /** The blocks that staff overrode in a phone order. */
    override: jsonb().$type<OrderOverride>(),
    /** The VAT rates of the day of fulfilment; null: not fulfilled, or its lines have them. Set once. */
    fulfilmentVatRates: jsonb().$type<FulfilmentVatRates>(),
    /** The order that this one delivers again for nothing. */
    redelivers: jsonb().$type<Order['redelivers']>(),
    redeliveries: jsonb().$type<Order['redeliveries']>().notNull().default([]),
    /** That the guest cancelled, and when the desk saw it; null: the guest has not. */
    guestCancellation: jsonb().$type<Order['guestCancellation']>(),
    /** The account that drives it. */
    courierId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** The rest of the tour; it counts only with a courier. */
    tour: jsonb().$type<Omit<OrderTour, 'courierId'>>(),
    orderTimeProgresses: jsonb().$type<OrderTimeProgresses>().notNull(),
    /** Placed by a guest of whom the shop knows nothing. */
    newGuest: boolean().notNull().default(false),
    /** Core's `addressBlockOf` of the address. */
    addressBlock: text(),
    /** When the last step was taken. */
    changedAt: instantColumn().notNull(),
    /** What the last change by staff replaced; null: it cannot be undone. */
    undoable: jsonb().$type<UndoableChange>(),
    /** What the kitchen has reported. */
    kitchenMarks: jsonb().$type<KitchenMark[]>().notNull().default([]),
    /** The keys of the last steps, each with where it led, so that a repeated one counts once; null: none. */
    stepKeys: jsonb().$type<string[]>(),
  },
  (table) => [
    unique().on(table.cartId, table.idempotencyKey),
    unique().on(table.capturedBy, table.idempotencyKey),
    /** Callers are found by the phone number of earlier orders. */
    index('orders_phone_number_index').on(sql`(${table.address} ->> 'phoneNumber')`, table.number),
    /**
     * Earlier orders are found by the name. An order is indexed when it ends, so that placing one does not wait for it.
     */
    index('orders_finished_name_forms_index').using('gin', nameWords).where(isFinishedOrder),
    index().on(table.status),
    index()
      .on(table.courierId, table.status)
      .where(sql`${table.courierId} is not null`),
    index().on(table.changedAt),
    index()
      .on(table.ovenSlot)
      .where(sql`${table.ovenSlot} is not null`),
    index().on(table.accountId, table.number),
    /** The uses of a promotion are counted when an order with it is placed. */
    index('orders_promotion_index')
      .on(sql`((${table.promotion} -> 'terms' ->> 'id')::uuid)`)
      .where(sql`${table.promotion} is not null`),
    /** The open orders of a house are counted when the next one is placed. */
    index('orders_open_address_block_index').on(table.addressBlock).where(isOpenOrder),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    /** A snapshot: the product may be changed or deleted afterwards. */
    productId: uuid().notNull(),
    name: text().notNull(),
    amount: integer().notNull(),
    options: jsonb().$type<ProductOrder['options']>().notNull(),
    unitPrice: integer().notNull(),
    totalPrice: integer().notNull(),
    vatClass: text().$type<VatClass>().notNull(),
    vatRate: integer().$type<VatRate>().notNull(),
    creation: jsonb().$type<PizzaCreation>(),
    declaration: jsonb().$type<OrderedDeclaration>(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** The history of an order: each step with the account that took it. Rows are only added. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    revision: integer().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    at: instantColumn().notNull(),
    /** Null: a guest. */
    actorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    reason: jsonb().$type<OrderReason>(),
    /** Null: a step, or the placement. An order that has ended changes only with an entry that names its kind. */
    change: text().$type<Exclude<OrderChange['kind'], 'step'>>(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.revision] })],
);

export const orderRelations = relations(orders, ({ many }) => ({ lines: many(orderLines) }));

export const orderLineRelations = relations(orderLines, ({ one }) => ({
  order: one(orders, { fields: [orderLines.orderId], references: [orders.id] }),
}));
