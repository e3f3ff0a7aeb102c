import type { Booking } from '@ofenpost/core/accounting/booking';
import type { Booked } from '@ofenpost/core/accounting/booking-list';
import { bookingDayOf } from '@ofenpost/core/accounting/business-day';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { type SQL, asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { bookingShares, bookings } from './booking.table.ts';
import { closedDays } from './day-close.table.ts';

/** The migration's triggers take the same advisory lock. */
const BOOKS_LOCK = sql.raw('740001');

/** The last closed day; null: no day is closed. */
export async function findClosedUntil(db: Transaction): Promise<LocalDate | null> {
  const [row] = await db.select({ day: max(closedDays.day) }).from(closedDays);
  return row?.day ?? null;
}

/**
 * Prevents the closing of days until the transaction ends; returns the last closed day. The lock is shared, so many can
 * book at once. A close holds nothing that a booking waits for, so there is no deadlock.
 */
export async function lockForBooking(tx: Transaction): Promise<LocalDate | null> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${BOOKS_LOCK})`);
  return findClosedUntil(tx);
}

/** Prevents bookings and other closes until the transaction ends. */
export async function lockForClosing(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${BOOKS_LOCK})`);
}

type Entry = { readonly day: LocalDate; readonly id: string | null; readonly booking: Booking };

/** Inserts the booking. False when there is one with its id, which stays unchanged. */
export async function insertBooking(tx: Transaction, { day, id, booking }: Entry): Promise<boolean> {
  const { shares, ...entry } = booking;
  const [row] = await tx
    .insert(bookings)
    .values({ ...entry, day, id })
    .onConflictDoNothing({ target: bookings.id })
    .returning({ number: bookings.number });
  if (row === undefined) return false;
  const lines = shares.map((share, line) => ({ ...share, line, bookingNumber: row.number }));
  if (lines.length > 0) await tx.insert(bookingShares).values(lines);
  return true;
}

/** Books an event in its own transaction: on its day, or on the first open one after it. */
export async function book(tx: Transaction, booking: Booking): Promise<void> {
  const closedUntil = await lockForBooking(tx);
  await insertBooking(tx, { day: bookingDayOf(booking.at, closedUntil), id: null, booking });
}

const sharesOf = (db: Transaction, numbers: readonly number[]) =>
  db
    .select()
    .from(bookingShares)
    .where(inArray(bookingShares.bookingNumber, [...numbers]))
    .orderBy(asc(bookingShares.bookingNumber), asc(bookingShares.line));

async function findBooked(db: Transaction, where: SQL): Promise<Booked[]> {
  const rows = await db.select().from(bookings).where(where).orderBy(asc(bookings.number));
  const shares =
    rows.length === 0
      ? []
      : await sharesOf(
          db,
          rows.map(({ number }) => number),
        );
  return rows.map(({ number, day, id: _id, searched: _searched, ...entry }) => ({
    number,
    day,
    booking: {
      ...entry,
      shares: shares
        .filter(({ bookingNumber }) => bookingNumber === number)
        .map(({ vatRate, method, gross, vat }) => ({ vatRate, method, gross, vat })),
    },
  }));
}

/** All bookings of an order, oldest first. */
export const findBookedOfOrder = (db: Transaction, orderNumber: number): Promise<Booked[]> =>
  findBooked(
    db,
    sql`${bookings.orderId} = (select id from orders where number = ${orderNumber}) and ${bookings.kind} in ('sale', 'refund')`,
  );

export async function findBookedById(db: Transaction, id: string): Promise<Booked | null> {
  const [booked] = await findBooked(db, eq(bookings.id, id));
  return booked ?? null;
}
