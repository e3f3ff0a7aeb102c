import type { Menu } from '@ofenpost/core/menu/menu';
import type { WeekMenuEntry } from '@ofenpost/core/menu/week-menu';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { asc, gte } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { menus, weekMenuEntries } from './menu.table.ts';

/** The menus that are not over on `date`. */
export const loadMenus = (db: Transaction, date: LocalDate): Promise<Menu[]> =>
  db.select().from(menus).where(gte(menus.validTo, date)).orderBy(asc(menus.validFrom), asc(menus.name));

/** What is offered in the week of `monday` and later. */
export const loadWeekMenuEntries = (db: Transaction, monday: LocalDate): Promise<WeekMenuEntry[]> =>
  db
    .select({ monday: weekMenuEntries.monday, dayOfWeek: weekMenuEntries.dayOfWeek, menuId: weekMenuEntries.menuId })
    .from(weekMenuEntries)
    .where(gte(weekMenuEntries.monday, monday))
    .orderBy(asc(weekMenuEntries.position));
