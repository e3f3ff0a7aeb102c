import type { GiftCardEntry } from '@ofenpost/core/gift-card/gift-card';
import type { GiftCardState } from '@ofenpost/core/gift-card/gift-card-list';
import type { PaymentMethod } from '@ofenpost/core/payment/payment';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/instant-column.ts';
import { searchedColumn } from '../list/searched-column.ts';
import { orders } from '../order/order.table.ts';

export const giftCards = pgTable(
  'gift_cards',
  {
    /** Made by whoever asked for the gift card, so that asking twice issues it once. */
    id: uuid().notNull().unique().defaultRandom(),
    /** As it is shown: `XXXX-XXXX-XXXXX`. */
    code: text().primaryKey(),
    buyer: text().notNull(),
    greeting: text().notNull(),
    email: text(),
    /** How the buyer paid; null: it was issued before that was asked. */
    paidWith: text().$type<PaymentMethod>(),
    searched: searchedColumn('code', 'buyer', 'email'),
    // What `giftCardRowOf` of core reckons from the ledger: a trigger adds each entry, so that a list sums up no history.
    balance: integer().notNull().default(0),
    /** What it was issued for. */
    amount: integer().notNull().default(0),
    issued: instantColumn()
      .notNull()
      .default(sql`now()`),
    isVoid: boolean().notNull().default(false),
    state: text()
      .$type<GiftCardState>()
      .notNull()
      .generatedAlwaysAs(sql`case when is_void then 'void' when balance > 0 then 'usable' else 'spent' end`),
  },
  ({ balance, issued, id }) => [
    check('never_below_zero', sql`${balance} >= 0`),
    index().on(issued.desc().nullsFirst(), id.desc().nullsFirst()),
  ],
);

/** The ledger of each gift card. Rows are only added: a trigger refuses everything else. */
export const giftCardEntries = pgTable(
  'gift_card_entries',
  {
    /** From 1, ascending with time, without gaps: a trigger gives it. */
    number: integer().primaryKey().default(0),
    giftCardCode: text()
      .notNull()
      .references(() => giftCards.code),
    kind: text().$type<GiftCardEntry['kind']>().notNull(),
    amount: integer().notNull(),
    /** The part of `amount` for which nobody paid, signed like it. */
    given: integer().notNull().default(0),
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
    /** What is owed leaves it out. */
    index('gift_card_entries_given_index')
      .on(table.giftCardCode, table.given)
      .where(sql`${table.given} <> 0`),
    check(
      'given_within_amount',
      sql`${table.given} between least(${table.amount}, 0) and greatest(${table.amount}, 0)`,
    ),
  ],
);
