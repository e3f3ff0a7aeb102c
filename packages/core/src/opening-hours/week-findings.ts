import type { Service, TimeRange } from './opening-hours.ts';
import { overlappingRanges } from './overlapping-ranges.ts';
import { DAY_MINUTES, type RangeMinutes, rangeMinutes, rangeOfMinutes } from './range-minutes.ts';
import { WEEKDAYS, type Week, type WeekDay, type Weekday, weekDay } from './week.ts';

/** A range of a week: `week[day][range]`. */
export type WeekPlace = { readonly day: WeekDay; readonly range: number };

/** The ranges of a service's week whose times can be read, each with its place. */
const readableRanges = (week: Week, service: Service) =>
  WEEKDAYS.flatMap((weekday) =>
    week[weekDay(service, weekday)].flatMap((range, place) => {
      const minutes = rangeMinutes(range);
      return minutes === null ? [] : [{ weekday, place, minutes }];
    }),
  );

/**
 * The ranges that overlap one before them in the week, also past midnight into the next day and from Sunday into Monday.
 * Those whose times cannot be read are left out.
 */
export const overlapsOfWeek = (week: Week, service: Service): WeekPlace[] => {
  const ranges = readableRanges(week, service);
  const days = ranges.map(({ weekday, minutes }) => ({ dayOfWeek: weekday, openingHour: [rangeOfMinutes(minutes)] }));
  return overlappingRanges(days).flatMap(({ day }) => {
    const found = ranges[day];
    return found === undefined ? [] : [{ day: weekDay(service, found.weekday), range: found.place }];
  });
};

/** What of `range` no other covers; all on the same clock. */
const uncovered = (range: RangeMinutes, others: readonly RangeMinutes[]): RangeMinutes[] =>
  others.reduce<RangeMinutes[]>(
    (rest, other) =>
      rest.flatMap(({ begins, ends }) =>
        [
          { begins, ends: Math.min(ends, other.begins) },
          { begins: Math.max(begins, other.ends), ends },
        ].filter((part) => part.begins < part.ends),
      ),
    [range],
  );

/** When the delivery is open on a weekday while the restaurant is closed. */
export type DeliveryOutside = { readonly weekday: Weekday; readonly ranges: readonly TimeRange[] };

/**
 * The delivery hours outside of the restaurant's, a day at a time: allowed, since the oven may be hot for couriers alone,
 * but told. A night counts as part of the day on which it begins.
 */
export function deliveryOutsideRestaurant(week: Week): DeliveryOutside[] {
  const restaurant = readableRanges(week, 'restaurant');
  return WEEKDAYS.flatMap((weekday, index) => {
    const covers = restaurant.flatMap(({ weekday: day, minutes: { begins, ends } }) =>
      [-1, 0, 1]
        .filter((shift) => WEEKDAYS[(index + shift + 7) % 7] === day)
        .map((shift) => ({ begins: begins + shift * DAY_MINUTES, ends: ends + shift * DAY_MINUTES })),
    );
    const ranges = readableRanges(week, 'delivery')
      .filter(({ weekday: day }) => day === weekday)
      .flatMap(({ minutes }) => uncovered(minutes, covers));
    return ranges.length === 0 ? [] : [{ weekday, ranges: ranges.map(rangeOfMinutes) }];
  });
}
