import type { TimeRange } from './opening-hours.ts';
import { rangeMinutes } from './range-minutes.ts';

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
