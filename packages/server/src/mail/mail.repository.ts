import type { EnteredGiftCard } from '@ofenpost/core/gift-card/gift-card-ledger';
import { type SecondFactorMailEvent, secondFactorMailEvent } from '@ofenpost/core/notification/account-mail';
import type { OrderMailEvent } from '@ofenpost/core/notification/order-mail';
import { ROLES_ID } from '@ofenpost/core/role/role';
import type { Instant } from '@ofenpost/core/time/instant';
import { UNDO_ACCEPTED_MS } from '@ofenpost/core/time/undo-window';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { EMAIL_RENEWED, EMAIL_TAKEN, WEBHOOK_OFF, mails } from './mail.table.ts';

/** The name of the job that sends an e-mail. */
export const SEND_MAIL = 'send_mail';

/** With the worker's pauses, the last attempt is after about three and a half hours. */
const ATTEMPTS_MAX = 10;

/**
 * Enqueues the job for each row of `mail`. E-mails about the same record are sent one after the other, in their order.
 */
const sentByJob = (afterMilliseconds = 0) => sql`
  select graphile_worker.add_job(${SEND_MAIL}::text, json_build_object('mailId', id),
    queue_name => 'mail:' || coalesce(order_id, gift_card_id, account_id)::text, max_attempts => ${ATTEMPTS_MAX}::int,
    run_at => now() + ${afterMilliseconds}::int * interval '1 millisecond')
  from mail`;

/** An e-mail of the outbox. */
export type StoredMail = Pick<
  typeof mails.$inferSelect,
  'id' | 'orderId' | 'giftCardId' | 'event' | 'recipient' | 'accountId' | 'createdAt' | 'sentAt' | 'revision'
>;

export type OrderMailing = {
  readonly orderId: string;
  readonly event: OrderMailEvent;
  /** Where the event can happen again. */
  readonly revision?: number;
  readonly at: Instant;
  /** Whether staff can still undo it: the e-mail waits until they cannot. */
  readonly canBeUndone?: boolean;
};

/**
 * Puts an e-mail about an order into the outbox and enqueues its job, both in this transaction. Does nothing without a
 * recipient, or if the e-mail exists already.
 */
export async function enqueueMail(
  tx: Transaction,
  { orderId, event, revision = 0, at, canBeUndone = false }: OrderMailing,
): Promise<void> {
  await tx.execute(sql`
    with mail as (
      insert into mails (order_id, event, revision, recipient, account_id, created_at)
      select orders.id, ${event}, ${revision}::int, coalesce(accounts.email, orders.email), accounts.id, ${at}
      from orders left join accounts on accounts.id = orders.account_id
      where orders.id = ${orderId} and coalesce(accounts.email, orders.email) is not null
      on conflict do nothing
      returning id, order_id, gift_card_id, account_id
    )
    ${sentByJob(canBeUndone ? UNDO_ACCEPTED_MS : 0)}`);
}

const isInOutbox = and(isNull(mails.sentAt), isNull(mails.givenUpAt), isNull(mails.supersededAt));

/** Whether an e-mail about this event of an order still waits. */
export const isMailWaiting = async (
  tx: Transaction,
  { orderId, event }: Pick<OrderMailing, 'orderId' | 'event'>,
): Promise<boolean> =>
  (await tx.$count(mails, and(eq(mails.orderId, orderId), eq(mails.event, event), isInOutbox))) > 0;

/** Takes an e-mail about an order that waits out of the outbox, as its event has been undone. */
export async function withdrawMail(
  tx: Transaction,
  { orderId, event }: { readonly orderId: string; readonly event: OrderMailEvent | null },
): Promise<void> {
  if (event === null) return;
  await tx.delete(mails).where(and(eq(mails.orderId, orderId), eq(mails.event, event), isInOutbox));
}

export type SecondFactorMailing = {
  readonly accountId: string;
  readonly event: SecondFactorMailEvent;
  /** When the event happened. */
  readonly at: Instant;
};

/** Puts an e-mail about a change of an account's second factor into the outbox. */
export async function enqueueSecondFactorMail(
  tx: Transaction,
  { accountId, event, at }: SecondFactorMailing,
): Promise<void> {
  await tx.execute(sql`
    with mail as (
      insert into mails (event, recipient, account_id, created_at)
      select ${event}, email, id, ${at} from accounts where id = ${accountId}
      returning id, order_id, gift_card_id, account_id
    )
    ${sentByJob()}`);
}

