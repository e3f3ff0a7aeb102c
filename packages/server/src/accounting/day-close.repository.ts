import type { CashCount, DayClose, DayJournal } from '@ofenpost/core/accounting/accounting';
import { businessDayOf } from '@ofenpost/core/accounting/business-day';
import type { SealHeads } from '@ofenpost/core/accounting/seal';
import type { Instant, LocalDate } from '@ofenpost/core/time/instant';
import { desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { findOpenOrders } from '../order/order.repository.ts';
import { findClosedUntil } from './booking.repository.ts';
import { bookings } from './booking.table.ts';
import { cashCounts, dayCloses } from './day-close.table.ts';
import { findFigures } from './figures.repository.ts';

export type PrintedClose = DayClose & { readonly seals: SealHeads | null };

export async function findClose(db: Transaction, day: LocalDate): Promise<DayClose | null> {
  const [close] = await db.select().from(dayCloses).where(eq(dayCloses.day, day));
  return close ?? null;
}

/** A close as it is printed, with the last seals of that moment. */
export async function findCloseByNumber(db: Transaction, number: number): Promise<PrintedClose | null> {
  const [close] = await db.select().from(dayCloses).where(eq(dayCloses.number, number));
  return close ?? null;
}

export async function findLastClose(db: Transaction): Promise<DayClose | null> {
  const [close] = await db.select().from(dayCloses).orderBy(desc(dayCloses.number)).limit(1);
  return close ?? null;
}

async function findCount(db: Transaction, day: LocalDate): Promise<CashCount | null> {
  const [row] = await db.select().from(cashCounts).where(eq(cashCounts.day, day));
  if (row === undefined) return null;
  const { day: _day, ...count } = row;
  return count;
}

/** The first open day before this one on which something was booked. */
async function findEarlierOpenDay(db: Transaction, day: LocalDate): Promise<LocalDate | null> {
  const closedUntil = sql`coalesce((select max(${dayCloses.day}) from ${dayCloses}), '-infinity')`;
  const [row] = await db
    .select({ day: sql<LocalDate | null>`min(${bookings.day})::text` })
    .from(bookings)
    .where(sql`${bookings.day} < ${day} and ${bookings.day} > ${closedUntil}`);
  return row?.day ?? null;
}

/** A day as it stands; what was closed is shown as it was closed. */
export async function findJournal(db: Transaction, day: LocalDate, now: Instant): Promise<DayJournal> {
  const close = await findClose(db, day);
  const today = businessDayOf(now);
  return {
    day,
    today,
    figures: close?.figures ?? (await findFigures(db, { from: day, to: day })),
    close,
    count: await findCount(db, day),
    openingSuggested: (await findLastClose(db))?.cash.countedCash ?? 0,
    earlierOpenDay: await findEarlierOpenDay(db, day),
    ...(await findOpenOrders(db, day)),
    closedUntil: await findClosedUntil(db),
  };
}

export async function insertClose(tx: Transaction, close: DayClose, seals: SealHeads): Promise<void> {
  await tx.insert(dayCloses).values({ ...close, seals });
}

/** Keeps a count over the one that was seen. False when another one is there. */
export async function keepCount(
  tx: Transaction,
  { day, seenRevision, count }: { day: LocalDate; seenRevision: number; count: Omit<CashCount, 'revision'> },
): Promise<boolean> {
  const revision = seenRevision + 1;
  const kept = await tx
    .insert(cashCounts)
    .values({ ...count, day, revision })
    .onConflictDoUpdate({
      target: cashCounts.day,
      set: { ...count, revision },
      setWhere: eq(cashCounts.revision, seenRevision),
    })
    .returning({ revision: cashCounts.revision });
  return kept.length > 0;
}
