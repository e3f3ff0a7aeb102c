import * as z from 'zod/mini';
import { type LocalDate, localDate } from '../time/instant.ts';
import { dateInWeek, type WeekMenuEntry } from './week-menu.ts';

/** Where a menu is used, so that staff know it before they remove it. */
export const menuUses = z.object({
  /** The days of all week menus that name it, ascending. */
  days: z.array(localDate),
  /** The number of carts that hold it now. */
  carts: z.int().check(z.gte(0)),
});
export type MenuUses = z.infer<typeof menuUses>;

/** The days on which the week menus name a menu, ascending. */
export const plannedDays = (entries: readonly WeekMenuEntry[], menuId: string): LocalDate[] =>
  entries
    .filter((entry) => entry.menuId === menuId)
    .map(({ monday, dayOfWeek }) => dateInWeek(monday, dayOfWeek))
    .toSorted();
