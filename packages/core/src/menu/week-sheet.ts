import * as z from 'zod/mini';
import { versioned } from '../editor/versioned.ts';
import type { LocalDate } from '../time/instant.ts';
import { addDays } from '../time/zurich.ts';
import type { PlannedMenus } from './menu-plan.ts';
import { menu } from './menu.ts';
import { weekPlan, weekPlanOf } from './week-plan.ts';

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
