import * as z from 'zod/mini';
import { versioned } from '../editor/versioned.ts';
import { type LocalDate, localDate } from '../time/instant.ts';
import { addDays, dayOfWeek } from '../time/zurich.ts';
import { chosenId } from '../validation/basic-fields.ts';
import { uniqueList } from '../validation/unique-list.ts';
import type { PlannedMenus } from './menu-plan.ts';
import { menu } from './menu.ts';
import { type WeekMenuEntry, dateInWeek, mondayOf } from './week-menu.ts';

export const MENUS_A_DAY_MAX = 10;
export const MENU_DELETED = 'Dieses Menü gibt es nicht mehr.';

/** Monday to Sunday of the week that begins on `monday`. */
export const datesOfWeek = (monday: LocalDate): LocalDate[] => [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day));

/** The menus of one day, in their order. */
const dayPlan = uniqueList(chosenId(MENU_DELETED), {
  max: MENUS_A_DAY_MAX,
  tooMany: `An einem Tag sind höchstens ${MENUS_A_DAY_MAX} Menüs möglich.`,
  keyOf: (id) => id,
  twice: 'Dieses Menü steht schon an diesem Tag.',
});

/** The Monday of the week that these seven days form; null for other days. */
export function mondayOfDates(dates: readonly LocalDate[]): LocalDate | null {
  const [first] = dates.toSorted();
  if (first === undefined || mondayOf(first) !== first || dates.length !== 7) return null;
  return datesOfWeek(first).every((date) => dates.includes(date)) ? first : null;
}

/**
 * The menus of each day of an ISO week, by date, Monday to Sunday: in a conflict people choose day by day. Source:
 * product design, "Menus".
 */
export const weekPlan = z.record(localDate, dayPlan, 'Bitte wähle eine Woche').check(
  z.refine((days) => mondayOfDates(Object.keys(days)) !== null, {
    error: 'Eine Woche hat die Tage Montag bis Sonntag.',
  }),
);
export type WeekPlan = z.infer<typeof weekPlan>;

/** The stored plan of the week that begins on `monday`. */
export const weekPlanOf = (entries: readonly WeekMenuEntry[], monday: LocalDate): WeekPlan =>
  Object.fromEntries(
    datesOfWeek(monday).map((date) => [
      date,
      entries.filter((entry) => dateInWeek(entry.monday, entry.dayOfWeek) === date).map(({ menuId }) => menuId),
    ]),
  );

/** The entries of a planned week, Monday first. */
export const weekMenuEntriesOf = (plan: WeekPlan): WeekMenuEntry[] =>
  Object.entries(plan)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([date, menuIds]) =>
      menuIds.map((menuId) => ({ monday: mondayOf(date), dayOfWeek: dayOfWeek(date), menuId })),
    );

/** The data that planning a week needs. */
export const weekSheet = z.object({
  /** The week, with its version. */
  week: versioned(weekPlan),
  /** The week before, which can be copied. */
  lastWeek: weekPlan,
  /** All menus, also expired ones. */
  menus: z.array(menu),
});
export type WeekSheet = z.infer<typeof weekSheet>;

/** The sheet of the week that begins on `monday`. */
export const weekSheetOf = (
  { menus, weekMenuEntries }: PlannedMenus,
  { monday, version }: { readonly monday: LocalDate; readonly version: number },
): WeekSheet => ({
  week: { version, value: weekPlanOf(weekMenuEntries, monday) },
  lastWeek: weekPlanOf(weekMenuEntries, addDays(monday, -7)),
  menus: [...menus],
});
