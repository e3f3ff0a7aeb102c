import type { TimeRange } from './opening-hours.ts';
import { DAY_MINUTES, rangeMinutes, rangeOfMinutes } from './range-minutes.ts';

/** The step of dragging and of the arrow keys, in minutes. */
export const DRAG_MINUTES = 15;

/** The part of a range that is dragged. */
export type RangePart = 'open' | 'close' | 'whole';

const onGrid = (minutes: number): number => Math.round(minutes / DRAG_MINUTES) * DRAG_MINUTES;
const within = (minutes: number, min: number, max: number): number => Math.min(Math.max(minutes, min), max);

/**
 * A range after one of its ends, or all of it, was moved by some minutes, to the nearest quarter of an hour. It begins
 * on its own day, lasts a quarter of an hour at least, and ends before it would begin again: a whole day can only be
 * typed. A range with invalid times does not change.
 */
export function dragRange(range: TimeRange, part: RangePart, by: number): TimeRange {
  const minutes = rangeMinutes(range);
  if (minutes === null) return range;
  const { begins, ends } = minutes;
  const lastBeginning = DAY_MINUTES - DRAG_MINUTES;
  const longest = DAY_MINUTES - DRAG_MINUTES;
  if (part === 'open') {
    const moved = within(
      onGrid(begins + by),
      Math.max(0, ends - longest),
      Math.min(ends - DRAG_MINUTES, lastBeginning),
    );
    return rangeOfMinutes({ begins: moved, ends });
  }
  if (part === 'close') {
    const moved = within(onGrid(ends + by), begins + DRAG_MINUTES, begins + longest);
    return rangeOfMinutes({ begins, ends: moved });
  }
  const moved = within(onGrid(begins + by), 0, lastBeginning);
  return rangeOfMinutes({ begins: moved, ends: ends + moved - begins });
}
