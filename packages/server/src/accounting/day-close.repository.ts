import type { CashCount, CloseReversal, DayClose, DayJournal } from '@ofenpost/core/accounting/accounting';
import type { NamedBooking } from '@ofenpost/core/accounting/by-hand';
import { closableFrom } from '@ofenpost/core/accounting/closable-from';
import type { SealHeads } from '@ofenpost/core/accounting/seal';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import type { Instant, LocalDate } from '@ofenpost/core/time/instant';
import { type SQL, and, asc, desc, eq, getTableColumns, gt, inArray, max, or, sql } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import { signatureAt } from '../audit/audit-log.repository.ts';
import { findHandIns } from '../courier/tour.repository.ts';
import type { Transaction } from '../database/database.ts';
import { findBookedOn, findClosedUntil } from '../ledger/booking.repository.ts';
import { bookings } from '../ledger/booking.table.ts';
import { cashCounts, closedDays, dayCloses } from '../ledger/day-close.table.ts';
import { findOpenOrders } from '../order/order.repository.ts';
import { findStaffLimit } from '../restaurant/restaurant.repository.ts';
import { loadSellingHours } from './closed-hours.repository.ts';
import { findFigures } from './figures.repository.ts';
import { findOnlineComparison } from './online-comparison.repository.ts';

const { reverses, reason, seals: sealColumn, ...closeColumns } = getTableColumns(dayCloses);

const inForce = (db: Transaction) =>
  inArray(dayCloses.number, db.select({ number: closedDays.number }).from(closedDays));

/** The valid close of a day. */
async function findClose(db: Transaction, day: LocalDate): Promise<DayClose | null> {
  const [close] = await db
    .select(closeColumns)
    .from(dayCloses)
    .where(and(eq(dayCloses.day, day), inForce(db)));
  return close ?? null;
}

/** The close of the last closed day. */
async function findLastClose(db: Transaction): Promise<DayClose | null> {
  const [close] = await db
    .select(closeColumns)
    .from(dayCloses)
    .where(inForce(db))
    .orderBy(desc(dayCloses.day))
    .limit(1);
  return close ?? null;
}

/** The last number of a close or a reversal; 0: there is none. */
export async function findLastNumber(db: Transaction): Promise<number> {
  const [row] = await db.select({ number: max(dayCloses.number) }).from(dayCloses);
  return row?.number ?? 0;
}

async function findReversals(db: Transaction, where: SQL): Promise<CloseReversal[]> {
  const { number, day, at, by } = closeColumns;
  const rows = await db
    .select({ number, reverses, day, at, by, reason })
    .from(dayCloses)
    .where(where)
    .orderBy(asc(number));
  return rows.flatMap((row) =>
    row.reverses === null || row.reason === null ? [] : [{ ...row, reverses: row.reverses, reason: row.reason }],
  );
}

/** The data on the paper of a close, with its last seals and the name of who reversed it. */
export type ClosePaper = {
  readonly close: DayClose & { readonly seals: SealHeads | null };
  readonly reversal: CloseReversal | null;
};

/** The paper of the close with this number, or of the close that the reversal with this number took back. */
export async function findClosePaper(db: Transaction, requested: number): Promise<ClosePaper | null> {
  const [reversal = null] = await findReversals(
    db,
    or(eq(dayCloses.number, requested), eq(reverses, requested)) ?? sql`false`,
  );
  const [close] = await db
    .select({ ...closeColumns, seals: sealColumn })
    .from(dayCloses)
    .where(eq(dayCloses.number, reversal?.reverses ?? requested));
  return close === undefined ? null : { close, reversal };
}

/** Whether a later day has a booking or a cash count. */
async function hasLaterEntries(db: Transaction, day: LocalDate): Promise<boolean> {
  const [booked] = await db.select({ day: bookings.day }).from(bookings).where(gt(bookings.day, day)).limit(1);
  const [counted] = await db.select({ day: cashCounts.day }).from(cashCounts).where(gt(cashCounts.day, day)).limit(1);
  return booked !== undefined || counted !== undefined;
}

async function findCount(db: Transaction, day: LocalDate): Promise<CashCount | null> {
  const [row] = await db.select().from(cashCounts).where(eq(cashCounts.day, day));
  if (row === undefined) return null;
  const { day: _day, ...count } = row;
  return count;
}

/** The first open day before this one that has bookings. */
async function findEarlierOpenDay(db: Transaction, day: LocalDate): Promise<LocalDate | null> {
  const closedUntil = sql`coalesce((select max(${closedDays.day}) from ${closedDays}), '-infinity')`;
  const [row] = await db
    .select({ day: sql<LocalDate | null>`min(${bookings.day})::text` })
    .from(bookings)
    .where(sql`${bookings.day} < ${day} and ${bookings.day} > ${closedUntil}`);
  return row?.day ?? null;
}

/** A day with its figures; a closed day shows those that were stored at its close. */
export async function findJournal(db: Transaction, day: LocalDate, now: Instant): Promise<DayJournal> {
  const close = await findClose(db, day);
  const today = businessDayOf(now);
  const online = close === null ? await findOnlineComparison(db, day) : undefined;
  return {
    day,
    today,
    figures: close?.figures ?? (await findFigures(db, { from: day, to: day })),
    close,
    reversals: await findReversals(db, eq(dayCloses.day, day)),
    hasLaterEntries: await hasLaterEntries(db, day),
    count: await findCount(db, day),
    openingSuggested: (await findLastClose(db))?.cash.countedCash ?? 0,
    earlierOpenDay: await findEarlierOpenDay(db, day),
    ...(await findOpenOrders(db, day)),
    staffLimit: await findStaffLimit(db),
    handIns: await findHandIns(db, day),
    ...(online !== undefined && { online }),
    closedUntil: await findClosedUntil(db),
    ...(close === null && day === today && { closableFrom: closableFrom(day, await loadSellingHours(db)) }),
  };
}

/** All bookings of a day with the names that who made them had then, oldest first. */
export async function findNamedBookings(db: Transaction, day: LocalDate): Promise<NamedBooking[]> {
  const booked = await findBookedOn(db, day);
  const named = await db
    .select({ number: bookings.number, name: signatureAt(bookings.at) })
    .from(bookings)
    .innerJoin(accounts, eq(accounts.id, bookings.actorId))
    .where(eq(bookings.day, day));
  const names = new Map(named.map(({ number, name }) => [number, name]));
  return booked.map(({ number, booking }) => ({ booking, name: names.get(number) ?? '' }));
}

export async function insertClose(tx: Transaction, close: DayClose, seals: SealHeads): Promise<void> {
  await tx.insert(dayCloses).values({ ...close, seals });
}

/** Adds a reversal, which repeats the values of the close that it takes back. */
export async function insertReversal(tx: Transaction, close: DayClose, reversal: CloseReversal): Promise<void> {
  await tx.insert(dayCloses).values({ ...close, ...reversal });
}

/** Saves a cash count over the version that the client saw. False when the stored version is another one. */
export async function saveCount(
  tx: Transaction,
  { day, seenRevision, count }: { day: LocalDate; seenRevision: number; count: Omit<CashCount, 'revision'> },
): Promise<boolean> {
  const revision = seenRevision + 1;
  const stored = await tx
    .insert(cashCounts)
    .values({ ...count, day, revision })
    .onConflictDoUpdate({
      target: cashCounts.day,
      set: { ...count, revision },
      setWhere: eq(cashCounts.revision, seenRevision),
    })
    .returning({ revision: cashCounts.revision });
  return stored.length > 0;
}
