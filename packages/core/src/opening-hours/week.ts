import type { OpeningDay, OpeningHours, Service, TimeRange } from './opening-hours.ts';
import { rangeMinutes, rangeOfMinutes } from './range-minutes.ts';

export const SERVICES: readonly Service[] = ['restaurant', 'delivery'];

/** Monday first, as a week is displayed; 0 is Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** One weekday of one service. */
export type WeekDay = `${Service}-${Weekday}`;

/** The weekly hours of both services by day, so that changes of different days by two people do not conflict. */
export type Week = Readonly<Record<WeekDay, TimeRange[]>>;

export const weekDay = (service: Service, weekday: Weekday): WeekDay => `${service}-${weekday}`;

/** The hours of one service in the form of its schedule, Monday first; closed days are left out. */
export const openingDaysOf = (week: Week, service: Service): OpeningDay[] =>
  WEEKDAYS.flatMap((weekday) => {
    const openingHour = [...week[weekDay(service, weekday)]];
    return openingHour.length === 0 ? [] : [{ dayOfWeek: weekday, openingHour }];
  });

/** A week without any hours. */
export const CLOSED_WEEK: Week = {
  'restaurant-1': [],
  'restaurant-2': [],
  'restaurant-3': [],
  'restaurant-4': [],
  'restaurant-5': [],
  'restaurant-6': [],
  'restaurant-0': [],
  'delivery-1': [],
  'delivery-2': [],
  'delivery-3': [],
  'delivery-4': [],
  'delivery-5': [],
  'delivery-6': [],
  'delivery-0': [],
};

const byOpening = (a: TimeRange, b: TimeRange): number => a.open.localeCompare(b.open);

/** The weekly hours of both services; all entries of a weekday apply. */
export function weekOf(openingHours: OpeningHours): Week {
  const days = SERVICES.flatMap((service) =>
    WEEKDAYS.map((weekday) => {
      const entries = openingHours[service].openingDays.filter(({ dayOfWeek }) => dayOfWeek === weekday);
      return [
        weekDay(service, weekday),
        entries.flatMap(({ openingHour }) => openingHour).toSorted(byOpening),
      ] as const;
    }),
  );
  return { ...CLOSED_WEEK, ...Object.fromEntries(days) };
}

/** The opening hours with another week; the extraordinary days do not change. */
export const withWeek = (openingHours: OpeningHours, week: Week): OpeningHours => ({
  restaurant: { ...openingHours.restaurant, openingDays: openingDaysOf(week, 'restaurant') },
  delivery: { ...openingHours.delivery, openingDays: openingDaysOf(week, 'delivery') },
});

/** The suggestion for a day without hours. */
const LUNCH: TimeRange = { open: '11:00', close: '14:00' };
const EVENING: TimeRange = { open: '17:00', close: '22:00' };
const BREAK_MINUTES = 60;
const LATER_MINUTES = 120;

/** A change of a week: the days with other hours. */
export type WeekChange = Partial<Week>;

/** The suggestion for another range of a day: the evening, or two hours after the last one. */
export function nextRange(ranges: readonly TimeRange[]): TimeRange {
  if (ranges.length === 0) return LUNCH;
  const last = Math.max(...ranges.map((range) => rangeMinutes(range)?.ends ?? 0));
  if (last < (rangeMinutes(EVENING)?.begins ?? 0)) return EVENING;
  const begins = Math.min(last + BREAK_MINUTES, 23 * 60);
  return rangeOfMinutes({ begins, ends: begins + LATER_MINUTES });
}

/** Copies the hours of one day to other weekdays of its service. */
export const copyToDays = (
  week: Week,
  { service, from, to }: { readonly service: Service; readonly from: Weekday; readonly to: readonly Weekday[] },
): WeekChange => Object.fromEntries(to.map((weekday) => [weekDay(service, weekday), week[weekDay(service, from)]]));

/** Copies the restaurant's whole week to the delivery. */
export const copyToDelivery = (week: Week): WeekChange =>
  Object.fromEntries(WEEKDAYS.map((weekday) => [weekDay('delivery', weekday), week[weekDay('restaurant', weekday)]]));
