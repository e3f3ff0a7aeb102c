import { randomUUID } from 'node:crypto';
import type { OnlineMethod } from '@ofenpost/core/online-payment/online-method';
import { onlinePartOf } from '@ofenpost/core/online-payment/online-part';
import type {
  OnlinePaymentRepository,
  PaymentsChange,
  PaymentsOfOrder,
} from '@ofenpost/core/online-payment/online-payment.repository.port';
import { OPEN_PAYMENT_STATES, type PaymentPage, type PaymentQuery } from '@ofenpost/core/online-payment/payment-list';
import { paymentsAfter } from '@ofenpost/core/online-payment/payments-after';
import { type PaymentRefund, type StoredPayment, paymentDueAt } from '@ofenpost/core/online-payment/stored-payment';
import { ok } from '@ofenpost/core/result/result';
import type { Instant } from '@ofenpost/core/time/instant';
import { addMinutes } from '@ofenpost/core/time/zurich';
import { and, asc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit-log.repository.ts';
import { excludedColumns } from '../database/columns.ts';
import type { Transaction } from '../database/database.ts';
import { containsWords, inOrder, inPeriod, onPage } from '../list/list-query.ts';
import { enqueueAutoAccept } from '../order/auto-accept.ts';
import { type OrderEffect, lockOrder, saveChange } from '../order/order.repository.ts';
import { orders } from '../order/order.table.ts';
import { lockOvenLoad } from '../order/oven-load.repository.ts';
import type { Services } from '../services.ts';
import { paymentEvents, paymentRefunds, payments } from './online-payment.table.ts';

/** The name of the job that does what is due for one payment or refund. */
export const SETTLE_PAYMENT = 'settle_payment';

type Row = typeof payments.$inferSelect;

const paymentOf = ({ dueAt: _due, returnHash: _return, notifyHash: _notify, ...payment }: Row): StoredPayment =>
  payment;

const ofOrder = async (
  tx: Transaction,
  orderId: string,
): Promise<{ rows: Row[]; payments: StoredPayment[]; refunds: PaymentRefund[] }> => {
  const rows = await tx.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.attempt));
  const ids = rows.map(({ id }) => id);
  const refunds =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(paymentRefunds)
          .where(inArray(paymentRefunds.paymentId, ids))
          .orderBy(asc(paymentRefunds.since), asc(paymentRefunds.number));
  return { rows, payments: rows.map(paymentOf), refunds };
};

