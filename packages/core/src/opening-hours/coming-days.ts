import { memoize } from '../memoize/memoize.ts';
import type { LocalDate } from '../time/instant.ts';
import { addDays, dayOfWeek } from '../time/zurich.ts';
import { extraordinaryDayOn } from './open-ranges.ts';
import type { ExtraordinaryDay, OpeningDay, OpeningHours, Schedule } from './opening-hours.ts';

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
