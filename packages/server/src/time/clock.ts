import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Instant } from '@ofenpost/core/time/instant';
import { instantAt } from './instant-at.ts';

/** This machine's clock; with `start`, one that begins at `start` and runs on. */
export function createClock(start: Instant | null): ClockPort {
  const offset = start === null ? 0 : Date.parse(start) - Date.now();
  return { now: () => instantAt(Date.now() + offset) };
}
