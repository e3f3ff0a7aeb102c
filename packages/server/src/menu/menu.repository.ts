import type { Menu } from '@ofenpost/core/menu/menu';
import type { WeekMenuEntry } from '@ofenpost/core/menu/week-menu';
import { asc, getTableColumns } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { menus, weekMenuEntries } from './menu.table.ts';

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
