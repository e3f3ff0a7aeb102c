import type { BusyControls } from '../kitchen/busy-controls.ts';
import type { Instant } from '../time/instant.ts';
import type { OpeningHours, Service } from './opening-hours.ts';
import { type OpeningStatus, openingStatus } from './opening-status.ts';

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
