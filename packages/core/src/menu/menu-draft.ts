import * as z from 'zod/mini';
import { NAME_FIELD, OVEN_BREADS_FIELD, PRICE_FIELD, VAT_CLASS_FIELD } from '../catalogue/catalogue-item-fields.ts';
import { OVEN_BREADS_MAX } from '../catalogue/oven-breads.ts';
import { COURSES_FIELD } from '../declaration/declaration-texts.ts';
import { courseDeclarationDraft } from '../declaration/labelling.ts';
import { cutText } from '../text/cut-text.ts';
import { requiredText } from '../text/text.ts';
import { type LocalDate, localDate } from '../time/instant.ts';
import { addDays, daysBetween, formatLocalDate } from '../time/zurich.ts';
import { FORM_MISSING, tooLong, tooShort } from '../validation/basic-fields.ts';
import { enteredDate, enteredPrice, quantity } from '../validation/entered-fields.ts';
import { type Fields, dayField } from '../validation/field.ts';
import { itemVatClass } from '../vat/vat.ts';
import type { Menu } from './menu.ts';

/** Lengths in characters. */
export const MENU_NAME_MIN = 2;
export const MENU_NAME_MAX = 60;
export const COURSE_MAX = 120;
export const COURSES_MAX = 10;

const TOO_FEW_COURSES = 'Bitte gib mindestens einen Gang an';

/** A menu as staff enter it; the price in Rappen, first and last day included. Source: product design, "Menus". */
export const menuDraft = z
  .object(
    {
      name: requiredText(MENU_NAME_MAX, 'Bitte gib einen Namen an', tooLong('Der Name', MENU_NAME_MAX)).check(
        z.minLength(MENU_NAME_MIN, tooShort('Der Name', MENU_NAME_MIN)),
      ),
      price: enteredPrice('Der Preis'),
      vatClass: itemVatClass,
      ovenBreads: quantity('Der Platz im Ofen', 'Fladen', { min: 0, max: OVEN_BREADS_MAX }),
      courses: z
        .array(requiredText(COURSE_MAX, 'Bitte gib den Gang an', tooLong('Der Gang', COURSE_MAX)), TOO_FEW_COURSES)
        .check(
          z.minLength(1, TOO_FEW_COURSES),
          z.maxLength(COURSES_MAX, `Ein Menü hat höchstens ${COURSES_MAX} Gänge.`),
        ),
      declarations: z.optional(z.array(z.nullable(courseDeclarationDraft)).check(z.maxLength(COURSES_MAX))),
      validFrom: enteredDate('Bitte gib den ersten Tag an'),
      validTo: enteredDate('Bitte gib den letzten Tag an'),
    },
    FORM_MISSING,
  )
  .check(
    z.refine(({ validFrom, validTo }) => validFrom <= validTo, {
      error: 'Der letzte Tag darf nicht vor dem ersten liegen.',
      path: ['validTo'],
    }),
  );
export type MenuDraft = z.infer<typeof menuDraft>;

/** The validity of a new menu, in days after its first one: four weeks in all. */
const USUAL_DAYS = 27;

/** The initial values of a new menu. */
export const blankMenu = (today: LocalDate): MenuDraft => ({
  name: '',
  price: 0,
  vatClass: 'food',
  ovenBreads: 1,
  courses: [''],
  validFrom: today,
  validTo: addDays(today, USUAL_DAYS),
});

/** The label and the text of each field. */
export const MENU_FIELDS: Fields<MenuDraft> = {
  name: NAME_FIELD,
  price: PRICE_FIELD,
  vatClass: VAT_CLASS_FIELD,
  ovenBreads: OVEN_BREADS_FIELD,
  courses: { label: 'Gänge', text: (courses) => courses.join('\n') },
  declarations: COURSES_FIELD,
  validFrom: dayField('Erster Tag'),
  validTo: dayField('Letzter Tag'),
};

/** The draft of an existing menu; one whose courses nobody has declared has no declarations, whatever was stored. */
export const menuDraftOf = ({ id: _id, declarations, ...menu }: Menu): MenuDraft => ({
  ...menu,
  ...(declarations && { declarations }),
});

const COPY = ' (Kopie)';

/**
 * A copy of a menu under another name; a copy of an expired menu is valid for the same number of days from `today` on.
 */
export function copyOfMenu(menu: MenuDraft, today: LocalDate): MenuDraft {
  const name = cutText(menu.name, MENU_NAME_MAX - COPY.length).trimEnd() + COPY;
  if (menu.validTo >= today) return { ...menu, name };
  return { ...menu, name, validFrom: today, validTo: addDays(today, daysBetween(menu.validFrom, menu.validTo)) };
}

export const menuAdminError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('menuUnknown') }),
  /** Week menus name it, perhaps past ones: it can only be archived. */
  z.object({ code: z.literal('menuPlanned'), days: z.array(localDate) }),
]);
export type MenuAdminError = z.infer<typeof menuAdminError>;

export const MENU_UNKNOWN = 'Dieses Menü gibt es nicht mehr. Jemand hat es gelöscht.';

const NAMED_MAX = 3;

/** Such as `20.11.2026, 27.11.2026 und an 4 weiteren Tagen`. */
export function daysText(days: readonly LocalDate[]): string {
  const others = days.length - NAMED_MAX;
  const named = days.slice(0, NAMED_MAX).map(formatLocalDate).join(', ');
  if (others <= 0) return named;
  return `${named} und an ${others === 1 ? 'einem weiteren Tag' : `${others} weiteren Tagen`}`;
}

/** The message for staff, in German. */
export const menuAdminMessage = (error: MenuAdminError): string =>
  error.code === 'menuUnknown'
    ? MENU_UNKNOWN
    : `Das Menü steht im Wochenmenü vom ${daysText(error.days)}. Nimm es dort weg, oder archiviere es.`;
