import * as z from 'zod/mini';
import { isSame } from '../editor/compare.ts';
import { memoize } from '../memoize/memoize.ts';
import { optionalLines, requiredText } from '../text/text.ts';
import type { LocalDate } from '../time/instant.ts';
import { addDays, dayOfWeek } from '../time/zurich.ts';
import { tooLong } from '../validation/basic-fields.ts';
import { enteredDate, keyedEntries } from '../validation/entered-fields.ts';
import { extraordinaryDayOn } from './open-ranges.ts';
import type { ExtraordinaryDay, OpeningHours, Schedule, Service, OpeningDay } from './opening-hours.ts';
import { overlappingRanges, OVERLAP, openingHourDraft } from './time-range-draft.ts';

export const SPECIAL_DAYS_MAX = 400;
/** Lengths in characters. */
export const SHORT_MESSAGE_MAX = 40;
export const DAY_MESSAGE_MAX = 300;

const serviceDayDraft = z.object(
  {
    openingHour: openingHourDraft.check(
      z.check(({ value, issues }) => {
        for (const { range } of overlappingRanges([{ dayOfWeek: 0, openingHour: value }]))
          issues.push({ code: 'custom', input: value, path: [range], message: OVERLAP });
      }),
    ),
    shortMessage: requiredText(
      SHORT_MESSAGE_MAX,
      'Bitte gib einen kurzen Hinweis an',
      tooLong('Der kurze Hinweis', SHORT_MESSAGE_MAX),
    ),
    message: optionalLines(DAY_MESSAGE_MAX, tooLong('Der Hinweis', DAY_MESSAGE_MAX)),
  },
  'Bitte gib Zeiten und Hinweis an',
);
/** The hours of one service on a special day; an empty list means closed. */
export type ServiceDay = z.infer<typeof serviceDayDraft>;

/** The special hours of one day; null for a service means its usual ones. */
export const specialDayDraft = z
  .object(
    { restaurant: z.nullable(serviceDayDraft), delivery: z.nullable(serviceDayDraft) },
    'Bitte gib an, was anders ist',
  )
  .check(
    z.refine(({ restaurant, delivery }) => restaurant !== null || delivery !== null, {
      error: 'Wähle, was an diesem Tag anders ist.',
      path: [],
    }),
  );
export type SpecialDay = z.infer<typeof specialDayDraft>;

/** The extraordinary days of both services as staff enter them, by day in Zurich. Source: specification, section 3. */
export const specialDaysDraft = keyedEntries(enteredDate('Bitte gib das Datum an'), specialDayDraft, {
  max: SPECIAL_DAYS_MAX,
  tooMany: `Es sind höchstens ${SPECIAL_DAYS_MAX} Sondertage möglich.`,
  message: 'Bitte gib die Sondertage mit ihrem Datum an',
});
export type SpecialDays = z.infer<typeof specialDaysDraft>;

/** Consecutive days with the same hours and texts, such as holidays. */
export type SpecialRun = { readonly first: LocalDate; readonly last: LocalDate; readonly day: SpecialDay };

/** The largest number of days that can be entered at once: the longest holidays. */
export const RUN_DAYS_MAX = 60;

function serviceDayOf(schedule: Schedule, date: LocalDate): ServiceDay | null {
  const found = extraordinaryDayOn(schedule, date);
  if (found === null) return null;
  const { openingHour, shortMessage, message } = found;
  return { openingHour: [...openingHour], shortMessage, message };
}

/** The extraordinary days of both services, day by day. */
export function specialDaysOf(openingHours: OpeningHours): SpecialDays {
  const dates = [...openingHours.restaurant.extraordinaryOpeningHour, ...openingHours.delivery.extraordinaryOpeningHour]
    .map(({ date }) => date)
    .toSorted();
  return Object.fromEntries(
    dates.map((date) => [
      date,
      {
        restaurant: serviceDayOf(openingHours.restaurant, date),
        delivery: serviceDayOf(openingHours.delivery, date),
      },
    ]),
  );
}

/** The extraordinary days of one service in the form of its schedule, ascending. */
export const extraordinaryDaysOf = (days: SpecialDays, service: Service): ExtraordinaryDay[] =>
  Object.entries(days)
    .flatMap(([date, { [service]: day }]) => (day === null ? [] : [{ date, ...day }]))
    .toSorted((a, b) => a.date.localeCompare(b.date));

/** The opening hours with other extraordinary days; the weeks do not change. */
export const withSpecialDays = (openingHours: OpeningHours, days: SpecialDays): OpeningHours => ({
  restaurant: { ...openingHours.restaurant, extraordinaryOpeningHour: extraordinaryDaysOf(days, 'restaurant') },
  delivery: { ...openingHours.delivery, extraordinaryOpeningHour: extraordinaryDaysOf(days, 'delivery') },
});

/** The days ascending; consecutive days with the same content form one run. */
export function specialRuns(days: SpecialDays): SpecialRun[] {
  const runs: SpecialRun[] = [];
  for (const [date, day] of Object.entries(days).toSorted(([a], [b]) => a.localeCompare(b))) {
    const before = runs.at(-1);
    if (before !== undefined && addDays(before.last, 1) === date && isSame(before.day, day))
      runs[runs.length - 1] = { ...before, last: date };
    else runs.push({ first: date, last: date, day });
  }
  return runs;
}

/** The days from one to another, at most as many as can be entered at once; none when `last` is before `first`. */
export function datesBetween(first: LocalDate, last: LocalDate): LocalDate[] {
  const dates: LocalDate[] = [];
  for (let date = first; date <= last && dates.length < RUN_DAYS_MAX; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** One day of a run alone, so that it can change without the others. */
export const dayOfRun = (run: SpecialRun, date: LocalDate): SpecialRun => ({ ...run, first: date, last: date });

function withComingDay(openingDays: readonly OpeningDay[], day: ExtraordinaryDay): OpeningDay[] {
  const weekday = dayOfWeek(day.date);
  const place = openingDays.findIndex((entry) => entry.dayOfWeek === weekday);
  const found = openingDays[place] ?? { dayOfWeek: weekday, openingHour: [] };
  const changed = { ...found, extraordinaryOpeningHour: day };
  return place === -1 ? [...openingDays, changed] : openingDays.with(place, changed);
}

function comingDaysOf(schedule: Schedule, today: LocalDate): Schedule {
  const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => extraordinaryDayOn(schedule, addDays(today, ahead)));
  const coming = days.filter((day) => day !== null);
  return coming.length === 0
    ? schedule
    : { ...schedule, openingDays: coming.reduce(withComingDay, [...schedule.openingDays]) };
}

const knownDays = memoize<OpeningHours, Map<LocalDate, OpeningHours>>(() => new Map());

/**
 * The same hours in the form of the specification: each weekday also holds the extraordinary day on its next date from
 * `today` on. The result is the same object for a whole day. Source: specification, section 3.
 */
export function withComingDays(openingHours: OpeningHours, today: LocalDate): OpeningHours {
  const days = knownDays(openingHours);
  const known = days.get(today) ?? {
    restaurant: comingDaysOf(openingHours.restaurant, today),
    delivery: comingDaysOf(openingHours.delivery, today),
  };
  days.set(today, known);
  return known;
}
