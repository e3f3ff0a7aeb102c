import { cutText } from '../text/cut-text.ts';
import type { LocalDate } from '../time/instant.ts';
import { addDays, daysBetween } from '../time/zurich.ts';
import { MENU_NAME_MAX, type MenuDraft } from './menu-draft.ts';

const COPY = ' (Kopie)';

/**
 * A copy of a menu under another name; a copy of an expired menu is valid for the same number of days from `today` on.
 */
export function copyOfMenu(menu: MenuDraft, today: LocalDate): MenuDraft {
  const name = cutText(menu.name, MENU_NAME_MAX - COPY.length).trimEnd() + COPY;
  if (menu.validTo >= today) return { ...menu, name };
  return { ...menu, name, validFrom: today, validTo: addDays(today, daysBetween(menu.validFrom, menu.validTo)) };
}
