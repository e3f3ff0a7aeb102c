import { type Result, err, ok } from '../result/result.ts';
import type { Instant, LocalTime } from '../time/instant.ts';
import { addDays, addMinutes, minutesBetween, toInstant, toLocalDate } from '../time/zurich.ts';

/** When the day of a restaurant is over, in Zurich: after the last guests have gone, before the first bread is baked. */
export const DAY_ENDS_AT: LocalTime = '04:00';
/** No end may be closer, see `BUSY_MINUTES_MIN`. */
const CLOSEST_MINUTES = 5;
/** How far into the next day a time may lie: an evening has a late end, and nobody means tomorrow's afternoon. */
const NEXT_DAY_MINUTES_MAX = 12 * 60;

/** Why a time of day cannot be an end: today it is over, or it comes in less than 5 minutes. */
export type TimeRefusal = 'past' | 'tooClose';

/**
 * The instant that staff mean by a time of day: that of today in Zurich as long as it is to come, else that of tomorrow
 * when it is at most 12 hours away, as 00:30 is at 23:50. RangeError for what is no time. Source: whoever pauses until
 * 18:00 at 18:37 has mistyped, and must not close the shop until tomorrow.
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

/** When the day ends that it is in the restaurant now, or so many days later; at least 5 minutes on. */
export function endOfDay(now: Instant, daysLater = 0): Instant {
  const today = toLocalDate(now);
  const isOver = minutesBetween(now, toInstant(today, DAY_ENDS_AT)) < CLOSEST_MINUTES;
  return toInstant(addDays(today, isOver ? daysLater + 1 : daysLater), DAY_ENDS_AT);
}

/** When something is to end, as staff choose it. */
export type EndChoice =
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'endOfDay'; readonly daysLater: number }
  | { readonly kind: 'time'; readonly time: LocalTime }
  | { readonly kind: 'moment'; readonly at: Instant };

/** The instant of a choice that is made at `now`; refuses a time of day that means none. RangeError for what is no time. */
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
