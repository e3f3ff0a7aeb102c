import type { Menu } from '@ofenpost/core/menu/menu';
import { type MenuAdminError, type MenuDraft, menuDraftOf } from '@ofenpost/core/menu/menu-draft';
import { type MenuPage, type MenuQuery, pageOfMenus } from '@ofenpost/core/menu/menu-list';
import { MENU_RECORD, plannedDays, validateMenuRemoval, versionedMenu } from '@ofenpost/core/menu/save-menu';
import type { WeekMenuEntry } from '@ofenpost/core/menu/week-menu';
import { type WeekPlan, type WeekSheet, weekMenuEntriesOf, weekSheetOf } from '@ofenpost/core/menu/week-plan';
import { WEEK_MENU_RECORD, weekPlanRule } from '@ofenpost/core/menu/week-plan-draft';
import type { RemovableRepository } from '@ofenpost/core/record/record.use-cases';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { asc, getTableColumns, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { type RecordStore, rowsOf } from '../record/record-store.ts';
import { menus, weekMenuEntries, weekMenuVersions } from './menu.table.ts';

const { version: _version, changed: _changed, ...COLUMNS } = getTableColumns(menus);

/** All menus, ended ones too: past weeks refer to them. */
export async function loadMenus(db: Transaction): Promise<Menu[]> {
  const rows = await db.select(COLUMNS).from(menus).orderBy(asc(menus.validFrom), asc(menus.name));
  return rows.map((row) => ({ id: row.id, ...menuDraftOf(row) }));
}

/** The menus of all weeks: past, current and future. */
export const loadWeekMenuEntries = (db: Transaction): Promise<WeekMenuEntry[]> =>
  db
    .select({ monday: weekMenuEntries.monday, dayOfWeek: weekMenuEntries.dayOfWeek, menuId: weekMenuEntries.menuId })
    .from(weekMenuEntries)
    .orderBy(asc(weekMenuEntries.position));

/** The matching menus. All are read, as for the storefront: a restaurant has dozens. */
export const findMenus = async (db: Transaction, query: MenuQuery, today: LocalDate): Promise<MenuPage> =>
  pageOfMenus(await db.select().from(menus), query, today);

/** The days of all week menus that contain it, ascending. */
export async function loadPlannedDays(db: Transaction, menuId: string): Promise<LocalDate[]> {
  const entries: WeekMenuEntry[] = await db.select().from(weekMenuEntries).where(eq(weekMenuEntries.menuId, menuId));
  return plannedDays(entries, menuId);
}

export const menuStore: RemovableRepository<Transaction, MenuDraft, MenuAdminError> = {
  definition: MENU_RECORD,
  ...rowsOf({
    table: menus,
    select: (tx, id) => tx.select().from(menus).where(eq(menus.id, id)),
    versionedOf: versionedMenu,
  }),
  validateRemoval: async (tx, id, { current }) => validateMenuRemoval(current, { days: await loadPlannedDays(tx, id) }),
};

/** A week with everything for its planning; the transaction must be one snapshot. */
export async function loadWeekSheet(tx: Transaction, monday: LocalDate): Promise<WeekSheet> {
  const [row] = await tx.select().from(weekMenuVersions).where(eq(weekMenuVersions.monday, monday));
  const planned = { menus: await loadMenus(tx), weekMenuEntries: await loadWeekMenuEntries(tx) };
  return weekSheetOf(planned, { monday, version: row?.version ?? 0 });
}

const loadWeek = async (tx: Transaction, monday: LocalDate) => (await loadWeekSheet(tx, monday)).week;

/** The week menus by their Monday. Saving publishes them. */
export const weekMenuStore: RecordStore<WeekPlan> = {
  definition: WEEK_MENU_RECORD,
  load: loadWeek,
  loadLocked: async (tx, monday) => {
    await tx.insert(weekMenuVersions).values({ monday, version: 0 }).onConflictDoNothing();
    await tx.select().from(weekMenuVersions).where(eq(weekMenuVersions.monday, monday)).for('update');
    // No menu may end or be deleted between validating and saving.
    await tx.select({ id: menus.id }).from(menus).orderBy(menus.id).for('share');
    return loadWeek(tx, monday);
  },
  rule: async (tx) => weekPlanRule(await loadMenus(tx)),
  save: async (tx, saved) => {
    for (const { id: monday, version, value } of saved) {
      const entries = weekMenuEntriesOf(value).map((entry, position) => ({ ...entry, position }));
      await tx.delete(weekMenuEntries).where(eq(weekMenuEntries.monday, monday));
      if (entries.length > 0) await tx.insert(weekMenuEntries).values(entries);
      await tx.update(weekMenuVersions).set({ version }).where(eq(weekMenuVersions.monday, monday));
    }
    return saved;
  },
};
