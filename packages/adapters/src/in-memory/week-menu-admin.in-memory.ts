import { validateSaving } from '@ofenpost/core/editor/validate-saving';
import type { WeekMenuAdminPort } from '@ofenpost/core/menu/menu.port';
import { monday as mondaySchema } from '@ofenpost/core/menu/monday';
import { mondayOfDates, weekMenuEntriesOf, weekPlan } from '@ofenpost/core/menu/week-plan';
import { weekPlanRule } from '@ofenpost/core/menu/week-plan-draft';
import { weekSheetOf } from '@ofenpost/core/menu/week-sheet';
import { may } from '@ofenpost/core/permission/permission';
import type { LocalDate } from '@ofenpost/core/time/instant';
import type { Shop, Visitor } from './shop.ts';

export function createWeekMenuAdminInMemory(shop: Shop, { account }: Visitor): WeekMenuAdminPort {
  const enter = (day: LocalDate): LocalDate => {
    if (!may(account, 'menu.edit')) throw new Error('not allowed');
    return mondaySchema.parse(day);
  };
  const sheetOf = (monday: LocalDate) => weekSheetOf(shop, { monday, version: shop.menuBook.weeks.get(monday) ?? 0 });
  return {
    load: async (day) => sheetOf(enter(day)),
    save: async (day, { version, value }) => {
      const monday = enter(day);
      const saving = { version, value: weekPlan.parse(value) };
      if (mondayOfDates(Object.keys(value)) !== monday) throw new Error('the days of another week');
      const { week: current, menus } = sheetOf(monday);
      const validated = validateSaving(weekPlanRule(menus), { current, saving, now: shop.clock.now() });
      if (!validated.ok || validated.value === current) return validated;
      const others = shop.weekMenuEntries.filter((entry) => entry.monday !== monday);
      shop.weekMenuEntries = [...others, ...weekMenuEntriesOf(validated.value.value)];
      shop.menuBook.weeks.set(monday, validated.value.version);
      shop.content.changed();
      return validated;
    },
  };
}
