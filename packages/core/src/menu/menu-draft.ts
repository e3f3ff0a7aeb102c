import * as z from 'zod/mini';
import { OVEN_BREADS_MAX } from '../delivery/oven-breads.ts';
import { enteredDate } from '../draft/entered-date.ts';
import { FORM_MISSING } from '../draft/form-message.ts';
import { tooLong, tooShort } from '../draft/limit-messages.ts';
import { enteredPrice, quantity } from '../draft/whole-number.ts';
import { vatClass } from '../money/vat.ts';
import { requiredText } from '../text/required-text.ts';
import type { Menu } from './menu.ts';

/** Lengths in characters. */
export const MENU_NAME_MIN = 2;
export const MENU_NAME_MAX = 60;
export const COURSE_MAX = 120;
export const COURSES_MAX = 10;

const TOO_FEW_COURSES = 'Bitte gib mindestens einen Gang an';

/** What staff enter of a menu; the price in Rappen, both days count. Source: product design, "Menus". */
export const menuDraft = z
  .object(
    {
      name: requiredText(MENU_NAME_MAX, 'Bitte gib einen Namen an', tooLong('Der Name', MENU_NAME_MAX)).check(
        z.minLength(MENU_NAME_MIN, tooShort('Der Name', MENU_NAME_MIN)),
      ),
      price: enteredPrice('Der Preis'),
      vatClass: z.enum(vatClass.options, 'Bitte wähle eine MwSt.-Klasse'),
      ovenBreads: quantity('Der Platz im Ofen', 'Fladen', { min: 0, max: OVEN_BREADS_MAX }),
      courses: z
        .array(requiredText(COURSE_MAX, 'Bitte gib den Gang an', tooLong('Der Gang', COURSE_MAX)), TOO_FEW_COURSES)
        .check(
          z.minLength(1, TOO_FEW_COURSES),
          z.maxLength(COURSES_MAX, `Ein Menü hat höchstens ${COURSES_MAX} Gänge.`),
        ),
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

/** The draft that changes nothing of a menu. */
export const menuDraftOf = ({ id: _id, ...menu }: Menu): MenuDraft => menu;
