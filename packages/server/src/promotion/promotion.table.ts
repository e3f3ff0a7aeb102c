import type { PromotionDraft } from '@ofenpost/core/promotion/promotion';
import type { PromotionKind } from '@ofenpost/core/promotion/promotion-terms';
import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';

export const promotions = pgTable(
  'promotions',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** '' is a happy hour. */
    code: text().notNull(),
    kind: text().$type<PromotionKind>().notNull(),
    percent: integer().notNull(),
    amount: integer().notNull(),
    /** No reference: a product that is removed is simply not ordered any more. */
    productId: uuid(),
    minimum: integer().notNull(),
    from: date(),
    until: date(),
    weekdays: jsonb().$type<PromotionDraft['weekdays']>().notNull(),
    hours: jsonb().$type<PromotionDraft['hours']>(),
    oncePerPerson: boolean().notNull(),
    usesMax: integer(),
    active: boolean().notNull(),
    /** The number of its changes, from 1. */
    version: integer().notNull().default(1),
    changed: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('promotions_code_index')
      .on(table.code)
      .where(sql`${table.code} <> ''`),
  ],
);
