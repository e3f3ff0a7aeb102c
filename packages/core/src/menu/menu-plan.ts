import * as z from 'zod/mini';
import type { LocalDate } from '../time/instant.ts';
import { type Menu, menu, menuDay } from './menu.ts';
import { type WeekMenuEntry, menusValidOn, weekMenuOf } from './week-menu.ts';

/** What guests read about menus. */
export const menuPlan = z.object({
  /** The menus that are valid today. */
  menus: z.array(menu),
  /** Monday to Sunday of the week that was asked for. */
  weekMenu: z.array(menuDay),
});
export type MenuPlan = z.infer<typeof menuPlan>;

/** All that staff have planned. */
export type PlannedMenus = { readonly menus: readonly Menu[]; readonly weekMenuEntries: readonly WeekMenuEntry[] };

/** What guests read on `today` about the week that begins on `monday`. */
export const menuPlanOf = (
  { menus, weekMenuEntries }: PlannedMenus,
  { monday, today }: { readonly monday: LocalDate; readonly today: LocalDate },
): MenuPlan => ({ menus: menusValidOn(menus, today), weekMenu: weekMenuOf(menus, weekMenuEntries, monday) });
