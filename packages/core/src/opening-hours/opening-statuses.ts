import type { BusyControls } from '../kitchen/busy-controls.ts';
import type { Instant } from '../time/instant.ts';
import { addMinutes, minutesBetween, roundDownToMinutes } from '../time/zurich.ts';
import type { OpeningHours, Service } from './opening-hours.ts';
import { type OpeningStatus, STATUS_REFRESH_MILLISECONDS, openingStatus } from './opening-status.ts';

/** The hours of both services, and the kitchen's pause and rush. */
export type HoursInForce = { readonly openingHours: OpeningHours; readonly busyControls: BusyControls };

/** The status of both services at `now`. A pause applies to the delivery only; tables are still served. */
export const openingStatuses = (
  { openingHours, busyControls }: HoursInForce,
  now: Instant,
): Readonly<Record<Service, OpeningStatus>> => ({
  restaurant: openingStatus(openingHours.restaurant, now, null),
  delivery: openingStatus(openingHours.delivery, now, busyControls.pause),
});

/**
 * How many milliseconds the statuses of `now` are valid: until the next full minute, when hours begin and end, or
 * before that until a pause begins or ends or a rush ends. Never more than 60 seconds. Source: specification, section
 * 4.
 */
export function refreshDelay({ pause, rush }: BusyControls, now: Instant): number {
  const fullMinute = addMinutes(roundDownToMinutes(now, 1), 1);
  const turns = [fullMinute, pause?.from, pause?.until, rush?.until].filter((turn) => turn !== undefined);
  const delays = turns.map((turn) => minutesBetween(now, turn) * STATUS_REFRESH_MILLISECONDS);
  return Math.min(...delays.filter((delay) => delay > 0));
}
