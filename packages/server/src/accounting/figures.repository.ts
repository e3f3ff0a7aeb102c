import type { BookingKind, BookingMethod } from '@ofenpost/core/accounting/booking';
import type { DateRange } from '@ofenpost/core/accounting/date-range';
import type { Figures } from '@ofenpost/core/accounting/figures';
import { figuresOfSums } from '@ofenpost/core/accounting/figures-of';
import { type Column, and, between, eq, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { bookingShares, bookings } from './booking.table.ts';

const { day, kind, orderTotal, deliveryFee, rounding, number } = bookings;
const { bookingNumber, vatRate, method, gross, vat } = bookingShares;

const total = (column: Column) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
const of = (one: BookingKind) => sql`filter (where ${kind} = ${sql.raw(`'${one}'`)})`;

const findCounts = (db: Transaction, { from, to }: DateRange) =>
  db
    .select({
      bookings: sql`count(*)`.mapWith(Number),
      orders: sql`count(*) ${of('sale')}`.mapWith(Number),
      stoppedOrders: sql`count(*) ${of('stopped')}`.mapWith(Number),
      stoppedTotal: sql`coalesce(sum(${orderTotal}) ${of('stopped')}, 0)`.mapWith(Number),
      refunds: sql`count(*) ${of('refund')}`.mapWith(Number),
      deliveryFees: total(deliveryFee),
      rounding: total(rounding),
    })
    .from(bookings)
    .where(between(day, from, to));

const findShares = (db: Transaction, { from, to }: DateRange) =>
  db
    .select({
      kind,
      vatRate,
      method: sql<BookingMethod | null>`${method}`,
      gross: total(gross),
      vat: total(vat),
    })
    .from(bookings)
    .innerJoin(bookingShares, eq(bookingNumber, number))
    .where(between(day, from, to))
    .groupBy(kind, vatRate, method);

/** What gift cards are owed at the end of a day. */
const findOutstanding = (db: Transaction, { to }: DateRange) =>
  db
    .select({ outstanding: total(gross) })
    .from(bookings)
    .innerJoin(bookingShares, eq(bookingNumber, number))
    .where(and(lte(day, to), sql`${kind} like 'giftCard%'`));

/** `figuresOf` of core as queries. */
export async function findFigures(db: Transaction, range: DateRange): Promise<Figures> {
  const [counts] = await findCounts(db, range);
  const shares = await findShares(db, range);
  const [owed] = await findOutstanding(db, range);
  if (counts === undefined || owed === undefined) throw new Error('A sum has no row.');
  const { stoppedOrders, stoppedTotal, ...sums } = counts;
  return figuresOfSums({ ...sums, stopped: { orders: stoppedOrders, total: stoppedTotal }, shares, ...owed });
}
