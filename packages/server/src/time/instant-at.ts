import type { Instant } from '@ofenpost/core/time/instant';

let known = { milliseconds: Number.NaN, instant: '' };

/** The instant so many milliseconds after 1970. On a busy evening dozens are asked for within one: it is written once. */
export function instantAt(milliseconds: number): Instant {
  if (milliseconds !== known.milliseconds) known = { milliseconds, instant: new Date(milliseconds).toISOString() };
  return known.instant;
}
