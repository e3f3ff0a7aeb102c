import type { StoredCartItem } from '@ofenpost/core/cart/stored-cart';
import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account.table.ts';
import { instantColumn } from '../database/instant-column.ts';

/**
 * The cart of an account or of a guest. Its items are always read, judged and written together and never searched, so
 * they are one value: a change writes a single row, mostly without reading it first (decision 0042). What it writes
 * stands in no index, so that none is written with it. Source: PostgreSQL, section 66.7, "Heap-Only Tuples".
 */
export const carts = pgTable(
  'carts',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .unique()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the guest's cookie. */
    guestHash: text().unique(),
    items: jsonb().$type<readonly StoredCartItem[]>().notNull(),
    /** What was added last, so that nothing is added twice. */
    additionKeys: uuid().array().$type<readonly string[]>().notNull().default([]),
    changedAt: instantColumn().notNull(),
  },
  (table) => [check('carts_one_owner', sql`num_nonnulls(${table.accountId}, ${table.guestHash}) = 1`)],
);
