import type { Declaration } from '@ofenpost/core/declaration/declaration';
import type { ItemVatClass } from '@ofenpost/core/vat/vat';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';

export const menus = pgTable(
  'menus',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    price: integer().notNull(),
    vatClass: text().$type<ItemVatClass>().notNull().default('food'),
    ovenBreads: integer().notNull().default(1),
    courses: text().array().notNull(),
    /** What each course declares, in their order. */
    declarations: jsonb().$type<(Declaration | null)[]>(),
    validFrom: date().notNull(),
    validTo: date().notNull(),
    /** The number of its changes, from 1. */
    version: integer().notNull().default(1),
    changed: instantColumn()
      .notNull()
      .default(sql`now()`),
  },
  ({ vatClass }) => [check('vouchers_are_gift_cards', sql`${vatClass} <> 'voucher'`)],
);

/** A menu offered on one weekday of the week that begins on `monday`. */
export const weekMenuEntries = pgTable(
  'week_menu_entries',
  {
    monday: date().notNull(),
    dayOfWeek: integer().notNull(),
    menuId: uuid()
      .notNull()
      .references(() => menus.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.monday, table.dayOfWeek, table.menuId] }), index().on(table.menuId)],
);

/** How often the plan of each week was saved; without a row 0. Saving locks the row. */
export const weekMenuVersions = pgTable('week_menu_versions', {
  monday: date().primaryKey(),
  version: integer().notNull(),
});
