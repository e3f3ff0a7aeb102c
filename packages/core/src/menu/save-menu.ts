import * as z from 'zod/mini';
import type { SaveAnswer } from '../editor/editor.ts';
import { validateSaving, type Versioned } from '../editor/versioned.ts';
import { type Result, err, ok } from '../result/result.ts';
import { type LocalDate, localDate, type Instant } from '../time/instant.ts';
import { addDays } from '../time/zurich.ts';
import { MENU_UNKNOWN, type MenuAdminError, type MenuDraft } from './menu-draft.ts';
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

/** The version of a menu that is not saved yet. */
export const NEW_MENU_VERSION = 0;

export const versionedMenu = ({ id: _id, version, changed: _changed, ...value }: StoredMenu): Versioned<MenuDraft> => ({
  version,
  value,
});

type Saving = {
  /** The stored menu; null when no menu has this id. */
  readonly current: StoredMenu | null;
  readonly saving: Versioned<MenuDraft>;
  readonly now: Instant;
};

/** The result of saving a menu; a new one begins without a version. See `validateSaving`. */
export function validateMenuSaving({ current, saving, now }: Saving): SaveAnswer<Versioned<MenuDraft>> {
  if (current !== null) return validateSaving<MenuDraft>({}, { current: versionedMenu(current), saving, now });
  return saving.version === NEW_MENU_VERSION
    ? ok({ version: NEW_MENU_VERSION + 1, value: saving.value })
    : err({ code: 'refused', message: MENU_UNKNOWN });
}

/** Whether a menu may be removed for good: not while a week menu names it, so that past weeks do not change. */
export function validateMenuRemoval(
  menu: StoredMenu | null,
  { days }: Pick<MenuUses, 'days'>,
): Result<StoredMenu, MenuAdminError> {
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
