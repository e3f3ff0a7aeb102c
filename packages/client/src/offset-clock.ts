import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Instant } from '@ofenpost/core/time/instant';

/** This device's clock, shifted so that it showed `start` when it was made. */
export function createOffsetClock(start: Instant): ClockPort {
  const offset = Date.parse(start) - Date.now();
  return { now: () => new Date(Date.now() + offset).toISOString() };
}
