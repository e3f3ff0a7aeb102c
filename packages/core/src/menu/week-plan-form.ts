import { createVersionedEditor } from '../editor/versioned-editor.ts';
import type { LocalDate } from '../time/instant.ts';
import type { WeekMenuAdminPort } from './menu.port.ts';
import { weekPlanDraft } from './week-plan-draft.ts';
import type { WeekPlan } from './week-plan.ts';
import type { WeekSheet } from './week-sheet.ts';

/** The editor of the week that begins on `monday`. Saving publishes it. */
export const createWeekPlanForm = (weekMenuAdmin: WeekMenuAdminPort, monday: LocalDate, { week, menus }: WeekSheet) =>
  createVersionedEditor<WeekPlan>(week, {
    draft: weekPlanDraft(menus),
    load: async () => (await weekMenuAdmin.load(monday)).week,
    save: (saving) => weekMenuAdmin.save(monday, saving),
  });
