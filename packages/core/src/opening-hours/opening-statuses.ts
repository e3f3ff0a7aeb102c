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
 * end, or before that with the very beginning and end of a pause and the end of a rush. Never later than 60 seconds.
 * Source: specification, section 4.
 */
export function refreshDelay({ pause, rush }: BusyControls, now: Instant): number {
  const fullMinute = addMinutes(roundDownToMinutes(now, 1), 1);
  const turns = [fullMinute, pause?.from, pause?.until, rush?.until].filter((turn) => turn !== undefined);
  const delays = turns.map((turn) => minutesBetween(now, turn) * STATUS_REFRESH_MILLISECONDS);
  return Math.min(...delays.filter((delay) => delay > 0));
}
