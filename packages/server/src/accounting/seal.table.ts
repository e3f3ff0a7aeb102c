import type { SealChain } from '@ofenpost/core/accounting/seal';
import { integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account.table.ts';
import { instantColumn } from '../database/instant-column.ts';

/** A seal for each row of a chain, one after the other. Rows are only added: triggers refuse everything else. */
export const seals = pgTable(
  'seals',
  {
    chain: text().$type<SealChain>().notNull(),
    /** From 1, without gaps. */
    seq: integer().notNull(),
    /** The key of the sealed row. */
    subject: text().notNull(),
    /** Null: nobody did it. */
    person: text(),
    /** What whoever closed a day was called. */
    personName: text(),
    hash: text().notNull(),
    sealedAt: instantColumn().notNull(),
  },
  ({ chain, seq, subject }) => [primaryKey({ columns: [chain, seq] }), unique().on(chain, subject)],
);

/** The last seal of each chain. A trigger moves it on with each seal, and nobody moves it back. */
export const sealHeads = pgTable('seal_heads', {
  chain: text().$type<SealChain>().primaryKey(),
  seq: integer().notNull(),
  hash: text().notNull(),
});

/** What makes the hashes of people their own. A salt goes with the account, and the hash then stands for nobody. */
export const personSalts = pgTable('person_salts', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  salt: text().notNull(),
});

/** The steps of orders that no seal has yet. A trigger writes them down, so that whoever places an order waits for no lock. */
export const unsealedOrderEvents = pgTable(
  'unsealed_order_events',
  { orderId: uuid().notNull(), revision: integer().notNull() },
  ({ orderId, revision }) => [primaryKey({ columns: [orderId, revision] })],
);
