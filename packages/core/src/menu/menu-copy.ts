import type { LocalDate } from '../time/instant.ts';
import { addDays, daysBetween } from '../time/zurich.ts';
import { MENU_NAME_MAX, type MenuDraft } from './menu-draft.ts';

/** How long a new menu is valid, in days after its first one: four weeks. */
const USUAL_DAYS = 27;
const COPY = ' (Kopie)';

/** With what a new menu begins. */
export const blankMenu = (today: LocalDate): MenuDraft => ({
  name: '',
  price: 0,
  vatClass: 'food',
  ovenBreads: 1,
  courses: [''],
  validFrom: today,
  validTo: addDays(today, USUAL_DAYS),
});

/** The same menu under another name; one that is over is valid as long again, from `today` on. */
export function copyOfMenu(menu: MenuDraft, today: LocalDate): MenuDraft {
  const name = menu.name.slice(0, MENU_NAME_MAX - COPY.length).trimEnd() + COPY;
  if (menu.validTo >= today) return { ...menu, name };
  return { ...menu, name, validFrom: today, validTo: addDays(today, daysBetween(menu.validFrom, menu.validTo)) };
}
