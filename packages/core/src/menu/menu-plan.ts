import * as z from 'zod/mini';
import type { LocalDate } from '../time/instant.ts';
import { type Menu, menu, menuDay } from './menu.ts';
import { monday } from './monday.ts';
import { type WeekMenuEntry, menusValidOn, mondayOf, weekMenuOf } from './week-menu.ts';

/** What guests read about menus. */
export const menuPlan = z.object({
  /** The menus that are valid today. */
  menus: z.array(menu),
  /** Monday to Sunday of the week that was asked for. */
  weekMenu: z.array(menuDay),
  /** What is planned from this week on: it says when a menu can be had. */
  weekMenuEntries: z.array(z.object({ monday, dayOfWeek: z.int().check(z.gte(0), z.lte(6)), menuId: z.uuid() })),
});
export type MenuPlan = z.infer<typeof menuPlan>;

/** All that staff have planned. */
export type PlannedMenus = { readonly menus: readonly Menu[]; readonly weekMenuEntries: readonly WeekMenuEntry[] };

/** What guests read on `today` about the week that begins on `monday`. */
export const menuPlanOf = (
  { menus, weekMenuEntries }: PlannedMenus,
  { monday: week, today }: { readonly monday: LocalDate; readonly today: LocalDate },
): MenuPlan => ({
  menus: menusValidOn(menus, today),
  weekMenu: weekMenuOf(menus, weekMenuEntries, week),
  weekMenuEntries: weekMenuEntries.filter((entry) => entry.monday >= mondayOf(today)),
});
