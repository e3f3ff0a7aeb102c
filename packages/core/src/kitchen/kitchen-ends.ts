import type { Instant, LocalTime } from '../time/instant.ts';
import { addDays, addMinutes, minutesBetween, toInstant, toLocalDate } from '../time/zurich.ts';

/** When the day of a restaurant is over, in Zurich: after the last guests have gone, before the first bread is baked. */
export const DAY_ENDS_AT: LocalTime = '04:00';
/** What would end sooner is meant for the next day. No end may be closer, see `BUSY_MINUTES_MIN`. */
const CLOSEST_MINUTES = 5;

/** The next instant, at least 5 minutes on, at which the clocks of Zurich show `time`. RangeError for what is no time. */
export function nextAt(time: LocalTime, now: Instant): Instant {
  const today = toLocalDate(now);
  const at = toInstant(today, time);
  return minutesBetween(now, at) >= CLOSEST_MINUTES ? at : toInstant(addDays(today, 1), time);
}

/** When the day ends that it is in the restaurant now, or so many days later. */
export const endOfDay = (now: Instant, daysLater = 0): Instant =>
  toInstant(addDays(toLocalDate(nextAt(DAY_ENDS_AT, now)), daysLater), DAY_ENDS_AT);

/** When something is to end, as staff choose it. */
export type EndChoice =
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'endOfDay'; readonly daysLater: number }
  | { readonly kind: 'time'; readonly time: LocalTime }
  | { readonly kind: 'moment'; readonly at: Instant };

/** The instant of a choice that is made at `now`. RangeError for what is no time. */
export function endOf(choice: EndChoice, now: Instant): Instant {
  switch (choice.kind) {
    case 'minutes':
      return addMinutes(now, choice.minutes);
    case 'endOfDay':
      return endOfDay(now, choice.daysLater);
    case 'time':
      return nextAt(choice.time, now);
    case 'moment':
      return choice.at;
  }
}
