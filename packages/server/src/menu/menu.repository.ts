import type { Menu, StoredMenu } from '@ofenpost/core/menu/menu';
import { type MenuPage, type MenuQuery, pageOfMenus } from '@ofenpost/core/menu/menu-list';
import { plannedDays } from '@ofenpost/core/menu/save-menu';
import type { WeekMenuEntry } from '@ofenpost/core/menu/week-menu';
import { type WeekPlan, weekMenuEntriesOf } from '@ofenpost/core/menu/week-plan';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { asc, getTableColumns, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { menus, weekMenuEntries, weekMenuVersions } from './menu.table.ts';

const { version: _version, changed: _changed, ...COLUMNS } = getTableColumns(menus);

/** All menus, ended ones too: past weeks refer to them. */
export const loadMenus = (db: Transaction): Promise<Menu[]> =>
  db.select(COLUMNS).from(menus).orderBy(asc(menus.validFrom), asc(menus.name));

/** The menus of all weeks: past, current and future. */
export const loadWeekMenuEntries = (db: Transaction): Promise<WeekMenuEntry[]> =>
  db
    .select({ monday: weekMenuEntries.monday, dayOfWeek: weekMenuEntries.dayOfWeek, menuId: weekMenuEntries.menuId })
    .from(weekMenuEntries)
    .orderBy(asc(weekMenuEntries.position));

/** Prevents changes and deletions of menus until the transaction ends. */
export async function lockMenus(tx: Transaction): Promise<void> {
  await tx.select({ id: menus.id }).from(menus).orderBy(menus.id).for('share');
}

/** The matching menus. All are read, as for the storefront: a restaurant has dozens. */
export const findMenus = async (db: Transaction, query: MenuQuery, today: LocalDate): Promise<MenuPage> =>
  pageOfMenus(await db.select().from(menus), query, today);

export async function findMenu(db: Transaction, id: string): Promise<StoredMenu | null> {
  const [menu] = await db.select().from(menus).where(eq(menus.id, id));
  return menu ?? null;
}

/**
 * Locks the menu until the transaction ends. It cannot lock a new one: two with the same id collide when they are
 * saved.
 */
export async function lockMenu(tx: Transaction, id: string): Promise<StoredMenu | null> {
  const [menu] = await tx.select().from(menus).where(eq(menus.id, id)).for('update');
  return menu ?? null;
}

/** False when another new menu with its id was saved first. */
export async function saveMenu(tx: Transaction, menu: StoredMenu, isNew: boolean): Promise<boolean> {
  const saved = isNew
    ? await tx.insert(menus).values(menu).onConflictDoNothing().returning({ id: menus.id })
    : await tx.update(menus).set(menu).where(eq(menus.id, menu.id)).returning({ id: menus.id });
  return saved.length > 0;
}

export async function deleteMenu(tx: Transaction, id: string): Promise<void> {
  await tx.delete(menus).where(eq(menus.id, id));
}

/** The days of all week menus that contain it, ascending. */
export async function loadPlannedDays(db: Transaction, menuId: string): Promise<LocalDate[]> {
  const entries: WeekMenuEntry[] = await db.select().from(weekMenuEntries).where(eq(weekMenuEntries.menuId, menuId));
  return plannedDays(entries, menuId);
}

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
