import type { BookingEntry } from '@ofenpost/core/accounting/accounting.use-cases';
import { type Booking, TURNOVER_KINDS } from '@ofenpost/core/accounting/booking';
import {
  type Booked,
  type BookingPage,
  type BookingQuery,
  type BookingRow,
  shareOnLine,
} from '@ofenpost/core/accounting/booking-list';
import { bookingDayOf } from '@ofenpost/core/time/business-day';
import type { Instant, LocalDate } from '@ofenpost/core/time/instant';
import { type SQL, asc, eq, inArray, max, sql, and, desc, gt, gte, lt, lte } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import { signatureAt } from '../audit/audit-log.repository.ts';
import type { Transaction, Database } from '../database/database.ts';
import { containsWords, inOrder, onPage } from '../list/list-query.ts';
import { enqueueWebhooks } from '../webhook/webhook-outbox.ts';
import { bookingShares, bookings } from './booking.table.ts';
import { closedDays, dayCloses } from './day-close.table.ts';

/** The migration's triggers take the same advisory lock. */
const BOOKS_LOCK = sql.raw('740001');

/** The last closed day; null: no day is closed. */
export async function findClosedUntil(db: Transaction): Promise<LocalDate | null> {
  const [row] = await db.select({ day: max(closedDays.day) }).from(closedDays);
  return row?.day ?? null;
}

/** When a day was last closed, also where that was taken back; null: no day ever was. */
export async function findLastClosedAt(db: Transaction): Promise<Instant | null> {
  const [row] = await db.select({ at: max(dayCloses.at) }).from(dayCloses);
  return row?.at ?? null;
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

/** Inserts the booking. False when there is one with its id, which stays unchanged. */
export async function insertBooking(tx: Transaction, { day, id, booking }: BookingEntry): Promise<boolean> {
  const { shares, ...entry } = booking;
  const [row] = await tx
    .insert(bookings)
    .values({ ...entry, day, id })
    .onConflictDoNothing({ target: bookings.id })
    .returning({ number: bookings.number });
  if (row === undefined) return false;
  const lines = shares.map((share, line) => ({ ...share, line, bookingNumber: row.number }));
  if (lines.length > 0) await tx.insert(bookingShares).values(lines);
  if (booking.kind === 'refund') {
    const data = { number: row.number, orderId: booking.orderId, orderNumber: booking.orderNumber };
    await enqueueWebhooks(tx, { type: 'refund.booked', data }, booking.at);
  }
  return true;
}

/** Books an event in its own transaction: on the day of `belongsTo`, or on the first open one after it. */
export async function book(tx: Transaction, booking: Booking, belongsTo: Instant = booking.at): Promise<void> {
  const closedUntil = await lockForBooking(tx);
  await insertBooking(tx, { day: bookingDayOf(belongsTo, closedUntil), id: null, booking });
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
  findBooked(db, sql`${bookings.orderId} = (select id from orders where number = ${orderNumber})`);

/** What somebody booked from one moment on and before another, oldest first. */
export async function findBookingsBy(
  db: Transaction,
  { actorId, from, until }: { readonly actorId: string; readonly from: Instant; readonly until: Instant },
): Promise<Booking[]> {
  const { actorId: by, at: bookedAt } = bookings;
  const booked = await findBooked(db, sql`${by} = ${actorId} and ${gte(bookedAt, from)} and ${lt(bookedAt, until)}`);
  return booked.map(({ booking }) => booking);
}

/** All bookings of a day, oldest first. */
export const findBookedOn = (db: Transaction, bookedDay: LocalDate): Promise<Booked[]> =>
  findBooked(db, eq(bookings.day, bookedDay));

export async function findBookedById(db: Transaction, id: string): Promise<Booked | null> {
  const [booked] = await findBooked(db, eq(bookings.id, id));
  return booked ?? null;
}

const { number, day, kind, at, orderNumber, note, searched } = bookings;

const wanted = ({ q, from, to, kind: requested }: BookingQuery) =>
  and(
    containsWords(searched, q),
    from === '' ? undefined : gte(day, from),
    to === '' ? undefined : lte(day, to),
    requested === 'all' ? undefined : eq(kind, requested),
  );

const joined = eq(bookingShares.bookingNumber, number);

/**
 * A booking has a line for each of its shares, and one line without shares: so only the shares after the first add to
 * the count of bookings.
 */
async function countBookingRows(db: Transaction, query: BookingQuery): Promise<number> {
  const where = wanted(query);
  const ofWanted = where && inArray(bookingShares.bookingNumber, db.select({ number }).from(bookings).where(where));
  const further = await db.$count(bookingShares, and(gt(bookingShares.line, 0), ofWanted));
  return (await db.$count(bookings, where)) + further;
}

/** One page of the matching lines. */
export async function findBookingRows(db: Transaction, query: BookingQuery): Promise<BookingRow[]> {
  const gross = sql`coalesce(${bookingShares.gross}, 0)`.mapWith(Number);
  const vat = sql`coalesce(${bookingShares.vat}, 0)`.mapWith(Number);
  const line = sql`coalesce(${bookingShares.line}, 0)`.mapWith(Number);
  const { vatRate, method } = bookingShares;
  const soldOn = sql<LocalDate | null>`case when ${inArray(kind, [...TURNOVER_KINDS])} then (select min(sold.day) from ${bookings} sold
    where sold.order_id = ${bookings.orderId} and sold.kind = 'sale' and sold.number < ${number} and sold.day < ${day}) end`;
  const [order] = inOrder(query, { number, gross }, []);
  const rows = await db
    .select({
      number,
      line,
      day,
      soldOn,
      by: signatureAt(at),
      kind,
      at,
      orderNumber,
      note,
      method,
      vatRate,
      gross,
      vat,
    })
    .from(bookings)
    .leftJoin(bookingShares, joined)
    .leftJoin(accounts, eq(accounts.id, bookings.actorId))
    .where(wanted(query))
    .orderBy(...(order === undefined ? [] : [order]), desc(number), asc(line))
    .limit(onPage(query).limit)
    .offset(onPage(query).offset);
  return rows.map(({ by, ...row }) => ({ ...row, by: by ?? '', ...shareOnLine(row.kind, row) }));
}

/** Core's `pageOfBookings` as queries, all in one snapshot. */
export const findBookings = (database: Pick<Database, 'transaction'>, query: BookingQuery): Promise<BookingPage> =>
  database.transaction(
    async (tx) => ({ rows: await findBookingRows(tx, query), total: await countBookingRows(tx, query) }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
