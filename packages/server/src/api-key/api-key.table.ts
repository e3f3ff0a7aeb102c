import type { ApiScope } from '@ofenpost/core/api-key/api-scope';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account.table.ts';
import { instantColumn } from '../database/columns.ts';

/**
 * The keys with which other programs call the API. Like devices each has a row among the accounts, without a way to sign
 * in, so that what it does carries its name in every history; the row stays after the key was revoked.
 */
export const apiKeys = pgTable('api_keys', {
  id: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** The SHA-256 of the secret, which is stored nowhere. */
  secretHash: text().notNull().unique(),
  prefix: text().notNull(),
  lastFour: text().notNull(),
  scopes: text().array().$type<ApiScope[]>().notNull(),
  madeById: uuid().references(() => accounts.id, { onDelete: 'set null' }),
  madeAt: instantColumn().notNull(),
  expiresAt: instantColumn().notNull(),
  /** To the hour. */
  lastUsedAt: instantColumn(),
  replacedAt: instantColumn(),
  revokedAt: instantColumn(),
});
