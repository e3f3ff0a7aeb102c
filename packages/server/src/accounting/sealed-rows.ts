import type { CanonicalValue, SealChain } from '@ofenpost/core/accounting/seal';
import {
  type SealPlace,
  recordOfAuditEntry,
  recordOfBooking,
  recordOfClose,
  recordOfGiftCardEntry,
  recordOfOrder,
  recordOfOrderEvent,
  recordOfPayment,
  recordOfPaymentEvent,
} from '@ofenpost/core/accounting/sealed-record';
import type { Instant } from '@ofenpost/core/time/instant';
import { addMinutes } from '@ofenpost/core/time/zurich';
import { type SQL, and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { auditLog } from '../audit/audit-log.table.ts';
import type { Transaction } from '../database/database.ts';
import { giftCardEntries } from '../gift-card/gift-card.table.ts';
import { bookingShares, bookings } from '../ledger/booking.table.ts';
import { dayCloses } from '../ledger/day-close.table.ts';
import { paymentEvents, payments } from '../online-payment/online-payment.table.ts';
import { orderEvents, orders } from '../order/order.table.ts';
import { seals, unsealedOrderEvents, unsealedRows } from './seal.table.ts';

/** A row with the data that its seal covers. */
export type SealedRow = {
  readonly subject: string;
  readonly actorId: string | null;
  /** The recorded name of the account; null where none is recorded. */
  readonly name: string | null;
  record(place: SealPlace): Readonly<Record<string, CanonicalValue>>;
};

/** How many rows wait for a seal, and the time of the oldest one; null: none. */
export type Waiting = { readonly count: number; readonly since: Instant | null };

type Source = {
  /** The first rows without a seal, in the order in which they are sealed. */
  findUnsealed(tx: Transaction, limit: number, now: Instant): Promise<readonly SealedRow[]>;
  /** The rows of `findUnsealed`, and those that are not to be sealed yet. */
  countWaiting(tx: Transaction): Promise<Waiting>;
  /** The rows as they are now; deleted ones are missing. */
  findSealed(tx: Transaction, subjects: readonly string[]): Promise<readonly SealedRow[]>;
};

async function findBookings(tx: Transaction, where: SQL, limit?: number): Promise<readonly SealedRow[]> {
  const query = tx.select().from(bookings).where(where).orderBy(asc(bookings.number)).$dynamic();
  const rows = await (limit === undefined ? query : query.limit(limit));
  const numbers = rows.map(({ number }) => number);
  const shares = await tx
    .select()
    .from(bookingShares)
    .where(inArray(bookingShares.bookingNumber, numbers))
    .orderBy(asc(bookingShares.bookingNumber), asc(bookingShares.line));
  const sharesOf = Map.groupBy(shares, ({ bookingNumber }) => bookingNumber);
  return rows.map(({ number, id, day, ...booking }) => ({
    subject: `${number}`,
    actorId: booking.actorId,
    name: null,
    record: (place) =>
      recordOfBooking({ number, id, day, booking: { ...booking, shares: sharesOf.get(number) ?? [] } }, place),
  }));
}

async function findCloses(tx: Transaction, where: SQL, limit?: number): Promise<readonly SealedRow[]> {
  const query = tx.select().from(dayCloses).where(where).orderBy(asc(dayCloses.number)).$dynamic();
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ by, ...close }) => ({
    subject: `${close.number}`,
    actorId: by.actorId,
    name: by.name,
    record: (place) => recordOfClose(close, place),
  }));
}

const rowOfEvent = (event: typeof orderEvents.$inferSelect): SealedRow => ({
  subject: `${event.orderId}:${event.revision}`,
  actorId: event.actorId,
  name: null,
  record: (place) => recordOfOrderEvent(event, place),
});

/** The last sealed number. Numbers are assigned in order, so no lower one is added later. */
const sealedUntil = (chain: SealChain) =>
  sql`(select coalesce(max(${seals.subject}::int), 0) from ${seals}
    where ${seals.chain} = ${chain} and ${seals.seq} = (select seq from seal_heads where chain = ${chain}))`;

async function findGiftCardEntries(tx: Transaction, where: SQL, limit?: number): Promise<readonly SealedRow[]> {
  const query = tx.select().from(giftCardEntries).where(where).orderBy(asc(giftCardEntries.number)).$dynamic();
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ actorId, ...entry }) => ({
    subject: `${entry.number}`,
    actorId,
    name: null,
    record: (place) => recordOfGiftCardEntry(entry, place),
  }));
}

async function findOrders(tx: Transaction, numbers: readonly number[]): Promise<readonly SealedRow[]> {
  const rows = await tx.query.orders.findMany({
    where: inArray(orders.number, [...numbers]),
    columns: {
      id: true,
      number: true,
      fulfilment: true,
      deliveryFee: true,
      rounding: true,
      totalPrice: true,
      giftCardAmount: true,
      giftCardDiscount: true,
      promotion: true,
      fulfilmentVatRates: true,
    },
    with: { lines: { columns: { orderId: false }, orderBy: ({ position }, order) => [order.asc(position)] } },
  });
  return rows.map((order) => ({
    subject: `${order.number}`,
    actorId: null,
    name: null,
    record: (place) => recordOfOrder(order, place),
  }));
}

async function findPayments(tx: Transaction, references: readonly string[]): Promise<readonly SealedRow[]> {
  const rows = await tx
    .select()
    .from(payments)
    .where(inArray(payments.reference, [...references]));
  return rows.map((payment) => ({
    subject: payment.reference,
    actorId: null,
    name: null,
    record: (place) => recordOfPayment(payment, place),
  }));
}

