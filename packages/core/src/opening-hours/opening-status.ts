import type { BusyControls } from '../kitchen/busy-controls.ts';
import type { Instant } from '../time/instant.ts';
import { inUtc, minutesBetween, toLocalDate, addMinutes, roundDownToMinutes } from '../time/zurich.ts';
import { type Interruption, type OpenRange, extraordinaryDayOn, openRangeAt, openRangesToday } from './open-ranges.ts';
import type { ExtraordinaryDay, Schedule, OpeningHours, Service } from './opening-hours.ts';

/** Source: specification, sections 4 and 9. */
export const CLOSING_SOON_MINUTES = 30;
export const STATUS_REFRESH_MILLISECONDS = 60_000;

export type OpeningState = 'open' | 'closingSoon' | 'closed';

export type OpeningStatus = {
  readonly state: OpeningState;
  /** When the current opening ends; null while closed. */
  readonly until: Instant | null;
  /** The next opening; null while open, and when none is known. */
  readonly opensAt: Instant | null;
  /** What closes it: its hours, or a pause within them; null while open. */
  readonly closedBy: 'hours' | 'pause' | null;
  /** The special hours of today, if any. */
  readonly extraordinary: ExtraordinaryDay | null;
};

/** The range of the schedule at `at`, pauses ignored. */
function openByHours(schedule: Schedule, at: Instant): OpenRange | null {
  const range = openRangeAt(schedule, at, null);
  return range !== null && range.opens <= at ? range : null;
}

/**
 * Whether a service is open at `at`, closes within 30 minutes, or is closed, by its hours or by a pause (null: there is
 * none). A range that passes midnight counts until it ends, even when the day after is extraordinary. A pause
 * interrupts the opening and does not end it: before it begins, which a slow clock may place a moment ahead, the end of
 * the opening is that of the hours. RangeError for an invalid instant. Source: specification, section 4.
 */
export function openingStatus(schedule: Schedule, at: Instant, pause: Interruption | null): OpeningStatus {
  const now = inUtc(at);
  const extraordinary = extraordinaryDayOn(schedule, toLocalDate(now));
  const range = openRangeAt(schedule, now, pause);
  const byHours = openByHours(schedule, now);
  if (byHours === null || range === null || range.opens > now) {
    const closedBy = byHours === null ? 'hours' : 'pause';
    return { state: 'closed', until: null, opensAt: range?.opens ?? null, closedBy, extraordinary };
  }
  const state = minutesBetween(now, byHours.closes) > CLOSING_SOON_MINUTES ? 'open' : 'closingSoon';
  return { state, until: byHours.closes, opensAt: null, closedBy: null, extraordinary };
}

/** Whether a service opens after `now` and still on this day in Zurich. Source: specification, section 5. */
export const opensLaterToday = (schedule: Schedule, now: Instant, pause: Interruption | null): boolean =>
  openRangesToday(schedule, now, pause).some(({ opens }) => opens > inUtc(now));

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
