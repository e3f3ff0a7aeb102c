import { type WeekPlan, weekMenuEntriesOf } from '@ofenpost/core/menu/week-plan';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { weekMenuEntries, weekMenuVersions } from './menu.table.ts';

const isWeek = (monday: LocalDate) => eq(weekMenuVersions.monday, monday);

export async function loadWeekVersion(db: Transaction, monday: LocalDate): Promise<number> {
  const [row] = await db.select().from(weekMenuVersions).where(isWeek(monday));
  return row?.version ?? 0;
}

/** Prevents other changes of this week until the transaction ends. */
export async function lockWeekVersion(tx: Transaction, monday: LocalDate): Promise<number> {
  await tx.insert(weekMenuVersions).values({ monday, version: 0 }).onConflictDoNothing();
  const [row] = await tx.select().from(weekMenuVersions).where(isWeek(monday)).for('update');
  if (row === undefined) throw new Error(`The week of ${monday} has no version.`);
  return row.version;
}

export async function saveWeekVersion(tx: Transaction, monday: LocalDate, version: number): Promise<void> {
  await tx.update(weekMenuVersions).set({ version }).where(isWeek(monday));
}

export async function saveWeek(tx: Transaction, monday: LocalDate, plan: WeekPlan): Promise<void> {
  const entries = weekMenuEntriesOf(plan).map((entry, position) => ({ ...entry, position }));
  await tx.delete(weekMenuEntries).where(eq(weekMenuEntries.monday, monday));
  if (entries.length > 0) await tx.insert(weekMenuEntries).values(entries);
}
