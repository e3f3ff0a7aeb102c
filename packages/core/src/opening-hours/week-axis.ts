import type { TimeRange } from './opening-hours.ts';
import { rangeMinutes } from './range-minutes.ts';

/** The hours that the bars of a week are drawn between; beyond 24 they are those of the next morning. */
export type WeekAxis = { readonly firstHour: number; readonly lastHour: number };

/** What is drawn at least, so that there is room to drag into. */
const FIRST_HOUR_MAX = 8;
const LAST_HOUR_MIN = 26;
const LAST_HOUR_MAX = 48;

/** The axis on which all these ranges have room, with an hour before and behind them. */
export function weekAxis(ranges: readonly TimeRange[]): WeekAxis {
  const minutes = ranges.flatMap((range) => rangeMinutes(range) ?? []);
  const first = Math.min(...minutes.map(({ begins }) => Math.floor(begins / 60) - 1), FIRST_HOUR_MAX);
  const last = Math.max(...minutes.map(({ ends }) => Math.ceil(ends / 60) + 1), LAST_HOUR_MIN);
  return { firstHour: Math.max(first, 0), lastHour: Math.min(last, LAST_HOUR_MAX) };
}

/** The full hours of the axis that are written on it: at most about ten. */
export function axisHours({ firstHour, lastHour }: WeekAxis): number[] {
  const step = lastHour - firstHour > 20 ? 4 : 2;
  const first = Math.ceil(firstHour / step) * step;
  return Array.from({ length: Math.floor((lastHour - first) / step) + 1 }, (_, index) => first + index * step);
}

/** Where a minute stands on the axis, 0 to 1. */
export const placeOnAxis = ({ firstHour, lastHour }: WeekAxis, minute: number): number =>
  Math.min(Math.max((minute - firstHour * 60) / ((lastHour - firstHour) * 60), 0), 1);
