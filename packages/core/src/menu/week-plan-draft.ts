import * as z from 'zod/mini';
import type { ChangeRule } from '../editor/versioned.ts';
import { extraordinaryDayOn, timeRangesOn } from '../opening-hours/open-ranges.ts';
import type { OpeningHours } from '../opening-hours/opening-hours.ts';
import type { RecordDefinition } from '../record/record-definition.ts';
import type { LocalDate } from '../time/instant.ts';
import { formatLocalDate, addDays } from '../time/zurich.ts';
import { isoWeekOf } from './iso-week.ts';
import type { Menu } from './menu.ts';
import { menusValidOn } from './week-menu.ts';
import { MENU_DELETED, type WeekPlan, weekPlan, MENUS_A_DAY_MAX, datesOfWeek } from './week-plan.ts';

type Place = { readonly menuId: string; readonly date: LocalDate };

/** Why a menu cannot be offered on a day, in German; null where it can. */
export function menuBlockerOn(menus: readonly Menu[], { menuId, date }: Place): string | null {
  const menu = menus.find(({ id }) => id === menuId);
  if (menu === undefined) return MENU_DELETED;
  if (menusValidOn([menu], date).length > 0) return null;
  return date < menu.validFrom
    ? `${menu.name} gilt erst ab ${formatLocalDate(menu.validFrom)}.`
    : `${menu.name} gilt nur bis ${formatLocalDate(menu.validTo)}.`;
}

type Misplaced = Place & { readonly place: number; readonly message: string };

/** The menus of a plan that cannot be offered on their day, Monday first. */
const misplaced = (menus: readonly Menu[], plan: WeekPlan): Misplaced[] =>
  Object.entries(plan)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([date, menuIds]) =>
      menuIds.flatMap((menuId, place) => {
        const message = menuBlockerOn(menus, { menuId, date });
        return message === null ? [] : [{ date, menuId, place, message }];
      }),
    );

/** A week's plan with the existing menus: each only on days on which it is valid. */
export const weekPlanDraft = (menus: readonly Menu[]): z.ZodMiniType<WeekPlan, WeekPlan> =>
  weekPlan.check(
    z.check(({ value, issues }) => {
      for (const { date, place, message } of misplaced(menus, value))
        issues.push({ code: 'custom', input: value, path: [date, place], message });
    }),
  );

export const WEEK_MENU_RECORD: RecordDefinition<WeekPlan> = {
  path: 'week-menu',
  action: 'menu.edit',
  changed: 'weekMenu.changed',
  audited: { area: 'menu', noun: 'Wochenmenü' },
  subjectOf: isoWeekOf,
  draft: weekPlan,
  fields: {},
};

/** The same rule when a plan is saved, because menus may have changed since it was made. */
export const weekPlanRule = (menus: readonly Menu[]): ChangeRule<WeekPlan> => ({
  validate({ after }) {
    const [first] = misplaced(menus, after);
    return first === undefined ? null : `${formatLocalDate(first.date)}: ${first.message}`;
  },
});

/** The changed days of a plan. */
export type PlanChange = Readonly<Record<LocalDate, string[]>>;

/** The place of a menu in a plan: `place` counts from 0. */
export type PlanPlace = { readonly date: LocalDate; readonly place: number };

const at = (plan: WeekPlan, date: LocalDate): readonly string[] => plan[date] ?? [];

type Requested = { readonly menuId: string; readonly to: PlanPlace; readonly from: PlanPlace | null };
type Planned = { readonly change: PlanChange } | { readonly message: string };

/**
 * Puts a menu on a day, from the palette or from its place on this or another day, before the menu that is at
 * `to.place` now; or answers why not, in German.
 */
export function placedMenu(menus: readonly Menu[], plan: WeekPlan, { menuId, to, from }: Requested): Planned {
  const message = menuBlockerOn(menus, { menuId, date: to.date });
  if (message !== null) return { message };
  const target = at(plan, to.date);
  if (from?.date === to.date) {
    const place = from.place < to.place ? to.place - 1 : to.place;
    return { change: { [to.date]: target.toSpliced(from.place, 1).toSpliced(place, 0, menuId) } };
  }
  if (target.includes(menuId)) return { message: 'Dieses Menü steht schon an diesem Tag.' };
  if (target.length >= MENUS_A_DAY_MAX)
    return { message: `An einem Tag sind höchstens ${MENUS_A_DAY_MAX} Menüs möglich.` };
  const left = from === null ? {} : withoutMenu(plan, from);
  return { change: { ...left, [to.date]: target.toSpliced(to.place, 0, menuId) } };
}

/** The day without the menu at this place. */
export const withoutMenu = (plan: WeekPlan, { date, place }: PlanPlace): PlanChange => ({
  [date]: at(plan, date).toSpliced(place, 1),
});

/**
 * The place of a menu after a move up or down: within its day, or past its edge to the next or previous day; null at
 * the week's end.
 */
export function nextPlace(plan: WeekPlan, { date, place }: PlanPlace, by: -1 | 1): PlanPlace | null {
  const last = at(plan, date).length - 1;
  if (place + by >= 0 && place + by <= last) return { date, place: by === 1 ? place + 2 : place - 1 };
  const beside = addDays(date, by);
  if (plan[beside] === undefined) return null;
  return { date: beside, place: by === 1 ? 0 : at(plan, beside).length };
}

type Copied = {
  readonly change: PlanChange;
  /** The menus that are left out because they are not valid any more, each with the day in the new week. */
  readonly leftOut: readonly { readonly menuId: string; readonly date: LocalDate }[];
};

/** A copy of the week before for the week that begins on `monday`: the menus that are valid on their new day. */
export function copiedWeek(menus: readonly Menu[], lastWeek: WeekPlan, monday: LocalDate): Copied {
  const days = datesOfWeek(monday).map((date) => ({ date, menuIds: at(lastWeek, addDays(date, -7)) }));
  const isLeftOut = (menuId: string, date: LocalDate) => menuBlockerOn(menus, { menuId, date }) !== null;
  return {
    change: Object.fromEntries(
      days.map(({ date, menuIds }) => [date, menuIds.filter((menuId) => !isLeftOut(menuId, date))]),
    ),
    leftOut: days.flatMap(({ date, menuIds }) =>
      menuIds.filter((menuId) => isLeftOut(menuId, date)).map((menuId) => ({ menuId, date })),
    ),
  };
}

/** What staff who plan a day should know of it. */
export type DayNote = {
  /** Whether both restaurant and delivery are closed. */
  readonly isClosed: boolean;
  /** Neither closed nor with the usual hours. */
  readonly isSpecial: boolean;
  /** The texts that guests are shown about this day, each once. */
  readonly words: readonly string[];
};

export function dayNoteOf({ restaurant, delivery }: OpeningHours, date: LocalDate): DayNote {
  const schedules = [restaurant, delivery];
  const isClosed = schedules.every((schedule) => timeRangesOn(schedule, date).length === 0);
  const special = schedules.flatMap((schedule) => extraordinaryDayOn(schedule, date) ?? []);
  const words = [...new Set(special.map(({ shortMessage }) => shortMessage))].filter((text) => text !== '');
  return { isClosed, isSpecial: special.length > 0 && !isClosed, words };
}