/** Runs the job as soon as something is due, beside the schedule of each minute. */
async function enqueueSettling(
  tx: Transaction,
  { kind, id, at, now }: { kind: 'payment' | 'refund'; id: string; at: Instant; now: Instant },
): Promise<void> {
  // The app's clock may be another one than the database's.
  const seconds = Math.max(0, Date.parse(at) - Date.parse(now)) / 1000;
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${SETTLE_PAYMENT}::text, json_build_object('kind', ${kind}::text, 'id', ${id}::text),
      run_at => clock_timestamp() + make_interval(secs => ${seconds}::float8),
      max_attempts => 1::int)`);
}

const changing = {
  state: payments.state,
  captured: payments.captured,
  refunded: payments.refunded,
  method: payments.method,
  displayText: payments.displayText,
  expiresAt: payments.expiresAt,
  counts: payments.counts,
  token: payments.token,
  transactionId: payments.transactionId,
  captureId: payments.captureId,
  askedAt: payments.askedAt,
  askAgainAt: payments.askAgainAt,
  askRetry: payments.askRetry,
  task: payments.task,
  problem: payments.problem,
  dueAt: payments.dueAt,
};

const changingRefund = {
  amount: paymentRefunds.amount,
  state: paymentRefunds.state,
  providerId: paymentRefunds.providerId,
  retry: paymentRefunds.retry,
  nextAt: paymentRefunds.nextAt,
  problem: paymentRefunds.problem,
};

type Known = { readonly rows: readonly Row[]; readonly refunds: readonly PaymentRefund[]; readonly now: Instant };

type Written = Pick<Known, 'rows' | 'now'> & { readonly keys: PaymentsChange['keys'] | undefined };

async function writePayment(tx: Transaction, payment: StoredPayment, { rows, keys, now }: Written): Promise<void> {
  const known = rows.find(({ id }) => id === payment.id);
  const { returnHash, notifyHash } = known ?? keys ?? { returnHash: '', notifyHash: '' };
  const row = { ...payment, dueAt: paymentDueAt(payment), returnHash, notifyHash };
  await tx
    .insert(payments)
    .values(row)
    .onConflictDoUpdate({ target: payments.id, set: excludedColumns(changing) });
  const { task } = payment;
  const nextAt = task?.nextAt ?? null;
  if (nextAt !== null && nextAt !== known?.task?.nextAt)
    await enqueueSettling(tx, { kind: 'payment', id: payment.id, at: nextAt, now });
  const { askAgainAt } = payment;
  // Before the schedule comes to it: its guest is waiting.
  if (askAgainAt !== null && askAgainAt !== known?.askAgainAt && askAgainAt < addMinutes(now, 1))
    await enqueueSettling(tx, { kind: 'payment', id: payment.id, at: askAgainAt, now });
}

async function write(tx: Transaction, change: PaymentsChange, { rows, refunds: before, now }: Known): Promise<void> {
  const { payments: changed = [], refunds = [], entries = [], keys } = change;
  for (const payment of changed) await writePayment(tx, payment, { rows, keys, now });
  for (const refund of refunds) {
    await tx
      .insert(paymentRefunds)
      .values(refund)
      .onConflictDoUpdate({ target: paymentRefunds.id, set: excludedColumns(changingRefund) });
    if (refund.nextAt !== null && !before.some(({ id }) => id === refund.id))
      await enqueueSettling(tx, { kind: 'refund', id: refund.id, at: refund.nextAt, now });
  }
  if (entries.length > 0) await tx.insert(paymentEvents).values([...entries]);
}

/** What a change of an order means for its online payments. */
export const settleOnline: OrderEffect = async (tx, change) => {
  if (onlinePartOf(change.before.payment) === undefined && onlinePartOf(change.order.payment) === undefined) return;
  const known = await ofOrder(tx, change.order.id);
  const after = paymentsAfter(change, known.payments, known.refunds, randomUUID);
  if (after !== null) await write(tx, after, { ...known, now: change.taker.at });
};

const isOpen = inArray(payments.state, [...OPEN_PAYMENT_STATES]);
/** Core's `needsSomebody`. */
const isAlarm = and(eq(payments.counts, true), eq(payments.state, 'failed'), isNotNull(payments.problem));

function isWanted(query: PaymentQuery) {
  const states = { all: undefined, open: isOpen, alarm: isAlarm };
  const ofState =
    query.state === 'all' || query.state === 'open' || query.state === 'alarm'
      ? states[query.state]
      : eq(payments.state, query.state);
  // What is searched is short, and the days limit it; a stored column would be written with each answer.
  const searched = sql`search_spellings(${payments.reference} || chr(10) || ${payments.displayText})`;
  return and(containsWords(searched, query.q), ofState, inPeriod(payments.initialisedAt, query));
}

/** Core's `pageOfPayments` as queries. */
export async function findPayments(db: Transaction, query: PaymentQuery): Promise<PaymentPage> {
  const { limit, offset } = onPage(query);
  const { id, orderId, reference, state, amount, tip, captured, refunded, displayText } = payments;
  const { initialisedAt, expiresAt, problem, counts } = payments;
  const rows = await db
    .select({
      id,
      orderId,
      reference,
      state,
      amount,
      tip,
      captured,
      refunded,
      displayText,
      initialisedAt,
      expiresAt,
      problem,
      counts,
      orderNumber: orders.number,
      method: sql<OnlineMethod>`coalesce(${payments.method}, ${payments.wished})`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(isWanted(query))
    .orderBy(...inOrder(query, { at: initialisedAt, amount }, [initialisedAt, id]))
    .limit(limit)
    .offset(offset);
  const [total, open] = [await db.$count(payments, isWanted(query)), await db.$count(payments, isOpen)];
  return { rows, total, open, alarms: await db.$count(payments, isAlarm) };
}

/** Where online payments are stored in PostgreSQL, each change together with that of its order. */
export const createOnlinePaymentRepository = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  effects: readonly OrderEffect[],
): OnlinePaymentRepository => ({
  load: async (id) => {
    const [row] = await database.select().from(payments).where(eq(payments.id, id));
    return row === undefined ? null : paymentOf(row);
  },
  loadRefund: async (id) => {
    const [row] = await database.select().from(paymentRefunds).where(eq(paymentRefunds.id, id));
    return row ?? null;
  },
  findByKey: async (hash) => {
    const [row] = await database
      .select()
      .from(payments)
      .where(or(eq(payments.returnHash, hash), eq(payments.notifyHash, hash)));
    return row === undefined ? null : paymentOf(row);
  },
  listOfOrder: async (orderId) => {
    const { payments: all, refunds } = await ofOrder(database, orderId);
    return { payments: all, refunds };
  },
  listUnanswered: (since) =>
    database
      .select({ id: orders.id, changedAt: orders.changedAt })
      .from(orders)
      .where(
        and(
          eq(orders.status, 'placed'),
          sql`(${orders.payment} ->> 'state' = 'paidOnline' or ${orders.payment} -> 'online' is not null)`,
          lte(orders.changedAt, since),
        ),
      ),
  listDue: async (now, waitingSince) => {
    const due = await database
      .select({ id: payments.id })
      .from(payments)
      .where(and(isNotNull(payments.dueAt), lte(payments.dueAt, now)));
    const refunds = await database
      .select({ id: paymentRefunds.id })
      .from(paymentRefunds)
      .where(and(eq(paymentRefunds.state, 'requested'), lte(paymentRefunds.nextAt, now)));
    const waiting = await database
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.status, 'awaitingPayment'),
          sql`(${orders.orderTimeProgresses} ->> 'created')::timestamptz <= ${waitingSince}::timestamptz`,
        ),
      );
    const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
    return { payments: ids(due), refunds: ids(refunds), orders: ids(waiting) };
  },
  change: (orderId, change, ovenCapacity = null) =>
    database.transaction(async (tx) => {
      const stored = await lockOrder(tx, orderId);
      if (stored === null) return null;
      const known = await ofOrder(tx, orderId);
      const ovenLoad = await lockOvenLoad(tx, ovenCapacity, clock.now());
      const found: PaymentsOfOrder = { stored, payments: known.payments, refunds: known.refunds, ovenLoad };
      const changed = change(found);
      if (!changed.ok) return changed;
      await write(tx, changed.value, { ...known, now: clock.now() });
      const { order = null } = changed.value;
      if (order !== null) {
        const { audited, taker } = order;
        if (audited !== null) await recordAudit(tx, { ...audited, at: taker.at, actorId: taker.by });
        await saveChange(tx, order);
        if (order.order.status === 'placed') await enqueueAutoAccept(tx, orderId);
        for (const effect of effects) await effect(tx, order);
      }
      return ok(null);
    }),
});
