import { type BookingKind, type BookingMethod, STOPPED_KINDS } from '@ofenpost/core/accounting/booking';
import type { DateRange } from '@ofenpost/core/accounting/date-range';
import { addFigures, type Figures, totalsOfSums } from '@ofenpost/core/accounting/figures';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { addDays } from '@ofenpost/core/time/zurich';
import { type Column, and, asc, between, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { bookingShares, bookings } from '../ledger/booking.table.ts';
import { closedDays, dayCloses } from '../ledger/day-close.table.ts';

/** Before the day of every possible booking. */
const FIRST_DAY = '1900-01-01';

const { day, kind, orderTotal, discount, promotion, deliveryFee, rounding, number } = bookings;
const { bookingNumber, vatRate, method, gross, vat } = bookingShares;

const total = (column: Column) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
const of = (...kinds: readonly BookingKind[]) => sql`filter (where ${inArray(kind, [...kinds])})`;

const findCounts = (db: Transaction, { from, to }: DateRange) =>
  db
    .select({
      bookings: sql`count(*)`.mapWith(Number),
      orders: sql`count(*) ${of('sale')} - count(*) ${of('saleUndone')}`.mapWith(Number),
      stoppedOrders: sql`count(*) ${of(...STOPPED_KINDS)} - count(*) ${of('stopUndone')}`.mapWith(Number),
      stoppedTotal: sql`coalesce(sum(${orderTotal}) ${of(...STOPPED_KINDS, 'stopUndone')}, 0)`.mapWith(Number),
      refunds: sql`count(*) ${of('refund')}`.mapWith(Number),
      writeOffs: sql`count(*) ${of('writeOff')}`.mapWith(Number),
      deliveryFees: total(deliveryFee),
      rounding: total(rounding),
      discounts: total(discount),
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

/** What promotions took off, by name. */
const findPromotionSums = (db: Transaction, { from, to }: DateRange) =>
  db
    .select({
      name: sql<string>`${promotion} ->> 'name'`,
      amount: sql`sum((${promotion} ->> 'amount')::int)`.mapWith(Number),
    })
    .from(bookings)
    .where(and(between(day, from, to), isNotNull(promotion)))
    .groupBy(sql`1`);

/** The change of the liability for gift cards. */
const findOwed = (db: Transaction, { from, to }: DateRange) =>
  db
    .select({ owed: total(gross) })
    .from(bookings)
    .innerJoin(bookingShares, eq(bookingNumber, number))
    .where(and(between(day, from, to), sql`${kind} like 'giftCard%'`));

/** The figures of a range of days as the sums of their bookings, whether closed or not. */
export async function sumFigures(db: Transaction, range: DateRange, owedBefore: number): Promise<Figures> {
  const [counts] = await findCounts(db, range);
  const shares = await findShares(db, range);
  const promotions = await findPromotionSums(db, range);
  const [change] = await findOwed(db, range);
  if (counts === undefined || change === undefined) throw new Error('A sum has no row.');
  const { stoppedOrders, stoppedTotal, ...sums } = counts;
  return totalsOfSums({
    ...sums,
    stopped: { orders: stoppedOrders, total: stoppedTotal },
    promotions,
    shares,
    outstanding: owedBefore + change.owed,
  });
}

/** The liability for gift cards after the last close up to a day, and the day after that close. */
async function findBasis(db: Transaction, to: LocalDate): Promise<{ readonly owed: number; readonly from: LocalDate }> {
  const [last] = await db
    .select({ day: dayCloses.day, figures: dayCloses.figures })
    .from(dayCloses)
    .innerJoin(closedDays, eq(closedDays.number, dayCloses.number))
    .where(lte(dayCloses.day, to))
    .orderBy(desc(dayCloses.day))
    .limit(1);
  return last === undefined
    ? { owed: 0, from: FIRST_DAY }
    : { owed: last.figures.giftCards.outstanding, from: addDays(last.day, 1) };
}

/**
 * Core's `journalTotals` as queries. Closed days are not summed again: their figures are stored, so a year costs as much as
 * its days, not as its orders.
 */
export async function findFigures(db: Transaction, { from, to }: DateRange): Promise<Figures> {
  const closed = await db
    .select({ figures: dayCloses.figures })
    .from(dayCloses)
    .innerJoin(closedDays, eq(closedDays.number, dayCloses.number))
    .where(between(dayCloses.day, from, to))
    .orderBy(asc(dayCloses.day));
  const basis = await findBasis(db, to);
  // The liability may have changed on open days before the range.
  const before = { from: basis.from, to: addDays(from, -1) };
  const [earlier] = await findOwed(db, before);
  const openFrom = basis.from > from ? basis.from : from;
  const open = await sumFigures(db, { from: openFrom, to }, basis.owed + (earlier?.owed ?? 0));
  return [...closed.map(({ figures }) => figures), open].reduce(addFigures);
}
