import type { EventState } from '@ofenpost/core/event/restaurant-event';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';
import { searchedColumn } from '../list/list-query.ts';
import { photoColumns } from '../photo/photo.table.ts';

export const restaurantEvents = pgTable(
  'restaurant_events',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    start: instantColumn().notNull(),
    end: instantColumn().notNull(),
    ...photoColumns(),
    state: text().$type<EventState>().notNull(),
    /** The number of its changes, from 1. */
    version: integer().notNull().default(1),
    changed: instantColumn().notNull(),
    searched: searchedColumn('title', 'description'),
  },
  (table) => [index().on(table.end)],
);
