import type { StoredCartItem } from '@ofenpost/core/cart/stored-cart';
import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account.table.ts';
import { instantColumn } from '../database/columns.ts';

/**
 * The cart of an account or of a guest. Its items are always read, validated and written together and never searched,
 * so they are one value: a change writes a single row, mostly without reading it first (decision 0042). No changed
 * column is indexed, so no index is written. Source: PostgreSQL, section 66.7, "Heap-Only Tuples".
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
    /** The keys of the last additions, so that a repeated request adds nothing. */
    additionKeys: uuid().array().$type<readonly string[]>().notNull().default([]),
    changedAt: instantColumn().notNull(),
  },
  (table) => [check('carts_one_owner', sql`num_nonnulls(${table.accountId}, ${table.guestHash}) = 1`)],
);
