import type { BookingMethod } from '@ofenpost/core/accounting/booking';
import type { DateRange } from '@ofenpost/core/accounting/date-range';
import type { BookkeepingRepository, StoredBooks } from '@ofenpost/core/bookkeeping/bookkeeping.use-cases';
import type { CashOfRange } from '@ofenpost/core/bookkeeping/cash-book';
import { type Column, and, asc, between, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { findClosedUntil } from '../ledger/booking.repository.ts';
import { bookingShares, bookings } from '../ledger/booking.table.ts';
import { closedDays, dayCloses } from '../ledger/day-close.table.ts';
import { findBookkeepingSettings } from '../restaurant/restaurant.repository.ts';

const { day, kind, number, at, orderNumber, note } = bookings;
const { bookingNumber, vatRate, method, gross, vat } = bookingShares;

const total = (column: Column) => sql`sum(${column})`.mapWith(Number);

const closesInForce = (db: Transaction) =>
  db
    .select({
      number: dayCloses.number,
      day: dayCloses.day,
      at: dayCloses.at,
      figures: dayCloses.figures,
      cash: dayCloses.cash,
    })
    .from(dayCloses)
    .innerJoin(closedDays, eq(closedDays.number, dayCloses.number));

/** The shares of each day, added up by the database: a year has as many rows as its days, not as its orders. */
const findShares = (db: Transaction, { from, to }: DateRange) =>
  db
    .select({
      day,
      kind,
      vatRate,
      method: sql<BookingMethod | null>`${method}`,
      gross: total(gross),
      vat: total(vat),
    })
    .from(bookings)
    .innerJoin(bookingShares, eq(bookingNumber, number))
    .where(between(day, from, to))
    .groupBy(day, kind, vatRate, method);

async function findBooks(db: Transaction, range: DateRange): Promise<StoredBooks> {
  const closes = await closesInForce(db)
    .where(between(dayCloses.day, range.from, range.to))
    .orderBy(asc(dayCloses.day));
  const [first] = await closesInForce(db).orderBy(asc(dayCloses.day)).limit(1);
  return {
    range,
    closedUntil: await findClosedUntil(db),
    closes: closes.map(({ cash: { difference }, ...close }) => ({
      number: close.number,
      day: close.day,
      difference,
      isFirst: close.day === first?.day,
    })),
    figures: closes.map(({ figures }) => figures),
    shares: await findShares(db, range),
  };
}

/** Before the day of every possible booking. */
const BEFORE_ALL = '1900-01-01';

async function findCash(db: Transaction, range: DateRange): Promise<CashOfRange> {
  const counted = ({ cash, ...close }: Awaited<ReturnType<typeof closesInForce>>[number]) => ({ ...close, ...cash });
  const [last] = await closesInForce(db).where(lt(dayCloses.day, range.from)).orderBy(desc(dayCloses.day)).limit(1);
  const after = last?.day ?? BEFORE_ALL;
  const closes = await closesInForce(db)
    .where(and(gt(dayCloses.day, after), lte(dayCloses.day, range.to)))
    .orderBy(asc(dayCloses.day));
  const entries = await db
    .select({ number, day, at, kind, orderNumber, note, amount: total(gross) })
    .from(bookings)
    .innerJoin(bookingShares, eq(bookingNumber, number))
    .where(and(eq(method, 'cash'), gt(day, after), lte(day, range.to)))
    .groupBy(number)
    .orderBy(asc(number));
  return { range, last: last === undefined ? null : counted(last), closes: closes.map(counted), entries };
}

const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

export const createBookkeepingRepository = (database: Database): BookkeepingRepository => ({
  loadBooks: (range) => database.transaction((tx) => findBooks(tx, range), SNAPSHOT),
  loadCash: (range) => database.transaction((tx) => findCash(tx, range), SNAPSHOT),
  loadSettings: () => findBookkeepingSettings(database),
});
