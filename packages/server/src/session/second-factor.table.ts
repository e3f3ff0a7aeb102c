import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account.table.ts';

/** The second factor of an account. */
export const secondFactors = pgTable('second_factors', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Encrypted: a reader of the database cannot generate codes. */
  secret: text().notNull(),
  /** Null while it is being set up. */
  since: timestamp({ withTimezone: true }),
  lastStep: integer(),
  recoveryHashes: text().array().notNull().default([]),
  wrong: integer().notNull().default(0),
  blockedUntil: timestamp({ withTimezone: true }),
});