async function findPaymentEvents(tx: Transaction, numbers: readonly number[]): Promise<readonly SealedRow[]> {
  const rows = await tx
    .select()
    .from(paymentEvents)
    .where(inArray(paymentEvents.number, [...numbers]));
  return rows.map((event) => ({
    subject: `${event.number}`,
    actorId: null,
    name: null,
    record: (place) => recordOfPaymentEvent(event, place),
  }));
}

async function findAuditEntries(tx: Transaction, numbers: readonly number[]): Promise<readonly SealedRow[]> {
  const rows = await tx
    .select()
    .from(auditLog)
    .where(inArray(auditLog.number, [...numbers]));
  return rows.map(({ actorId, ...entry }) => ({
    subject: `${entry.number}`,
    actorId,
    name: null,
    record: (place) => recordOfAuditEntry(entry, place),
  }));
}

/** What an end can still be undone in, with the clocks of several servers. */
const FINAL_AFTER_MINUTES = 1;

/** The rows that triggers wrote down as waiting. */
const waitingRows = (
  chain: SealChain,
  findSealed: (tx: Transaction, subjects: readonly string[]) => Promise<readonly SealedRow[]>,
): Source => {
  const find: Source['findSealed'] = async (tx, subjects) => (subjects.length === 0 ? [] : findSealed(tx, subjects));
  return {
    findSealed: find,
    findUnsealed: async (tx, limit, now) => {
      const { subject, since } = unsealedRows;
      const isFinal = chain === 'order_lines' ? lte(since, addMinutes(now, -FINAL_AFTER_MINUTES)) : undefined;
      const waiting = await tx
        .select({ subject })
        .from(unsealedRows)
        .where(and(eq(unsealedRows.chain, chain), isFinal))
        // In the order of the primary key, so that a batch costs the same however many rows wait.
        .orderBy(asc(subject))
        .limit(limit);
      return find(
        tx,
        waiting.map((row) => row.subject),
      );
    },
    countWaiting: (tx) => waitingIn(tx, sql`select since as at from unsealed_rows where chain = ${chain}`),
  };
};

async function waitingIn(tx: Transaction, rows: SQL): Promise<Waiting> {
  const found = await tx.execute<{ readonly count: number; readonly since: string | null }>(
    sql`select count(*)::int as count, min(at)::text as since from (${rows}) waiting`,
  );
  const { count = 0, since = null } = found.rows[0] ?? {};
  return { count, since: since === null ? null : new Date(since).toISOString() };
}

const numbersOf = (subjects: readonly string[]): number[] => subjects.map(Number);

/** How to find the rows of each chain. */
export const SEALED_ROWS: Readonly<Record<SealChain, Source>> = {
  bookings: {
    findUnsealed: (tx, limit) => findBookings(tx, gt(bookings.number, sealedUntil('bookings')), limit),
    countWaiting: (tx) =>
      waitingIn(tx, sql`select at from ${bookings} where ${bookings.number} > ${sealedUntil('bookings')}`),
    findSealed: (tx, subjects) => findBookings(tx, inArray(bookings.number, numbersOf(subjects))),
  },
  order_events: {
    findUnsealed: async (tx, limit) => {
      const { orderId, revision } = unsealedOrderEvents;
      const rows = await tx
        .select({ event: orderEvents })
        .from(unsealedOrderEvents)
        .innerJoin(orderEvents, and(eq(orderEvents.orderId, orderId), eq(orderEvents.revision, revision)))
        // In the order of the primary key, so that a batch costs the same however many rows wait.
        .orderBy(asc(orderId), asc(revision))
        .limit(limit);
      return rows.map(({ event }) => rowOfEvent(event));
    },
    countWaiting: (tx) =>
      waitingIn(tx, sql`select at from unsealed_order_events left join order_events using (order_id, revision)`),
    findSealed: async (tx, subjects) => {
      const ids = [...new Set(subjects.map((subject) => subject.split(':', 1).join()))];
      const rows = await tx.select().from(orderEvents).where(inArray(orderEvents.orderId, ids));
      return rows.map(rowOfEvent);
    },
  },
  day_closes: {
    findUnsealed: (tx, limit) => findCloses(tx, gt(dayCloses.number, sealedUntil('day_closes')), limit),
    countWaiting: (tx) =>
      waitingIn(tx, sql`select at from ${dayCloses} where ${dayCloses.number} > ${sealedUntil('day_closes')}`),
    findSealed: (tx, subjects) => findCloses(tx, inArray(dayCloses.number, numbersOf(subjects))),
  },
  gift_card_entries: {
    findUnsealed: (tx, limit) =>
      findGiftCardEntries(tx, gt(giftCardEntries.number, sealedUntil('gift_card_entries')), limit),
    countWaiting: (tx) =>
      waitingIn(
        tx,
        sql`select at from ${giftCardEntries} where ${giftCardEntries.number} > ${sealedUntil('gift_card_entries')}`,
      ),
    findSealed: (tx, subjects) => findGiftCardEntries(tx, inArray(giftCardEntries.number, numbersOf(subjects))),
  },
  order_lines: waitingRows('order_lines', (tx, subjects) => findOrders(tx, numbersOf(subjects))),
  payments: waitingRows('payments', findPayments),
  payment_events: waitingRows('payment_events', (tx, subjects) => findPaymentEvents(tx, numbersOf(subjects))),
  audit_log: waitingRows('audit_log', (tx, subjects) => findAuditEntries(tx, numbersOf(subjects))),
};
