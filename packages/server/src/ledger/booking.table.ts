import type { BookingKind, BookingMethod, PromotionSum } from '@ofenpost/core/accounting/booking';
import type { VatRate } from '@ofenpost/core/vat/vat';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';
import { searchedColumn } from '../list/list-query.ts';
import { orders } from '../order/order.table.ts';

/** The journal. Rows are only added, and none to a closed day: triggers refuse everything else. */
export const bookings = pgTable(
  'bookings',
  {
    /** From 1, ascending in the order of insertion, without gaps: a trigger assigns it. */
    number: integer().primaryKey().default(0),
    /** Made by the client, so that a repeated request books once; null: the booking follows from another change. */
    id: uuid().unique(),
    day: date({ mode: 'string' }).notNull(),
    at: instantColumn().notNull(),
    kind: text().$type<BookingKind>().notNull(),
    orderId: uuid().references(() => orders.id),
    orderNumber: integer(),
    note: text().notNull(),
    /** Not a foreign key: a deleted account must not change the journal. */
    actorId: uuid(),
    area: text().notNull(),
    orderTotal: integer().notNull(),
    discount: integer().notNull().default(0),
    given: integer().notNull().default(0),
    promotion: jsonb().$type<PromotionSum>(),
    deliveryFee: integer().notNull(),
    rounding: integer().notNull(),
    searched: searchedColumn('order_number::text', 'note'),
  },
  ({ day, number, kind, orderId, actorId, at }) => [
    index().on(day, number),
    /** What somebody moved by hand on a day. */
    index()
      .on(actorId, at)
      .where(sql`${actorId} is not null`),
    index().on(orderId),
    index('bookings_gift_card_day_index')
      .on(day)
      .where(sql`${kind} like 'giftCard%'`),
  ],
);

export const bookingShares = pgTable(
  'booking_shares',
  {
    bookingNumber: integer()
      .notNull()
      .references(() => bookings.number),
    line: integer().notNull(),
    vatRate: integer().$type<VatRate>().notNull(),
    method: text().$type<BookingMethod>(),
    gross: integer().notNull(),
    vat: integer().notNull(),
  },
  ({ bookingNumber, line }) => [primaryKey({ columns: [bookingNumber, line] })],
);