/** Puts an e-mail to the address that an account is about to lose into the outbox. */
export async function enqueueEmailRenewedMail(tx: Transaction, accountId: string, at: Instant): Promise<void> {
  await tx.execute(sql`
    with mail as (
      insert into mails (event, recipient, account_id, created_at)
      select ${EMAIL_RENEWED}, email, id, ${at} from accounts where id = ${accountId}
      returning id, order_id, gift_card_id, account_id
    )
    ${sentByJob()}`);
}

/**
 * Puts e-mails into the outbox: an account keeps its address, because another account has the one that the provider
 * named. They go to the named address and to the kept one if the account verified it, to each only once: the provider
 * names the same address at every sign-in.
 */
export async function enqueueEmailTakenMails(
  tx: Transaction,
  { accountId, named, at }: { readonly accountId: string; readonly named: string; readonly at: Instant },
): Promise<void> {
  await tx.execute(sql`
    with mail as (
      insert into mails (event, recipient, account_id, created_at)
      select ${EMAIL_TAKEN}, concerned.email, accounts.id, ${at}
      from accounts, unnest(array[case when accounts.email_verified then accounts.email end, ${named}]) as concerned (email)
      where accounts.id = ${accountId} and concerned.email is not null and not exists (
        select from mails where account_id = accounts.id and event = ${EMAIL_TAKEN} and recipient = concerned.email)
      returning id, order_id, gift_card_id, account_id
    )
    ${sentByJob()}`);
}

/** Puts an e-mail to each manager into the outbox: a webhook was switched off. */
export async function enqueueWebhookOffMails(tx: Transaction, at: Instant): Promise<void> {
  await tx.execute(sql`
    with mail as (
      insert into mails (event, recipient, account_id, created_at)
      select ${WEBHOOK_OFF}, email, id, ${at} from accounts where roles_id >= ${ROLES_ID.manager}::int and email <> ''
      returning id, order_id, gift_card_id, account_id
    )
    ${sentByJob()}`);
}

/** Puts an e-mail with a gift card into the outbox; does nothing for a printed one. */
export async function enqueueGiftCardMail(
  tx: Transaction,
  { giftCard: { id, email }, at }: { readonly giftCard: EnteredGiftCard; readonly at: Instant },
): Promise<void> {
  if (email === null) return;
  await tx.execute(sql`
    with mail as (
      insert into mails (gift_card_id, event, recipient, created_at) values (${id}, 'issued', ${email}, ${at})
      returning id, order_id, gift_card_id, account_id
    )
    ${sentByJob()}`);
}

/** The e-mail after the earlier waiting ones about the same record; empty if it is no longer waiting. */
export async function findWaitingMails(db: Transaction, id: string): Promise<readonly StoredMail[]> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  if (mail === undefined || mail.sentAt !== null || mail.givenUpAt !== null || mail.supersededAt !== null) return [];
  const { orderId, giftCardId, accountId, createdAt } = mail;
  const isOnAccount = and(isNull(mails.orderId), isNull(mails.giftCardId), eq(mails.accountId, accountId ?? ''));
  const aboutTheSame =
    orderId === null
      ? giftCardId === null
        ? isOnAccount
        : eq(mails.giftCardId, giftCardId)
      : eq(mails.orderId, orderId);
  const waiting = await db
    .select()
    .from(mails)
    .where(and(aboutTheSame, isInOutbox, lte(mails.createdAt, createdAt)))
    .orderBy(asc(mails.createdAt));
  return [...waiting.filter((each) => each.id !== id), mail];
}

/** The later changes of the same account's second factor. */
export async function findLaterSecondFactorEvents(
  db: Transaction,
  { accountId, createdAt }: Pick<StoredMail, 'accountId' | 'createdAt'>,
): Promise<readonly SecondFactorMailEvent[]> {
  const rows = await db
    .select({ event: mails.event })
    .from(mails)
    .where(
      and(
        isNull(mails.orderId),
        isNull(mails.giftCardId),
        eq(mails.accountId, accountId ?? ''),
        gt(mails.createdAt, createdAt),
        inArray(mails.event, secondFactorMailEvent.options),
      ),
    );
  return rows.map(({ event }) => secondFactorMailEvent.parse(event));
}

/**
 * Ends an e-mail, which is then never sent again: it was sent, given up or superseded. Returns whether the order desk
 * must know: one about the same order was given up, now or before.
 */
export async function endMail(
  db: Transaction,
  { id, orderId }: Pick<StoredMail, 'id' | 'orderId'>,
  end: Partial<Pick<typeof mails.$inferInsert, 'sentAt' | 'givenUpAt' | 'supersededAt'>>,
): Promise<boolean> {
  await db.update(mails).set(end).where(eq(mails.id, id));
  if (orderId === null) return false;
  const [givenUp] = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.orderId, orderId), isNotNull(mails.givenUpAt)))
    .limit(1);
  return givenUp !== undefined;
}
