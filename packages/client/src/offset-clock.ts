import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Instant } from '@ofenpost/core/time/instant';

/** A clock that runs by this device's, from a time that somebody else knows. */
type OffsetClock = ClockPort & {
  /** Sets the clock: it shows `now` at this moment. */
  set(now: Instant): void;
};

/** This device's clock, shifted so that it showed `start` when it was made. */
export function createOffsetClock(start: Instant): OffsetClock {
  const offsetTo = (now: Instant): number => Date.parse(now) - Date.now();
  let offset = offsetTo(start);
  return {
    now: () => new Date(Date.now() + offset).toISOString(),
    set: (now) => {
      offset = offsetTo(now);
    },
  };
}
