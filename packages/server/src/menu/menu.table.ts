import type { VatClass } from '@ofenpost/core/money/vat';
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const menus = pgTable('menus', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  price: integer().notNull(),
  vatClass: text().$type<VatClass>().notNull().default('food'),
  ovenBreads: integer().notNull().default(1),
  courses: text().array().notNull(),
  validFrom: date().notNull(),
  validTo: date().notNull(),
});

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
