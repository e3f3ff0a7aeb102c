import type { Instant, LocalDate } from './instant.ts';
import { addDays, toLocalDate, toLocalTime } from './zurich.ts';

/**
 * Until this time, in Zurich, a night belongs to the day before: the restaurant is empty, and the clocks change before
 * it.
 */
export const DAY_ENDS_AT = '04:00';

/** The day of the books of an instant: 00:30 on Saturday is still Friday's evening. */
export function businessDayOf(at: Instant): LocalDate {
  const date = toLocalDate(at);
  return toLocalTime(at) < DAY_ENDS_AT ? addDays(date, -1) : date;
}

/**
 * The day on which something is booked: its own, or the first open one when its own is closed already. Days are closed
 * in order, so every day up to `closedUntil` is closed; null means none is.
 */
export function bookingDayOf(at: Instant, closedUntil: LocalDate | null): LocalDate {
  const own = businessDayOf(at);
  return closedUntil === null || own > closedUntil ? own : addDays(closedUntil, 1);
}

/** Whether something was booked after its own day was closed. */
export const isLate = ({ at, day }: { readonly at: Instant; readonly day: LocalDate }): boolean =>
  day > businessDayOf(at);
