import type { OrderMailEvent } from '@ofenpost/core/notification/order-mail';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account.table.ts';
import { instantColumn } from '../database/instant-column.ts';
import { giftCards } from '../gift-card/gift-card.table.ts';
import { orders } from '../order/order.table.ts';

/** What of a gift card is told by e-mail: that it is there. */
export type GiftCardMailEvent = 'issued';

/** The outbox: what is to be told to whom, written with the order, the step or the gift card that causes it. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What it is about: an order or a gift card. */
    orderId: uuid().references(() => orders.id),
    giftCardId: uuid().references(() => giftCards.id),
    event: text().$type<OrderMailEvent | GiftCardMailEvent>().notNull(),
    recipient: text().notNull(),
    /** Null: a guest. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instantColumn().notNull(),
    sentAt: instantColumn(),
    /** When the last attempt failed. */
    givenUpAt: instantColumn(),
  },
  ({ orderId, giftCardId, event, recipient }) => [
    unique().on(orderId, event, recipient),
    unique().on(giftCardId, event, recipient),
    check('about_one_thing', sql`num_nonnulls(${orderId}, ${giftCardId}) = 1`),
  ],
);
