import type { Instant } from '@ofenpost/core/time/instant';

let known = { milliseconds: Number.NaN, instant: '' };

/**
 * The instant in milliseconds since 1970 as ISO text. On a busy evening dozens of calls are in the same millisecond, so
 * the last text is cached.
 */
export function instantAt(milliseconds: number): Instant {
  if (milliseconds !== known.milliseconds) known = { milliseconds, instant: new Date(milliseconds).toISOString() };
  return known.instant;
}
