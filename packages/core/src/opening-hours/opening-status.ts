import type { Instant } from '../time/instant.ts';
import { minutesBetween, toLocalDate } from '../time/zurich.ts';
import { extraordinaryDayOn, openRangeAt } from './open-ranges.ts';
import type { ExtraordinaryDay, Schedule } from './opening-hours.ts';

/** Source: specification, sections 4 and 9. */
export const CLOSING_SOON_MINUTES = 30;
export const STATUS_REFRESH_MILLISECONDS = 60_000;

export type OpeningState = 'open' | 'closingSoon' | 'closed';

export type OpeningStatus = {
  readonly state: OpeningState;
  /** When the current opening ends; null while closed. */
  readonly until: Instant | null;
  /** The next opening; null while open, and when none is in sight. */
  readonly opensAt: Instant | null;
  /** Why today is different from the weekly hours. */
  readonly extraordinary: ExtraordinaryDay | null;
};

/**
 * Whether a service is open at `now`, closes within 30 minutes, or is closed. A range that passes midnight counts until
 * it ends, even when the day after is extraordinary. Source: specification, section 4.
 */
export function openingStatus(schedule: Schedule, now: Instant): OpeningStatus {
  const extraordinary = extraordinaryDayOn(schedule, toLocalDate(now));
  const range = openRangeAt(schedule, now);
  if (range === null) return { state: 'closed', until: null, opensAt: null, extraordinary };
  const { opens, closes } = range;
  if (opens > now) return { state: 'closed', until: null, opensAt: opens, extraordinary };
  const state = minutesBetween(now, closes) > CLOSING_SOON_MINUTES ? 'open' : 'closingSoon';
  return { state, until: closes, opensAt: null, extraordinary };
}
