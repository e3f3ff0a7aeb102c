import type { GiftCardEntry } from '@ofenpost/core/gift-card/gift-card';
import type { GiftCardState } from '@ofenpost/core/gift-card/gift-card-list';
import type { PaymentMethod } from '@ofenpost/core/payment/payment';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';
import { searchedColumn } from '../list/list-query.ts';
import { orders } from '../order/order.table.ts';

export const giftCards = pgTable(
  'gift_cards',
  {
    /** Made by the client, so that a repeated request issues one gift card. */
    id: uuid().notNull().unique().defaultRandom(),
    /** In the form in which it is shown: `XXXX-XXXX-XXXXX`. */
    code: text().primaryKey(),
    buyer: text().notNull(),
    greeting: text().notNull(),
    email: text(),
    /** How the buyer paid; null: it was issued before this was recorded. */
    paidWith: text().$type<PaymentMethod>(),
    /** Of the code its last block alone: a search that finds more would lead to the code letter by letter. */
    searched: searchedColumn('right(code, 5)', 'buyer', 'email'),
    // The sums of core's `giftCardRowOf`: a trigger adds each entry, so that a list need not sum up the ledgers.
    balance: integer().notNull().default(0),
    /** The amount for which it was issued. */
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
    /** From 1, ascending with time, without gaps: a trigger assigns it. */
    number: integer().primaryKey().default(0),
    giftCardCode: text()
      .notNull()
      .references(() => giftCards.code),
    kind: text().$type<GiftCardEntry['kind']>().notNull(),
    amount: integer().notNull(),
    /** The part of `amount` for which nobody paid, with the same sign. */
    given: integer().notNull().default(0),
    at: instantColumn().notNull(),
    orderId: uuid().references(() => orders.id),
    /** Not a foreign key: a deleted account must not change the ledger. */
    actorId: uuid(),
    reason: text().notNull(),
  },
  (table) => [
    index().on(table.giftCardCode, table.number),
    index()
      .on(table.orderId, table.number)
      .where(sql`${table.orderId} is not null`),
    /** The liability excludes the given part. */
    index('gift_card_entries_given_index')
      .on(table.giftCardCode, table.given)
      .where(sql`${table.given} <> 0`),
    check(
      'given_within_amount',
      sql`${table.given} between least(${table.amount}, 0) and greatest(${table.amount}, 0)`,
    ),
  ],
);
