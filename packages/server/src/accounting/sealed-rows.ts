import type { CanonicalValue, SealChain } from '@ofenpost/core/accounting/seal';
import {
  type SealPlace,
  recordOfBooking,
  recordOfClose,
  recordOfOrderEvent,
} from '@ofenpost/core/accounting/sealed-record';
import { type SQL, and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { bookingShares, bookings } from '../ledger/booking.table.ts';
import { dayCloses } from '../ledger/day-close.table.ts';
import { orderEvents } from '../order/order.table.ts';
import { seals, unsealedOrderEvents } from './seal.table.ts';

/** A row with the data that its seal covers. */
export type SealedRow = {
  readonly subject: string;
  readonly actorId: string | null;
  /** The recorded name of the account; null where none is recorded. */
  readonly name: string | null;
  record(place: SealPlace): Readonly<Record<string, CanonicalValue>>;
};

type Source = {
  /** The first rows without a seal, in the order in which they are sealed. */
  findUnsealed(tx: Transaction, limit: number): Promise<readonly SealedRow[]>;
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

const numbersOf = (subjects: readonly string[]): number[] => subjects.map(Number);

/** How to find the rows of each chain. */
export const SEALED_ROWS: Readonly<Record<SealChain, Source>> = {
  bookings: {
    findUnsealed: (tx, limit) => findBookings(tx, gt(bookings.number, sealedUntil('bookings')), limit),
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
    findSealed: async (tx, subjects) => {
      const ids = [...new Set(subjects.map((subject) => subject.split(':', 1).join()))];
      const rows = await tx.select().from(orderEvents).where(inArray(orderEvents.orderId, ids));
      return rows.map(rowOfEvent);
    },
  },
  day_closes: {
    findUnsealed: (tx, limit) => findCloses(tx, gt(dayCloses.number, sealedUntil('day_closes')), limit),
    findSealed: (tx, subjects) => findCloses(tx, inArray(dayCloses.number, numbersOf(subjects))),
  },
};
