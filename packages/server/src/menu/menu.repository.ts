import type { Menu } from '@ofenpost/core/menu/menu';
import type { WeekMenuEntry } from '@ofenpost/core/menu/week-menu';
import { asc, getTableColumns } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { menus, weekMenuEntries } from './menu.table.ts';

const { version: _version, changed: _changed, ...COLUMNS } = getTableColumns(menus);

/** All menus, those that are over too: past weeks name them. */
export const loadMenus = (db: Transaction): Promise<Menu[]> =>
  db.select(COLUMNS).from(menus).orderBy(asc(menus.validFrom), asc(menus.name));

/** What was, is and will be offered. */
export const loadWeekMenuEntries = (db: Transaction): Promise<WeekMenuEntry[]> =>
  db
    .select({ monday: weekMenuEntries.monday, dayOfWeek: weekMenuEntries.dayOfWeek, menuId: weekMenuEntries.menuId })
    .from(weekMenuEntries)
    .orderBy(asc(weekMenuEntries.position));

/** Until the transaction ends no menu is changed or removed. */
export async function lockMenus(tx: Transaction): Promise<void> {
  await tx.select({ id: menus.id }).from(menus).orderBy(menus.id).for('share');
}
