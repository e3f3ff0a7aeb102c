import type { OrderMailEvent } from '@ofenpost/core/notification/order-mail';
import type { SecondFactorMailEvent } from '@ofenpost/core/notification/second-factor-mail';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account.table.ts';
import { instantColumn } from '../database/instant-column.ts';
import { giftCards } from '../gift-card/gift-card.table.ts';
import { orders } from '../order/order.table.ts';

/** What of a gift card is told by e-mail: that it is there. */
export type GiftCardMailEvent = 'issued';

/** What the old address of an account is told: that the account has another one. */
export const EMAIL_RENEWED = 'account.emailRenewed';

/** The outbox: what is to be told to whom, written with the order, the step, the gift card or the second factor that causes it. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What it is about: an order, a gift card, or else the account. */
    orderId: uuid().references(() => orders.id),
    giftCardId: uuid().references(() => giftCards.id),
    event: text().$type<OrderMailEvent | GiftCardMailEvent | SecondFactorMailEvent | typeof EMAIL_RENEWED>().notNull(),
    recipient: text().notNull(),
    /** Null: a guest. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instantColumn().notNull(),
    sentAt: instantColumn(),
    /** When the server refused it for good, or the last attempt failed. */
    givenUpAt: instantColumn(),
    /** When it was found to be overtaken by what happened since: it is not sent any more. */
    supersededAt: instantColumn(),
  },
  ({ orderId, giftCardId, accountId, event, recipient }) => [
    unique().on(orderId, event, recipient),
    unique().on(giftCardId, event, recipient),
    check(
      'about_one_thing',
      sql`num_nonnulls(${orderId}, ${giftCardId}) <= 1 and num_nonnulls(${orderId}, ${giftCardId}, ${accountId}) > 0`,
    ),
  ],
);
