import type { SealChain } from '@ofenpost/core/accounting/seal';
import { integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account.table.ts';
import { instantColumn } from '../database/columns.ts';

/** A seal for each row of a chain, in order. Rows are only added: triggers refuse everything else. */
export const seals = pgTable(
  'seals',
  {
    chain: text().$type<SealChain>().notNull(),
    /** From 1, without gaps. */
    seq: integer().notNull(),
    /** The key of the sealed row. */
    subject: text().notNull(),
    /** The hash of the account's id; null: the app itself did it. */
    person: text(),
    /** The hash of the name of the account that closed a day. */
    personName: text(),
    hash: text().notNull(),
    sealedAt: instantColumn().notNull(),
  },
  ({ chain, seq, subject }) => [primaryKey({ columns: [chain, seq] }), unique().on(chain, subject)],
);

/** The last seal of each chain. A trigger advances it with each seal, and nothing moves it back. */
export const sealHeads = pgTable('seal_heads', {
  chain: text().$type<SealChain>().primaryKey(),
  seq: integer().notNull(),
  hash: text().notNull(),
});

/** The salts for the hashes of accounts. A salt is deleted with its account, and the hash then identifies nobody. */
export const personSalts = pgTable('person_salts', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  salt: text().notNull(),
});

/**
 * The hashes of people whose account was erased. A trigger adds them with the account, so that a person who vanished in
 * any other way is noticed. Without the salt they identify nobody.
 */
export const erasedPeople = pgTable('erased_people', {
  person: text().primaryKey(),
  erasedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** The order steps without a seal. A trigger adds them, so that placing an order waits for no lock. */
export const unsealedOrderEvents = pgTable(
  'unsealed_order_events',
  { orderId: uuid().notNull(), revision: integer().notNull() },
  ({ orderId, revision }) => [primaryKey({ columns: [orderId, revision] })],
);

/**
 * The other rows without a seal, where numbers do not say which ones: an ended order, a payment, an entry of a payment or
 * of the audit log. Triggers add them, with the time of what they say.
 */
export const unsealedRows = pgTable(
  'unsealed_rows',
  { chain: text().$type<SealChain>().notNull(), subject: text().notNull(), since: instantColumn().notNull() },
  ({ chain, subject }) => [primaryKey({ columns: [chain, subject] })],
);
