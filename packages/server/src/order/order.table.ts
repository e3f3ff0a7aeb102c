import type { Fulfilment } from '@ofenpost/core/money/fulfilment';
import type { VatClass, VatRate } from '@ofenpost/core/money/vat';
import type { FulfilmentVatRates } from '@ofenpost/core/order/fulfilment-vat';
import type { Order, OrderAddress, OrderTimeProgresses, ProductOrder } from '@ofenpost/core/order/order';
import type { OrderOverride } from '@ofenpost/core/order/order-override';
import type { OrderReason } from '@ofenpost/core/order/order-reason';
import { type OrderStatus, orderStatus } from '@ofenpost/core/order/order-status';
import { isFinished } from '@ofenpost/core/order/order-transitions';
import type { Payment } from '@ofenpost/core/payment/payment';
import type { PizzaCreation } from '@ofenpost/core/pizza-creator/pizza-creation';
import { relations, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account.table.ts';
import { carts } from '../cart/cart.table.ts';
import { instantColumn } from '../database/instant-column.ts';
import { nameWordsOf } from '../list/searched-column.ts';

/** Nothing happens to the order any more. Written out: PostgreSQL must know without asking that it is the index's. */
export const isFinishedOrder = sql.raw(
  `status in (${orderStatus.options
    .filter(isFinished)
    .map((status) => `'${status}'`)
    .join(', ')})`,
);

/** The words of the name, as `nameWords` of core sees them. */
export const nameWords = nameWordsOf("address ->> 'contactName'");

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    number: integer().notNull().unique().generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** Counts the changes, so that readers can tell newer from older. */
    revision: integer().notNull().default(1),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** Where a guest gets the confirmation; null: nowhere, or where the account does. */
    email: text(),
    /** With the key, what makes a repeated request recognisable. */
    cartId: uuid().references(() => carts.id, { onDelete: 'set null' }),
    idempotencyKey: uuid().notNull(),
    /** Who took the order by phone; null: nobody did, or their account is gone. */
    capturedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** SHA-256 of the request that placed the order. */
    requestHash: text().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    fulfilment: text().$type<Fulfilment>().notNull().default('delivered'),
    deliveryFee: integer().notNull(),
    rounding: integer().notNull(),
    totalPrice: integer().notNull(),
    giftCardAmount: integer().notNull().default(0),
    /** What of that nobody paid for. */
    giftCardDiscount: integer().notNull().default(0),
    address: jsonb().$type<OrderAddress>().notNull(),
    remark: text().notNull(),
    deliveryTime: jsonb().$type<Order['deliveryTime']>().notNull(),
    promisedAt: instantColumn(),
    payment: jsonb().$type<Payment>().notNull(),
    checkAge: boolean().notNull(),
    ovenBreads: integer().notNull().default(0),
    /** The slot in which the order holds room in the oven; null: it holds none. */
    ovenSlot: instantColumn(),
    reason: jsonb().$type<OrderReason>(),
    /** What was passed over when it was taken by phone. */
    override: jsonb().$type<OrderOverride>(),
    /** The VAT rates of the day on which it was handed over; null: it was not, or its lines have them. Set once. */
    fulfilmentVatRates: jsonb().$type<FulfilmentVatRates>(),
    orderTimeProgresses: jsonb().$type<OrderTimeProgresses>().notNull(),
    /** When the last step was taken. */
    changedAt: instantColumn().notNull(),
  },
  (table) => [
    unique().on(table.cartId, table.idempotencyKey),
    unique().on(table.capturedBy, table.idempotencyKey),
    /** Who calls is found by the number of earlier orders. */
    index('orders_phone_number_index').on(sql`(${table.address} ->> 'phoneNumber')`, table.number),
    /** Earlier orders are found by the name. An order comes in when it ends, so that nobody who orders waits for it. */
    index('orders_finished_name_forms_index').using('gin', nameWords).where(isFinishedOrder),
    index().on(table.status),
    index().on(table.changedAt),
    index()
      .on(table.ovenSlot)
      .where(sql`${table.ovenSlot} is not null`),
    index().on(table.accountId, table.number),
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
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** The history of an order: each step with who took it. Rows are only added. */
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
  },
  (table) => [primaryKey({ columns: [table.orderId, table.revision] })],
);

export const orderRelations = relations(orders, ({ many }) => ({ lines: many(orderLines) }));

export const orderLineRelations = relations(orderLines, ({ one }) => ({
  order: one(orders, { fields: [orderLines.orderId], references: [orders.id] }),
}));
