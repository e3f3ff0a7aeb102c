import type { BusyControls } from '../kitchen/busy-controls.ts';
import type { Instant } from '../time/instant.ts';
import { addMinutes, minutesBetween, roundDownToMinutes } from '../time/zurich.ts';
import type { OpeningHours, Service } from './opening-hours.ts';
import { type OpeningStatus, STATUS_REFRESH_MILLISECONDS, openingStatus } from './opening-status.ts';

/** The hours of both services, and what of the delivery the kitchen holds back. */
export type HoursInForce = { readonly openingHours: OpeningHours; readonly busyControls: BusyControls };

/** The status of both services at `now`. A pause is one of the delivery; tables are served all the same. */
export const openingStatuses = (
  { openingHours, busyControls }: HoursInForce,
  now: Instant,
): Readonly<Record<Service, OpeningStatus>> => ({
  restaurant: openingStatus(openingHours.restaurant, now, null),
  delivery: openingStatus(openingHours.delivery, now, busyControls.pause),
});

/**
 * After how many milliseconds the statuses of `now` are computed anew: with the next full minute, when hours begin and
 * end, or at the very end of a pause or a rush before that; never later than 60 seconds. Source: specification, section 4.
 */
export function refreshDelay({ pause, rush }: BusyControls, now: Instant): number {
  const fullMinute = addMinutes(roundDownToMinutes(now, 1), 1);
  const ends = [fullMinute, ...[pause, rush].flatMap((busy) => (busy === null ? [] : [busy.until]))];
  return Math.min(
    ...ends.map((end) => minutesBetween(now, end) * STATUS_REFRESH_MILLISECONDS).filter((delay) => delay > 0),
  );
}
