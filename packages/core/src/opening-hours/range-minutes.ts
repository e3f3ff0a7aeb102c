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
