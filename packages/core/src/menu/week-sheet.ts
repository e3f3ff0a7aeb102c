import * as z from 'zod/mini';
import { versioned } from '../editor/versioned.ts';
import type { LocalDate } from '../time/instant.ts';
import { addDays } from '../time/zurich.ts';
import type { PlannedMenus } from './menu-plan.ts';
import { menu } from './menu.ts';
import { weekPlan, weekPlanOf } from './week-plan.ts';

/** All that it takes to plan a week. */
export const weekSheet = z.object({
  /** The week, with the count of its changes. */
  week: versioned(weekPlan),
  /** The week before, to take over. */
  lastWeek: weekPlan,
  /** All menus, also those that are over. */
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
