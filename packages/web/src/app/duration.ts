import type { Instant } from '@ofenpost/core/time/instant';

const HOUR = 3600;

export const secondsBetween = (from: Instant, to: Instant): number =>
  Math.floor((Date.parse(to) - Date.parse(from)) / 1000);

/** Formats seconds: `12:40` as minutes and seconds, from an hour on `1 h 05`. */
export function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} h ${String(minutes % 60).padStart(2, '0')}`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}
