import type { LocalDate } from '../time/instant.ts';
import { addDays, dayOfWeek } from '../time/zurich.ts';
import type { Menu, MenuDay } from './menu.ts';

/** A menu that is offered on one weekday (0 Sunday to 6 Saturday) of the week that begins on `monday`. */
export type WeekMenuEntry = { readonly monday: LocalDate; readonly dayOfWeek: number; readonly menuId: string };

const DAYS_FROM_MONDAY = [0, 1, 2, 3, 4, 5, 6];

/** The Monday of the week that `date` lies in. */
export const mondayOf = (date: LocalDate): LocalDate => addDays(date, -((dayOfWeek(date) + 6) % 7));

/** The menus that may be offered on `date`; the first and the last day count. */
export const menusValidOn = (menus: readonly Menu[], date: LocalDate): Menu[] =>
  menus.filter(({ validFrom, validTo }) => validFrom <= date && date <= validTo);

/** Monday to Sunday of the week that `today` lies in, each with its valid menus in the order of the entries. */
export function weekMenuOf(menus: readonly Menu[], entries: readonly WeekMenuEntry[], today: LocalDate): MenuDay[] {
  const monday = mondayOf(today);
  const entriesOfWeek = entries.filter((entry) => entry.monday === monday);
  return DAYS_FROM_MONDAY.map((days) => {
    const date = addDays(monday, days);
    const valid = menusValidOn(menus, date);
    const offered = entriesOfWeek.filter((entry) => entry.dayOfWeek === dayOfWeek(date));
    return { date, menus: offered.flatMap(({ menuId }) => valid.filter(({ id }) => id === menuId)) };
  });
}
