import * as z from 'zod/mini';
import { type Result, err, ok } from '../result/result.ts';
import { type Instant, type LocalTime, instant } from '../time/instant.ts';
import { addDays, addMinutes, minutesBetween, toInstant, toLocalDate } from '../time/zurich.ts';

/** When a day of the restaurant ends, in Zurich: after the last guests have left, before the first bread is baked. */
export const DAY_ENDS_AT: LocalTime = '04:00';
/** The minimum distance of an end, see `BUSY_MINUTES_MIN`. */
const CLOSEST_MINUTES = 5;
/** The maximum distance of a time tomorrow: an evening may end late, but nobody means tomorrow's afternoon. */
const NEXT_DAY_MINUTES_MAX = 12 * 60;

/** Why a time of day cannot be an end: it has passed today, or it is less than 5 minutes away. */
export type TimeRefusal = 'past' | 'tooClose';

/**
 * The instant that staff mean by a time of day: today's in Zurich if it is in the future, else tomorrow's when it is at
 * most 12 hours away, as 00:30 is at 23:50. RangeError for an invalid time. Reason: a pause until 18:00 that is entered
 * at 18:37 is a typing error, and must not close the shop until tomorrow.
 */
export function nextAt(time: LocalTime, now: Instant): Result<Instant, TimeRefusal> {
  const today = toLocalDate(now);
  const todayAt = toInstant(today, time);
  const isToday = minutesBetween(now, todayAt) >= 0;
  const at = isToday ? todayAt : toInstant(addDays(today, 1), time);
  const minutes = minutesBetween(now, at);
  if (!isToday && minutes > NEXT_DAY_MINUTES_MAX) return err('past');
  return minutes < CLOSEST_MINUTES ? err('tooClose') : ok(at);
}

/** The end of the restaurant's current day, or of one so many days later; at least 5 minutes ahead. */
export function endOfDay(now: Instant, daysLater = 0): Instant {
  const today = toLocalDate(now);
  const isOver = minutesBetween(now, toInstant(today, DAY_ENDS_AT)) < CLOSEST_MINUTES;
  return toInstant(addDays(today, isOver ? daysLater + 1 : daysLater), DAY_ENDS_AT);
}

/** The end of a pause, rush or sold-out offer, as staff choose it. */
export type EndChoice =
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'endOfDay'; readonly daysLater: number }
  | { readonly kind: 'time'; readonly time: LocalTime }
  | { readonly kind: 'moment'; readonly at: Instant };

/**
 * The instant of a choice that is made at `now`; refuses a time of day that means no end. RangeError for an invalid
 * time.
 */
export function endOf(choice: EndChoice, now: Instant): Result<Instant, TimeRefusal> {
  switch (choice.kind) {
    case 'minutes':
      return ok(addMinutes(now, choice.minutes));
    case 'endOfDay':
      return ok(endOfDay(now, choice.daysLater));
    case 'time':
      return nextAt(choice.time, now);
    case 'moment':
      return ok(choice.at);
  }
}

/** The requested end is earlier or later than allowed. */
export const endOutOfRange = z.object({ code: z.literal('endOutOfRange'), earliest: instant, latest: instant });
export type EndOutOfRange = z.infer<typeof endOutOfRange>;

/** Refuses an end that is not `min` to `max` minutes after `now`, or is no valid instant. */
export function checkEnd(
  until: Instant,
  now: Instant,
  { min, max }: { readonly min: number; readonly max: number },
): Result<Instant, EndOutOfRange> {
  const end = instant.safeParse(until);
  const minutes = minutesBetween(now, until);
  if (end.success && minutes >= min && minutes <= max) return ok(end.data);
  return err({ code: 'endOutOfRange', earliest: addMinutes(now, min), latest: addMinutes(now, max) });
}
