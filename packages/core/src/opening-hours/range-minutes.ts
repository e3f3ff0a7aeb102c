import type { LocalTime } from '../time/instant.ts';
import { readTime } from '../time/typed-time.ts';
import type { TimeRange } from './opening-hours.ts';

export const DAY_MINUTES = 24 * 60;

/** Begin and end in minutes since the midnight before; past midnight they exceed 1440. */
export type RangeMinutes = { readonly begins: number; readonly ends: number };

const minutesOf = (time: LocalTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeOf = (minutes: number): LocalTime => {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

/** A range in minutes of its day; null when its times are invalid. Equal times are a whole day. */
export function rangeMinutes({ open, close }: TimeRange): RangeMinutes | null {
  const [from, until] = [readTime(open), readTime(close)];
  if (from === null || until === null) return null;
  const [begins, ends] = [minutesOf(from), minutesOf(until)];
  return { begins, ends: ends > begins ? ends : ends + DAY_MINUTES };
}

export const rangeOfMinutes = ({ begins, ends }: RangeMinutes): TimeRange => ({
  open: timeOf(begins),
  close: timeOf(ends),
});

/** The label of an hour of the axis: 25 is 01. */
export const hourLabel = (hour: number): string => String(hour % 24).padStart(2, '0');

/** The hours between which the bars of a week are shown; beyond 24 they are those of the next morning. */
export type WeekAxis = { readonly firstHour: number; readonly lastHour: number };

/** The least that the axis covers, so that there is room to drag. */
const FIRST_HOUR_MAX = 8;
const LAST_HOUR_MIN = 26;
const LAST_HOUR_MAX = 48;

/** The axis that has room for all these ranges, with one hour more on each side. */
export function weekAxis(ranges: readonly TimeRange[]): WeekAxis {
  const minutes = ranges.flatMap((range) => rangeMinutes(range) ?? []);
  const first = Math.min(...minutes.map(({ begins }) => Math.floor(begins / 60) - 1), FIRST_HOUR_MAX);
  const last = Math.max(...minutes.map(({ ends }) => Math.ceil(ends / 60) + 1), LAST_HOUR_MIN);
  return { firstHour: Math.max(first, 0), lastHour: Math.min(last, LAST_HOUR_MAX) };
}

/** The labelled full hours of the axis: at most about ten. */
export function axisHours({ firstHour, lastHour }: WeekAxis): number[] {
  const step = lastHour - firstHour > 20 ? 4 : 2;
  const first = Math.ceil(firstHour / step) * step;
  return Array.from({ length: Math.floor((lastHour - first) / step) + 1 }, (_, index) => first + index * step);
}

/** The position of a minute on the axis, 0 to 1. */
export const placeOnAxis = ({ firstHour, lastHour }: WeekAxis, minute: number): number =>
  Math.min(Math.max((minute - firstHour * 60) / ((lastHour - firstHour) * 60), 0), 1);

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
