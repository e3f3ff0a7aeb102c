import type { Service, TimeRange } from './opening-hours.ts';
import { rangeMinutes, rangeOfMinutes } from './range-minutes.ts';
import { WEEKDAYS, type Week, type Weekday, weekDay } from './week.ts';

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
