import type { Instant } from '@ofenpost/core/time/instant';
import { minutesBetween } from '@ofenpost/core/time/zurich';
import { duration } from '../app/duration.ts';
import { useTickingNow } from '../app/use-ticking.ts';

const SECONDS = 60;

/** Shows the time left, `noch 24:10`, and 0:01 until the very end. Screen readers read the timer only on demand. */
export function Countdown({ until }: { until: Instant }) {
  const left = Math.ceil(minutesBetween(useTickingNow(), until) * SECONDS);
  return (
    <span role="timer">
      <span>noch </span>
      {duration(Math.max(0, left))}
    </span>
  );
}
