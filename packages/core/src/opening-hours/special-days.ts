import { isSame } from '../editor/is-same.ts';
import type { LocalDate } from '../time/instant.ts';
import { addDays } from '../time/zurich.ts';
import { extraordinaryDayOn } from './open-ranges.ts';
import type { ExtraordinaryDay, OpeningHours, Schedule, Service } from './opening-hours.ts';
import type { ServiceDay, SpecialDay, SpecialDays } from './special-days-draft.ts';

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
