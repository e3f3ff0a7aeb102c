import * as z from 'zod/mini';
import { dietContradiction } from '../declaration/diet-contradiction.ts';
import type { Versioned } from '../editor/versioned.ts';
import type { RecordDefinition } from '../record/record-definition.ts';
import { type Result, err, ok } from '../result/result.ts';
import { type LocalDate, localDate } from '../time/instant.ts';
import { addDays } from '../time/zurich.ts';
import {
  MENU_FIELDS,
  MENU_UNKNOWN,
  type MenuAdminError,
  type MenuDraft,
  menuDraft,
  menuDraftOf,
} from './menu-draft.ts';
import type { StoredMenu } from './menu.ts';
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

export const MENU_RECORD: RecordDefinition<MenuDraft> = {
  path: 'menu',
  action: 'menu.edit',
  changed: 'menu.changed',
  audited: { area: 'menu', noun: 'Menü' },
  draft: menuDraft,
  fields: MENU_FIELDS,
  unknown: MENU_UNKNOWN,
  validate: ({ after: { courses, declarations = [] } }) => {
    const found = courses.flatMap((course, place) => {
      const declared = declarations[place];
      const contradiction = declared ? dietContradiction(declared) : null;
      return contradiction === null ? [] : [`${course}: ${contradiction}. Korrigier bitte die Deklaration.`];
    });
    return found[0] ?? null;
  },
};

export const versionedMenu = ({ version, changed: _changed, ...stored }: StoredMenu): Versioned<MenuDraft> => ({
  version,
  value: menuDraftOf(stored),
});

/** Whether a menu may be removed for good: not while a week menu names it, so that past weeks do not change. */
export function validateMenuRemoval(
  menu: Versioned<MenuDraft> | null,
  { days }: Pick<MenuUses, 'days'>,
): Result<Versioned<MenuDraft>, MenuAdminError> {
  if (menu === null) return err({ code: 'menuUnknown' });
  return days.length > 0 ? err({ code: 'menuPlanned', days: [...days] }) : ok(menu);
}

/** Whether it is in the archive on `today`: its last day has passed. */
export const isArchived = ({ validTo }: Pick<MenuDraft, 'validTo'>, today: LocalDate): boolean => validTo < today;

/** The menu with yesterday as its last day: it is not offered from `today` on, and stays in past weeks. */
export function archivedMenu(menu: MenuDraft, today: LocalDate): MenuDraft {
  const validTo = addDays(today, -1);
  return { ...menu, validFrom: menu.validFrom < validTo ? menu.validFrom : validTo, validTo };
}
