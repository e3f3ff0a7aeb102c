import {
  type BookingPage,
  type BookingQuery,
  type BookingRow,
  shareOnLine,
} from '@ofenpost/core/accounting/booking-list';
import { and, asc, desc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { containsWords, inOrder, onPage } from '../list/list-query.ts';
import { bookingShares, bookings } from './booking.table.ts';

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
  const [order] = inOrder(query, { number, gross }, []);
  const rows = await db
    .select({ number, line, day, kind, at, orderNumber, note, method, vatRate, gross, vat })
    .from(bookings)
    .leftJoin(bookingShares, joined)
    .where(wanted(query))
    .orderBy(...(order === undefined ? [] : [order]), desc(number), asc(line))
    .limit(onPage(query).limit)
    .offset(onPage(query).offset);
  return rows.map((row) => ({ ...row, ...shareOnLine(row.kind, row) }));
}

/** Core's `pageOfBookings` as queries, all in one snapshot. */
export const findBookings = (database: Pick<Database, 'transaction'>, query: BookingQuery): Promise<BookingPage> =>
  database.transaction(
    async (tx) => ({ rows: await findBookingRows(tx, query), total: await countBookingRows(tx, query) }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
