import type { FeeTier } from '@ofenpost/core/delivery/order-location';
import { boolean, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

export const orderLocations = pgTable(
  'order_locations',
  {
    id: uuid().primaryKey(),
    postcode: text().notNull(),
    town: text().notNull(),
    minimumOrder: integer().notNull(),
    feeTiers: jsonb().$type<FeeTier[]>().notNull(),
    freeFrom: integer(),
    minutes: integer().notNull(),
    active: boolean().notNull(),
    /** A removed area remains only for the saved addresses that refer to it. */
    isRemoved: boolean().notNull().default(false),
  },
  (table) => [unique().on(table.postcode, table.town)],
);
