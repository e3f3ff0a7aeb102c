import type { Instant, LocalDate } from '../time/instant.ts';
import { addDays, dayOfWeek, laterOf, toInstant, toLocalDate } from '../time/zurich.ts';
import type { ExtraordinaryDay, Schedule, TimeRange } from './opening-hours.ts';

/** Open from `opens` until `closes` (exclusive). */
export type OpenRange = { readonly opens: Instant; readonly closes: Instant };

/** How far ahead the next opening is looked for: longer than any holiday of the restaurant. */
const LOOK_AHEAD_DAYS = 60;

/** The entry that replaces the weekly hours of this day. */
export const extraordinaryDayOn = (schedule: Schedule, date: LocalDate): ExtraordinaryDay | null =>
  schedule.extraordinaryDays.find((day) => day.date === date) ?? null;

/** The time ranges that begin on this day, as staff entered them: the extraordinary ones instead of the weekly ones. */
export const timeRangesOn = (schedule: Schedule, date: LocalDate): readonly TimeRange[] =>
  extraordinaryDayOn(schedule, date)?.openingHour ??
  schedule.openingDays.filter((day) => day.dayOfWeek === dayOfWeek(date)).flatMap((day) => day.openingHour);

/** The ranges that begin on this day, ascending. One that closes at or before it opens ends on the next day. */
export const openRangesOn = (schedule: Schedule, date: LocalDate): OpenRange[] =>
  timeRangesOn(schedule, date)
    .map(({ open, close }) => ({
      opens: toInstant(date, open),
      closes: toInstant(close > open ? date : addDays(date, 1), close),
    }))
    // A range inside the hour that the change to summer time leaves out is empty.
    .filter(({ opens, closes }) => opens < closes)
    .toSorted((a, b) => (a.opens < b.opens ? -1 : 1));

const join = (a: OpenRange, b: OpenRange): OpenRange => ({ opens: a.opens, closes: laterOf(a.closes, b.closes) });

/** The ranges that begin on a day from `first` to `last`, ascending; ranges that touch or overlap are one. */
function* openRangesBetween(schedule: Schedule, first: LocalDate, last: LocalDate): Generator<OpenRange> {
  let current: OpenRange | undefined;
  for (let date = first; date <= last; date = addDays(date, 1)) {
    for (const range of openRangesOn(schedule, date)) {
      if (current !== undefined && range.opens > current.closes) {
        yield current;
        current = undefined;
      }
      current = current === undefined ? range : join(current, range);
    }
  }
  if (current !== undefined) yield current;
}

/** The range that contains `at`, else the next one within two months. */
export function openRangeAt(schedule: Schedule, at: Instant): OpenRange | null {
  const today = toLocalDate(at);
  const ranges = openRangesBetween(schedule, addDays(today, -1), addDays(today, LOOK_AHEAD_DAYS));
  for (const range of ranges) if (range.closes > at) return range;
  return null;
}

/** The ranges that contain `at` or begin later on its day, joined with what follows up to the end of tomorrow. */
export function openRangesToday(schedule: Schedule, at: Instant): OpenRange[] {
  const today = toLocalDate(at);
  const ranges: OpenRange[] = [];
  for (const range of openRangesBetween(schedule, addDays(today, -1), addDays(today, 1))) {
    if (range.opens > at && toLocalDate(range.opens) > today) break;
    if (range.closes > at) ranges.push(range);
  }
  return ranges;
}
