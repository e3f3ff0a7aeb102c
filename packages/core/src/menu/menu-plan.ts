import * as z from 'zod/mini';
import { localDate, type LocalDate } from '../time/instant.ts';
import { dayOfWeek } from '../time/zurich.ts';
import { type Menu, menu, menuDay } from './menu.ts';
import { type WeekMenuEntry, menusValidOn, mondayOf, weekMenuOf } from './week-menu.ts';

/** The calendar day that an ISO week begins on; it names the week. */
export const monday = localDate.check(
  z.refine((date) => dayOfWeek(date) === 1, { error: 'Eine Woche beginnt am Montag.' }),
);

/** The menus as guests see them. */
export const menuPlan = z.object({
  /** The menus that are valid today. */
  menus: z.array(menu),
  /** Monday to Sunday of the requested week. */
  weekMenu: z.array(menuDay),
  /** The entries from this week on, which say when a menu is available. */
  weekMenuEntries: z.array(z.object({ monday, dayOfWeek: z.int().check(z.gte(0), z.lte(6)), menuId: z.uuid() })),
});
export type MenuPlan = z.infer<typeof menuPlan>;

/** The menus and week menus that staff have planned. */
export type PlannedMenus = { readonly menus: readonly Menu[]; readonly weekMenuEntries: readonly WeekMenuEntry[] };

/** What guests see on `today` of the week that begins on `monday`. */
export const menuPlanOf = (
  { menus, weekMenuEntries }: PlannedMenus,
  { monday: week, today }: { readonly monday: LocalDate; readonly today: LocalDate },
): MenuPlan => ({
  menus: menusValidOn(menus, today),
  weekMenu: weekMenuOf(menus, weekMenuEntries, week),
  weekMenuEntries: weekMenuEntries.filter((entry) => entry.monday >= mondayOf(today)),
});
