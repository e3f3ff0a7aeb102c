import type { GiftCardEntry } from '@ofenpost/core/gift-card/gift-card';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/instant-column.ts';
import { searchedColumn } from '../list/searched-column.ts';
import { orders } from '../order/order.table.ts';

export const giftCards = pgTable('gift_cards', {
  /** Made by whoever asked for the gift card, so that asking twice issues it once. */
  id: uuid().notNull().unique().defaultRandom(),
  /** As it is shown: `XXXX-XXXX-XXXXX`. */
  code: text().primaryKey(),
  buyer: text().notNull(),
  greeting: text().notNull(),
  email: text(),
  searched: searchedColumn('code', "replace(code, '-', '')", 'buyer', 'email'),
});

/** The ledger of each gift card. Rows are only added: a trigger refuses everything else. */
export const giftCardEntries = pgTable(
  'gift_card_entries',
  {
    /** Ascending with time. */
    number: integer().primaryKey().generatedAlwaysAsIdentity(),
    giftCardCode: text()
      .notNull()
      .references(() => giftCards.code),
    kind: text().$type<GiftCardEntry['kind']>().notNull(),
    amount: integer().notNull(),
    at: instantColumn().notNull(),
    orderId: uuid().references(() => orders.id),
    /** No reference: a deleted account must not change what was written. */
    actorId: uuid(),
    reason: text().notNull(),
  },
  (table) => [
    index().on(table.giftCardCode, table.number),
    /** An order takes once and gives back once. */
    uniqueIndex()
      .on(table.orderId, table.kind)
      .where(sql`${table.orderId} is not null`),
  ],
);
