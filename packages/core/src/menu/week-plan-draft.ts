import * as z from 'zod/mini';
import type { ChangeRule } from '../editor/validate-saving.ts';
import { formatLocalDate } from '../time/zurich.ts';
import { misplaced } from './menu-blocker.ts';
import type { Menu } from './menu.ts';
import { type WeekPlan, weekPlan } from './week-plan.ts';

/** A week's plan with the existing menus: each only on days on which it is valid. */
export const weekPlanDraft = (menus: readonly Menu[]): z.ZodMiniType<WeekPlan, WeekPlan> =>
  weekPlan.check(
    z.check(({ value, issues }) => {
      for (const { date, place, message } of misplaced(menus, value))
        issues.push({ code: 'custom', input: value, path: [date, place], message });
    }),
  );

/** The same rule when a plan is saved, because menus may have changed since it was made. */
export const weekPlanRule = (menus: readonly Menu[]): ChangeRule<WeekPlan> => ({
  validate({ after }) {
    const [first] = misplaced(menus, after);
    return first === undefined ? null : `${formatLocalDate(first.date)}: ${first.message}`;
  },
});
