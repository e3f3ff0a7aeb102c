import type { Menu } from '@ofenpost/core/menu/menu';
import type { WeekMenuEntry } from '@ofenpost/core/menu/week-menu';
import { asc } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { menus, weekMenuEntries } from './menu.table.ts';

/** All menus, those that are over too: past weeks name them. */
export const loadMenus = (db: Transaction): Promise<Menu[]> =>
  db.select().from(menus).orderBy(asc(menus.validFrom), asc(menus.name));

/** What was, is and will be offered. */
export const loadWeekMenuEntries = (db: Transaction): Promise<WeekMenuEntry[]> =>
  db
    .select({ monday: weekMenuEntries.monday, dayOfWeek: weekMenuEntries.dayOfWeek, menuId: weekMenuEntries.menuId })
    .from(weekMenuEntries)
    .orderBy(asc(weekMenuEntries.position));
