import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account.table.ts';
import { instantColumn } from '../database/columns.ts';
import { orders } from '../order/order.table.ts';
import { sessions } from '../session/session.table.ts';

/** The devices that are told what becomes of an order, or, by the account, of all orders at the desk. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    orderId: uuid().references(() => orders.id, { onDelete: 'cascade' }),
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    /** The session in which the device asked: signing out ends the notices too. Null for a guest's device. */
    sessionId: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: instantColumn().notNull(),
  },
  ({ endpoint, orderId, accountId, sessionId }) => [
    unique().on(orderId, endpoint),
    unique().on(accountId, endpoint),
    index().on(endpoint),
    index().on(sessionId),
    check('follows_one_thing', sql`num_nonnulls(${orderId}, ${accountId}) = 1`),
  ],
);

/** One row: the keys by which push services recognise this restaurant, made at the first start. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer().primaryKey().default(1),
    publicKey: text().notNull(),
    privateKey: text().notNull(),
  },
  ({ id }) => [check('push_keys_one_row', sql`${id} = 1`)],
);
