import type { OnlineMethod } from '@ofenpost/core/online-payment/online-method';
import type { OnlinePaymentState } from '@ofenpost/core/online-payment/online-payment';
import type { PaymentRefund, PaymentTask } from '@ofenpost/core/online-payment/stored-payment';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';
import { orders } from '../order/order.table.ts';

/** Each attempt to pay an order online. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    attempt: integer().notNull(),
    reference: text().notNull().unique(),
    state: text().$type<OnlinePaymentState>().notNull(),
    amount: integer().notNull(),
    tip: integer().notNull(),
    captured: integer().notNull(),
    refunded: integer().notNull(),
    method: text().$type<OnlineMethod>(),
    wished: text().$type<OnlineMethod>().notNull(),
    displayText: text().notNull(),
    initialisedAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
    /** Whether the order was placed by it. */
    counts: boolean().notNull(),
    token: text(),
    transactionId: text(),
    captureId: text(),
    askedAt: instantColumn(),
    askAgainAt: instantColumn(),
    askRetry: integer().notNull(),
    task: jsonb().$type<PaymentTask>(),
    problem: text(),
    /** Core's `paymentDueAt`. */
    dueAt: instantColumn(),
    /** SHA-256 of the secrets in the addresses for the guest's return and for notifications. */
    returnHash: text().notNull().unique(),
    notifyHash: text().notNull().unique(),
  },
  (table) => [
    unique().on(table.orderId, table.attempt),
    index()
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
);

export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: uuid().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    number: integer().notNull(),
    reference: text().notNull().unique(),
    amount: integer().notNull(),
    state: text().$type<PaymentRefund['state']>().notNull(),
    requestId: text().notNull(),
    providerId: text(),
    since: instantColumn().notNull(),
    retry: integer().notNull(),
    nextAt: instantColumn(),
    problem: text(),
  },
  (table) => [
    unique().on(table.paymentId, table.number),
    index()
      .on(table.nextAt)
      .where(sql`${table.nextAt} is not null`),
  ],
);

/** What was asked of the provider and what it answered, each request before it is sent. Rows are only added. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    at: instantColumn().notNull(),
    kind: text().notNull(),
    requestId: text(),
    detail: text().notNull(),
  },
  (table) => [index().on(table.paymentId)],
);
