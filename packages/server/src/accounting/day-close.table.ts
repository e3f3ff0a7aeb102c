import type { CashCount, DayClose } from '@ofenpost/core/accounting/accounting';
import type { SealHeads } from '@ofenpost/core/accounting/seal';
import { date, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/instant-column.ts';

/** The closed days. Rows are only added, each with the next number: triggers refuse everything else. */
export const dayCloses = pgTable('day_closes', {
  number: integer().primaryKey(),
  day: date({ mode: 'string' }).notNull().unique(),
  at: instantColumn().notNull(),
  by: jsonb().$type<DayClose['by']>().notNull(),
  supplier: jsonb().$type<DayClose['supplier']>().notNull(),
  figures: jsonb().$type<DayClose['figures']>().notNull(),
  cash: jsonb().$type<DayClose['cash']>().notNull(),
  /** The last seals when it was closed. Null: there were none yet. */
  seals: jsonb().$type<SealHeads>(),
});

/** The till as it was counted, of days that are open; of closed ones it stays as it is. */
export const cashCounts = pgTable('cash_counts', {
  day: date({ mode: 'string' }).primaryKey(),
  revision: integer().notNull(),
  opening: integer().notNull(),
  counted: jsonb().$type<CashCount['counted']>().notNull(),
  at: instantColumn().notNull(),
  by: jsonb().$type<CashCount['by']>().notNull(),
});
