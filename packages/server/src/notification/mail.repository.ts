import type { EnteredGiftCard } from '@ofenpost/core/gift-card/gift-card-ledger';
import type { OrderMailEvent } from '@ofenpost/core/notification/order-mail';
import type { SecondFactorMailEvent } from '@ofenpost/core/notification/second-factor-mail';
import type { Instant } from '@ofenpost/core/time/instant';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { mails } from './mail.table.ts';

/** The name of the job that sends an e-mail. */
export const SEND_MAIL = 'send_mail';

/** With the worker's pauses between them, the last comes after about three and a half hours. */
const ATTEMPTS_MAX = 10;

/** Orders the job for each row of `mail`. */
const SENT_BY_JOB = sql`
  select graphile_worker.add_job(${SEND_MAIL}::text, json_build_object('mailId', id), max_attempts => ${ATTEMPTS_MAX}::int)
  from mail`;

/** An e-mail of the outbox. */
export type StoredMail = Pick<
  typeof mails.$inferSelect,
  'id' | 'orderId' | 'giftCardId' | 'event' | 'recipient' | 'accountId' | 'createdAt' | 'sentAt'
>;

/**
 * Puts an e-mail about an order into the outbox and orders the job that sends it, both in this transaction. Nothing
 * happens when nobody is to be told, or when they are told already.
 */
export async function enqueueMail(
  tx: Transaction,
  { orderId, event, at }: { readonly orderId: string; readonly event: OrderMailEvent; readonly at: Instant },
): Promise<void> {
  await tx.execute(sql`
    with mail as (
      insert into mails (order_id, event, recipient, account_id, created_at)
      select orders.id, ${event}, coalesce(accounts.email, orders.email), accounts.id, ${at}
      from orders left join accounts on accounts.id = orders.account_id
      where orders.id = ${orderId} and coalesce(accounts.email, orders.email) is not null
      on conflict do nothing
      returning id
    )
    ${SENT_BY_JOB}`);
}

export type SecondFactorMailing = {
  readonly accountId: string;
  readonly event: SecondFactorMailEvent;
  /** When it happened. */
  readonly at: Instant;
};

/** Puts an e-mail about what happened to an account's second factor into the outbox. */
export async function enqueueSecondFactorMail(
  tx: Transaction,
  { accountId, event, at }: SecondFactorMailing,
): Promise<void> {
  await tx.execute(sql`
    with mail as (
      insert into mails (event, recipient, account_id, created_at)
      select ${event}, email, id, ${at} from accounts where id = ${accountId}
      returning id
    )
    ${SENT_BY_JOB}`);
}

/** Puts an e-mail with a gift card into the outbox; nothing happens when it is printed. */
export async function enqueueGiftCardMail(
  tx: Transaction,
  { giftCard: { id, email }, at }: { readonly giftCard: EnteredGiftCard; readonly at: Instant },
): Promise<void> {
  if (email === null) return;
  const [mail] = await tx
    .insert(mails)
    .values({ giftCardId: id, event: 'issued', recipient: email, createdAt: at })
    .returning({ id: mails.id });
  if (mail !== undefined)
    await tx.execute(
      sql`select graphile_worker.add_job(${SEND_MAIL}::text, ${{ mailId: mail.id }}::json, max_attempts => ${ATTEMPTS_MAX}::int)`,
    );
}

export async function findMail(db: Transaction, id: string): Promise<StoredMail | null> {
  const row = await db.query.mails.findFirst({
    where: eq(mails.id, id),
    columns: {
      id: true,
      orderId: true,
      giftCardId: true,
      event: true,
      recipient: true,
      accountId: true,
      createdAt: true,
      sentAt: true,
    },
  });
  return row ?? null;
}

/** Whether the e-mail is out: it is never sent again. */
export async function markSent(db: Transaction, id: string, sentAt: Instant): Promise<void> {
  await db.update(mails).set({ sentAt }).where(eq(mails.id, id));
}

/** No further attempt follows. */
export async function markGivenUp(db: Transaction, id: string, givenUpAt: Instant): Promise<void> {
  await db.update(mails).set({ givenUpAt }).where(eq(mails.id, id));
}
