import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/instant-column.ts';

export const restaurantEvents = pgTable(
  'restaurant_events',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    start: instantColumn().notNull(),
    end: instantColumn().notNull(),
    published: boolean().notNull().default(true),
  },
  (table) => [index().on(table.end)],
);
