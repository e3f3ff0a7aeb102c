import type { CashCount, DayClose } from '@ofenpost/core/accounting/accounting';
import type { SealHeads } from '@ofenpost/core/accounting/seal';
import { date, integer, jsonb, pgTable, pgView, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';

/**
 * The closes of days and their reversals. Rows are only added, each with the next number: triggers refuse everything
 * else.
 */
export const dayCloses = pgTable('day_closes', {
  number: integer().primaryKey(),
  day: date({ mode: 'string' }).notNull(),
  at: instantColumn().notNull(),
  by: jsonb().$type<DayClose['by']>().notNull(),
  supplier: jsonb().$type<DayClose['supplier']>().notNull(),
  figures: jsonb().$type<DayClose['figures']>().notNull(),
  cash: jsonb().$type<DayClose['cash']>().notNull(),
  /** Null: nothing was paid online, or the close is older. */
  online: jsonb().$type<DayClose['online']>(),
  /** Null: nobody had to read the terminal, or the close is older. */
  terminal: jsonb().$type<DayClose['terminal']>(),
  /** Null: the close is older. */
  byHand: jsonb().$type<DayClose['byHand']>(),
  /** Of a reversal: the close that it takes back, and the reason. The columns above repeat that close. */
  reverses: integer().unique(),
  reason: text(),
  /** The last seals when the day was closed. Null: there were none yet. */
  seals: jsonb().$type<SealHeads>(),
});

/** The valid closes: those without a reversal. The migrations create this view, and the triggers read it too. */
export const closedDays = pgView('closed_days', {
  number: integer().notNull(),
  day: date({ mode: 'string' }).notNull(),
}).existing();

/** The cash counts of open days; the count of a closed day stays unchanged. */
export const cashCounts = pgTable('cash_counts', {
  day: date({ mode: 'string' }).primaryKey(),
  revision: integer().notNull(),
  opening: integer().notNull(),
  counted: jsonb().$type<CashCount['counted']>().notNull(),
  at: instantColumn().notNull(),
  by: jsonb().$type<CashCount['by']>().notNull(),
});
