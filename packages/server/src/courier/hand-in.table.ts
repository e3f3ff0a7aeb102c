import { date, index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account.table.ts';
import { instantColumn } from '../database/columns.ts';

/** The counts of couriers' cash. Rows are only added. Amounts are in Rappen. */
export const courierHandIns = pgTable(
  'courier_hand_ins',
  {
    id: uuid().primaryKey(),
    courierId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    at: instantColumn().notNull(),
    /** The day of the books. */
    day: date({ mode: 'string' }).notNull(),
    float: integer().notNull(),
    collected: integer().notNull(),
    counted: integer().notNull(),
    difference: integer().notNull(),
    /** The number of pieces of each denomination. */
    pieces: jsonb().$type<number[]>().notNull(),
  },
  (table) => [index().on(table.courierId, table.at), index().on(table.day)],
);
