import type { OrderMailEvent } from '@ofenpost/core/notification/order-mail';
import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account.table.ts';
import { instantColumn } from '../database/instant-column.ts';
import { orders } from '../order/order.table.ts';

/** The outbox: what is to be told to whom, written with the order or the step that causes it. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    event: text().$type<OrderMailEvent>().notNull(),
    recipient: text().notNull(),
    /** Null: a guest. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instantColumn().notNull(),
    sentAt: instantColumn(),
    /** When the last attempt failed. */
    givenUpAt: instantColumn(),
  },
  ({ orderId, event, recipient }) => [unique().on(orderId, event, recipient)],
);
