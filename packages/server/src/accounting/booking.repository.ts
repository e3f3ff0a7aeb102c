import type { Booking } from '@ofenpost/core/accounting/booking';
import type { Booked } from '@ofenpost/core/accounting/booking-list';
import { bookingDayOf } from '@ofenpost/core/accounting/business-day';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { type SQL, asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { bookingShares, bookings } from './booking.table.ts';
import { closedDays } from './day-close.table.ts';

/** The triggers of the migration take the same lock. */
const BOOKS_LOCK = sql.raw('740001');

/** The last closed day; null: none is. */
export async function findClosedUntil(db: Transaction): Promise<LocalDate | null> {
  const [row] = await db.select({ day: max(closedDays.day) }).from(closedDays);
  return row?.day ?? null;
}

/**
 * Until the transaction ends no day is closed; answers up to which one they are. Many may book at once. Whoever closes
 * holds nothing that a booking waits for, so nobody waits for each other.
 */
export async function lockForBooking(tx: Transaction): Promise<LocalDate | null> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${BOOKS_LOCK})`);
  return findClosedUntil(tx);
}

/** Until the transaction ends nothing is booked, and no other day is closed. */
export async function lockForClosing(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${BOOKS_LOCK})`);
}

type Entry = { readonly day: LocalDate; readonly id: string | null; readonly booking: Booking };

/** Whether it is new: false when there is one under its id, which stays as it is. */
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

/** Books what has just happened, in the transaction in which it does: on its day, or on the first open one. */
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

/** All that was booked about an order, oldest first. */
export const findBookedOfOrder = (db: Transaction, orderNumber: number): Promise<Booked[]> =>
  findBooked(
    db,
    sql`${bookings.orderId} = (select id from orders where number = ${orderNumber}) and ${bookings.kind} in ('sale', 'refund')`,
  );

export async function findBookedById(db: Transaction, id: string): Promise<Booked | null> {
  const [booked] = await findBooked(db, eq(bookings.id, id));
  return booked ?? null;
}
