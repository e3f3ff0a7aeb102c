import type { BookingPage, BookingQuery } from '@ofenpost/core/accounting/booking-list';
import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { containsWords, inOrder, onPage } from '../list/list-query.ts';
import { bookingShares, bookings } from './booking.table.ts';

const { number, day, kind, at, orderNumber, note, searched } = bookings;

const wanted = ({ q, from, to, kind: asked }: BookingQuery) =>
  and(
    containsWords(searched, q),
    from === '' ? undefined : gte(day, from),
    to === '' ? undefined : lte(day, to),
    asked === 'all' ? undefined : eq(kind, asked),
  );

/** `pageOfBookings` of core as queries. */
export async function findBookings(db: Transaction, query: BookingQuery): Promise<BookingPage> {
  const gross = sql`coalesce(${bookingShares.gross}, 0)`.mapWith(Number);
  const vat = sql`coalesce(${bookingShares.vat}, 0)`.mapWith(Number);
  const line = sql`coalesce(${bookingShares.line}, 0)`.mapWith(Number);
  const joined = eq(bookingShares.bookingNumber, number);
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
  const [count] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(bookings)
    .leftJoin(bookingShares, joined)
    .where(wanted(query));
  return { rows: rows.map((row) => ({ ...row, net: row.gross - row.vat })), total: count?.total ?? 0 };
}
