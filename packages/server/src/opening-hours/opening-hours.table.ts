import type { Service, TimeRange } from '@ofenpost/core/opening-hours/opening-hours';
import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const openingDays = pgTable(
  'opening_days',
  {
    service: text().$type<Service>().notNull(),
    dayOfWeek: integer().notNull(),
    openingHour: jsonb().$type<TimeRange[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.dayOfWeek] })],
);

export const extraordinaryDays = pgTable(
  'extraordinary_days',
  {
    service: text().$type<Service>().notNull(),
    date: date().notNull(),
    openingHour: jsonb().$type<TimeRange[]>().notNull(),
    shortMessage: text().notNull(),
    message: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.date] })],
);
