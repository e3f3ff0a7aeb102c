import * as z from 'zod/mini';
import { chosenId, chosenWeekday } from '../draft/chosen.ts';
import { distinctList } from '../draft/distinct-list.ts';
import { enteredDate } from '../draft/entered-date.ts';
import { FORM_MISSING } from '../draft/form-message.ts';
import type { LocalDate } from '../time/instant.ts';
import { WEEKDAY_NAMES, formatLocalDate } from '../time/zurich.ts';
import type { Menu } from './menu.ts';
import { monday } from './monday.ts';
import { type WeekMenuEntry, dateInWeek, menusValidOn } from './week-menu.ts';

export const MENUS_A_DAY_MAX = 10;

const MONDAY_WRONG = 'Bitte wähle eine Woche';

const dayDraft = z.object(
  {
    dayOfWeek: chosenWeekday,
    menuIds: distinctList(chosenId('Dieses Menü gibt es nicht mehr.'), {
      max: MENUS_A_DAY_MAX,
      tooMany: `An einem Tag sind höchstens ${MENUS_A_DAY_MAX} Menüs möglich.`,
      keyOf: (id) => id,
      twice: 'Dieses Menü steht schon an diesem Tag.',
    }),
  },
  'Bitte gib Wochentag und Menüs an',
);

function whyNotOn(menus: readonly Menu[], menuId: string, date: LocalDate): string | null {
  const menu = menus.find(({ id }) => id === menuId);
  if (menu === undefined) return 'Dieses Menü gibt es nicht mehr.';
  return menusValidOn([menu], date).length > 0 ? null : `${menu.name} gilt am ${formatLocalDate(date)} nicht.`;
}

/**
 * What staff plan for one ISO week, with the menus that there are: which of them on which weekday, in their order. A
 * weekday that is left out has none. Source: product design, "Menus".
 */
export const weekMenuDraft = (menus: readonly Menu[]) =>
  z
    .object(
      {
        monday: enteredDate(MONDAY_WRONG).check(
          z.refine((date) => monday.safeParse(date).success, { error: 'Eine Woche beginnt am Montag.', abort: true }),
        ),
        days: distinctList(dayDraft, {
          max: WEEKDAY_NAMES.length,
          tooMany: 'Die Woche hat nur sieben Tage.',
          keyOf: ({ dayOfWeek }) => dayOfWeek,
          twice: 'Dieser Wochentag kommt schon vor.',
        }),
      },
      FORM_MISSING,
    )
    .check(
      z.check(({ value, issues }) => {
        for (const [place, { dayOfWeek, menuIds }] of value.days.entries())
          for (const [menuPlace, menuId] of menuIds.entries()) {
            const message = whyNotOn(menus, menuId, dateInWeek(value.monday, dayOfWeek));
            const path = ['days', place, 'menuIds', menuPlace];
            if (message !== null) issues.push({ code: 'custom', input: value, path, message });
          }
      }),
    );
export type WeekMenuDraft = z.infer<ReturnType<typeof weekMenuDraft>>;

/** The entries of a planned week. */
export const weekMenuEntriesOf = ({ monday: week, days }: WeekMenuDraft): WeekMenuEntry[] =>
  days.flatMap(({ dayOfWeek, menuIds }) => menuIds.map((menuId) => ({ monday: week, dayOfWeek, menuId })));

/** The draft that changes nothing of the week that begins on `week`: Monday to Sunday. */
export const weekMenuDraftOf = (entries: readonly WeekMenuEntry[], week: LocalDate): WeekMenuDraft => ({
  monday: week,
  days: [1, 2, 3, 4, 5, 6, 0].map((dayOfWeek) => ({
    dayOfWeek,
    menuIds: entries
      .filter((entry) => entry.monday === week && entry.dayOfWeek === dayOfWeek)
      .map(({ menuId }) => menuId),
  })),
});
