import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Instant } from '@ofenpost/core/time/instant';
import { addMinutes } from '@ofenpost/core/time/zurich';

/** A clock that stands still until it is moved. */
export type ManualClock = ClockPort & { advance(minutes: number): void };

export function createManualClock(start: Instant): ManualClock {
  let now = start;
  return {
    now: () => now,
    advance: (minutes) => {
      now = addMinutes(now, minutes);
    },
  };
}
