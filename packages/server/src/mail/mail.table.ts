import type { SecondFactorMailEvent } from '@ofenpost/core/notification/account-mail';
import type { OrderMailEvent } from '@ofenpost/core/notification/order-mail';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account.table.ts';
import { instantColumn } from '../database/columns.ts';
import { giftCards } from '../gift-card/gift-card.table.ts';
import { orders } from '../order/order.table.ts';

/** The event of a gift card's e-mail: it was issued. */
export type GiftCardMailEvent = 'issued';

/** The event of an e-mail to an account's old address: the account has another one. */
export const EMAIL_RENEWED = 'account.emailRenewed';

/** The event of an e-mail about an address that the provider named: another account has it. */
export const EMAIL_TAKEN = 'account.emailTaken';

/** The event of an e-mail to each manager: a webhook was switched off. */
export const WEBHOOK_OFF = 'webhook.off';

/** The outbox: e-mails, each written with the order, the step, the gift card or the second factor that causes it. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The subject: an order, a gift card, or else the account. */
    orderId: uuid().references(() => orders.id),
    giftCardId: uuid().references(() => giftCards.id),
    /** The order's revision, where an event can happen again; 0: it happens once. */
    revision: integer().notNull().default(0),
    event: text()
      .$type<
        | OrderMailEvent
        | GiftCardMailEvent
        | SecondFactorMailEvent
        | typeof EMAIL_RENEWED
        | typeof EMAIL_TAKEN
        | typeof WEBHOOK_OFF
      >()
      .notNull(),
    recipient: text().notNull(),
    /** Null: a guest. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instantColumn().notNull(),
    sentAt: instantColumn(),
    /** When the server refused it permanently, or the last attempt failed. */
    givenUpAt: instantColumn(),
    /** When later events made it outdated, so that it is not sent any more. */
    supersededAt: instantColumn(),
  },
  ({ orderId, giftCardId, accountId, event, recipient, revision }) => [
    unique().on(orderId, event, recipient, revision),
    unique().on(giftCardId, event, recipient),
    check(
      'about_one_thing',
      sql`num_nonnulls(${orderId}, ${giftCardId}) <= 1 and num_nonnulls(${orderId}, ${giftCardId}, ${accountId}) > 0`,
    ),
  ],
);
