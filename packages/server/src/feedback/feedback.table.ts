import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';
import { searchedColumn } from '../list/list-query.ts';

export const feedbackEntries = pgTable(
  'feedback_entries',
  {
    id: uuid().primaryKey(),
    created: instantColumn().notNull(),
    answered: instantColumn(),
    food: integer().notNull(),
    delivery: integer().notNull(),
    app: integer().notNull(),
    text: text().notNull(),
    /** As the guest typed it, even if there is no such order. */
    orderNumber: integer(),
    contact: text().notNull(),
    searched: searchedColumn('text', 'contact', 'order_number::text'),
  },
  (table) => [index().on(table.created, table.id)],
);
