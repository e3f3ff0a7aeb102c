import { isSame } from '../editor/compare.ts';
import type { Change } from '../editor/versioned.ts';
import type { LocalDate } from '../time/instant.ts';
import { WEEKDAY_NAMES, addDays, dayOfWeek, formatLocalDate } from '../time/zurich.ts';
import { timeRangesOn } from './open-ranges.ts';
import type { OpeningHours, Schedule, Service, TimeRange } from './opening-hours.ts';
import { DAY_MINUTES, rangeMinutes } from './range-minutes.ts';
import { type SpecialDays, withSpecialDays } from './special-days.ts';
import { SERVICES } from './week.ts';

/** A range of a special day that overlaps one of the day before or after, past midnight. */
export type NightOverlap = {
  /** The index among the ranges of the special day. */
  readonly range: number;
  readonly other: { readonly date: LocalDate; readonly range: TimeRange };
};

/**
 * The ranges of a special day that overlap a night: that of the day before, or their own with the next morning, whether
 * those are usual or special days. Times that only touch do not overlap, invalid ones are left out. Local times,
 * Europe/Zurich.
 */
export function nightOverlapsOn(schedule: Schedule, date: LocalDate): NightOverlap[] {
  const others = [-1, 1].flatMap((shift) => {
    const neighbour = addDays(date, shift);
    return timeRangesOn(schedule, neighbour).flatMap((range) => {
      const minutes = rangeMinutes(range);
      if (minutes === null) return [];
      const [begins, ends] = [minutes.begins + shift * DAY_MINUTES, minutes.ends + shift * DAY_MINUTES];
      return [{ date: neighbour, range, begins, ends }];
    });
  });
  return timeRangesOn(schedule, date).flatMap((own, range) => {
    const minutes = rangeMinutes(own);
    const found = others.find(({ begins, ends }) => minutes !== null && begins < minutes.ends && minutes.begins < ends);
    return found === undefined ? [] : [{ range, other: { date: found.date, range: found.range } }];
  });
}

const onDay = (date: LocalDate): string => `${WEEKDAY_NAMES[dayOfWeek(date)] ?? ''}, ${formatLocalDate(date)}`;

/** Such as `Überschneidet sich mit Donnerstag, 31.12.2026, 18:00–02:00.` */
export const nightOverlapText = ({ other: { date, range } }: NightOverlap): string =>
  `Überschneidet sich mit ${onDay(date)}, ${range.open}–${range.close}.`;

type PlacedOverlap = NightOverlap & { readonly service: Service; readonly date: LocalDate };

const nightOverlaps = (openingHours: OpeningHours): PlacedOverlap[] =>
  SERVICES.flatMap((service) =>
    openingHours[service].extraordinaryOpeningHour.flatMap(({ date }) =>
      nightOverlapsOn(openingHours[service], date).map((overlap) => ({ ...overlap, service, date })),
    ),
  );

/**
 * Why special days cannot change like this, or null: two times of a service must not overlap, as in the week. Overlaps
 * that a change of the week has caused before are allowed.
 */
export const validateSpecialDays =
  (openingHours: OpeningHours) =>
  ({ before, after }: Pick<Change<SpecialDays>, 'before' | 'after'>): string | null => {
    const known = nightOverlaps(withSpecialDays(openingHours, before ?? {}));
    const found = nightOverlaps(withSpecialDays(openingHours, after)).find(
      (overlap) => !known.some((one) => isSame(one, overlap)),
    );
    return found === undefined ? null : `${onDay(found.date)}: ${nightOverlapText(found)}`;
  };
