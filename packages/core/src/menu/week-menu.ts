import type { LocalDate } from '../time/instant.ts';
import { addDays, dayOfWeek } from '../time/zurich.ts';
import type { Menu, MenuDay } from './menu.ts';

/** A menu that is offered on one weekday (0 Sunday to 6 Saturday) of the week that begins on `monday`. */
export type WeekMenuEntry = { readonly monday: LocalDate; readonly dayOfWeek: number; readonly menuId: string };

const DAYS_FROM_MONDAY = [0, 1, 2, 3, 4, 5, 6];

const daysAfterMonday = (weekday: number): number => (weekday + 6) % 7;

/** The day with this number (0 Sunday to 6 Saturday) of the week that begins on `monday`. */
export const dateInWeek = (monday: LocalDate, weekday: number): LocalDate => addDays(monday, daysAfterMonday(weekday));

/** The Monday of the week that `date` lies in. */
export const mondayOf = (date: LocalDate): LocalDate => addDays(date, -daysAfterMonday(dayOfWeek(date)));

/** The menus that may be offered on `date`; the first and the last day count. */
export const menusValidOn = (menus: readonly Menu[], date: LocalDate): Menu[] =>
  menus.filter(({ validFrom, validTo }) => validFrom <= date && date <= validTo);

/** The menus that the week menu offers on `date` and that are valid then, in the order of the entries, each once. */
export function menusOfferedOn(menus: readonly Menu[], entries: readonly WeekMenuEntry[], date: LocalDate): Menu[] {
  const valid = menusValidOn(menus, date);
  const monday = mondayOf(date);
  const offered = entries.filter((entry) => entry.monday === monday && entry.dayOfWeek === dayOfWeek(date));
  return [...new Set(offered.flatMap(({ menuId }) => valid.filter(({ id }) => id === menuId)))];
}

/** Monday to Sunday of the week that `today` lies in, each with the menus that it offers. */
export function weekMenuOf(menus: readonly Menu[], entries: readonly WeekMenuEntry[], today: LocalDate): MenuDay[] {
  const monday = mondayOf(today);
  return DAYS_FROM_MONDAY.map((days) => {
    const date = addDays(monday, days);
    return { date, menus: menusOfferedOn(menus, entries, date) };
  });
}
