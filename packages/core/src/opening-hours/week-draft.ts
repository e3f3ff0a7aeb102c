import * as z from 'zod/mini';
import { FORM_MISSING } from '../validation/basic-fields.ts';
import type { Service, TimeRange } from './opening-hours.ts';
import { DAY_MINUTES, type RangeMinutes, rangeMinutes, rangeOfMinutes } from './range-minutes.ts';
import { overlappingRanges, OVERLAP, openingHourDraft } from './time-range-draft.ts';
import { WEEKDAYS, type Week, type WeekDay, type Weekday, weekDay, SERVICES } from './week.ts';

/** The place of a range: `week[day][range]`. */
export type WeekPlace = { readonly day: WeekDay; readonly range: number };

/** The ranges of a service's week with valid times, each with its place. */
const readableRanges = (week: Week, service: Service) =>
  WEEKDAYS.flatMap((weekday) =>
    week[weekDay(service, weekday)].flatMap((range, place) => {
      const minutes = rangeMinutes(range);
      return minutes === null ? [] : [{ weekday, place, minutes }];
    }),
  );

/**
 * The ranges that overlap an earlier one of the week, also past midnight into the next day and from Sunday into Monday.
 * Those with invalid times are left out.
 */
export const overlapsOfWeek = (week: Week, service: Service): WeekPlace[] => {
  const ranges = readableRanges(week, service);
  const days = ranges.map(({ weekday, minutes }) => ({ dayOfWeek: weekday, openingHour: [rangeOfMinutes(minutes)] }));
  return overlappingRanges(days).flatMap(({ day }) => {
    const found = ranges[day];
    return found === undefined ? [] : [{ day: weekDay(service, found.weekday), range: found.place }];
  });
};

/** The part of `range` that no other range covers, all in minutes of the same day. */
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

/** The ranges of a weekday in which the delivery is open while the restaurant is closed. */
export type DeliveryOutside = { readonly weekday: Weekday; readonly ranges: readonly TimeRange[] };

/**
 * The delivery hours outside of the restaurant's, by day. They are allowed, because the oven may be used for couriers
 * alone, but shown as a hint. A night belongs to the day on which it begins.
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

/**
 * The weekly hours of both services as staff enter them, in Zurich's local time. Two ranges of a service must not
 * overlap, also past midnight and from Sunday into Monday. Source: specification, section 3, and product design,
 * "Settings".
 */
export const weekDraft = z
  .object(
    {
      'restaurant-1': openingHourDraft,
      'restaurant-2': openingHourDraft,
      'restaurant-3': openingHourDraft,
      'restaurant-4': openingHourDraft,
      'restaurant-5': openingHourDraft,
      'restaurant-6': openingHourDraft,
      'restaurant-0': openingHourDraft,
      'delivery-1': openingHourDraft,
      'delivery-2': openingHourDraft,
      'delivery-3': openingHourDraft,
      'delivery-4': openingHourDraft,
      'delivery-5': openingHourDraft,
      'delivery-6': openingHourDraft,
      'delivery-0': openingHourDraft,
    },
    FORM_MISSING,
  )
  .check(
    z.check(({ value, issues }) => {
      for (const { day, range } of SERVICES.flatMap((service) => overlapsOfWeek(value, service)))
        issues.push({ code: 'custom', input: value, path: [day, range], message: OVERLAP });
    }),
  );
