import { memoize } from '../memoize/memoize.ts';
import type { Instant, LocalDate } from '../time/instant.ts';
import { addDays, dayOfWeek, earlierOf, inUtc, laterOf, toInstant, toLocalDate } from '../time/zurich.ts';
import type { ExtraordinaryDay, Schedule, TimeRange } from './opening-hours.ts';

/** Open from `opens` until `closes` (exclusive). */
export type OpenRange = { readonly opens: Instant; readonly closes: Instant };

/** Closed from `from` until `until` (exclusive), whatever the schedule. */
export type Interruption = { readonly from: Instant; readonly until: Instant };

/** How many days ahead the next opening is searched: longer than any holiday of the restaurant. */
const LOOK_AHEAD_DAYS = 60;

/** The entry that replaces the weekly hours of this day; of several for one day the first applies. */
export const extraordinaryDayOn = (schedule: Schedule, date: LocalDate): ExtraordinaryDay | null =>
  schedule.extraordinaryOpeningHour.find((day) => day.date === date) ?? null;

/**
 * The time ranges that begin on this day, as staff entered them: the extraordinary ones instead of the weekly ones. All
 * entries of a weekday apply.
 */
export const timeRangesOn = (schedule: Schedule, date: LocalDate): readonly TimeRange[] =>
  extraordinaryDayOn(schedule, date)?.openingHour ??
  schedule.openingDays.filter((day) => day.dayOfWeek === dayOfWeek(date)).flatMap((day) => day.openingHour);

const rangesOn = (schedule: Schedule, date: LocalDate): readonly OpenRange[] =>
  timeRangesOn(schedule, date)
    .map(({ open, close }) => ({
      opens: toInstant(date, open),
      closes: toInstant(close > open ? date : addDays(date, 1), close),
    }))
    // A range inside the hour that the change to summer time skips is empty.
    .filter(({ opens, closes }) => opens < closes)
    .toSorted((a, b) => Date.parse(a.opens) - Date.parse(b.opens));

/** Cached, because every cart and every page needs the same days, and Temporal is slow. */
const knownDays = memoize<Schedule, Map<LocalDate, readonly OpenRange[]>>(() => new Map());

/** The ranges that begin on this day, ascending. One that closes at or before it opens ends on the next day. */
export function openRangesOn(schedule: Schedule, date: LocalDate): readonly OpenRange[] {
  const days = knownDays(schedule);
  const ranges = days.get(date) ?? rangesOn(schedule, date);
  days.set(date, ranges);
  return ranges;
}

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

/** The rest of a range without an interruption. An interruption that ends before it begins has no effect. */
function withoutInterruption(range: OpenRange, interruption: Interruption | null): OpenRange[] {
  if (interruption === null) return [range];
  const [from, until] = [inUtc(interruption.from), inUtc(interruption.until)];
  if (until <= from) return [range];
  return [
    { opens: range.opens, closes: earlierOf(range.closes, from) },
    { opens: laterOf(range.opens, until), closes: range.closes },
  ].filter(({ opens, closes }) => opens < closes);
}

/**
 * The range that contains `at` and the following ones within two months, ascending. Everything about hours is derived
 * from this list: status, next opening, slots, checkout and the windows of products. RangeError for an invalid instant,
 * and within two months of the ends of the years 0000 to 9999.
 */
function* openRangesFrom(schedule: Schedule, at: Instant, interruption: Interruption | null): Generator<OpenRange> {
  const [now, today] = [inUtc(at), toLocalDate(at)];
  for (const range of openRangesBetween(schedule, addDays(today, -1), addDays(today, LOOK_AHEAD_DAYS)))
    for (const rest of withoutInterruption(range, interruption)) if (rest.closes > now) yield rest;
}

/** The range that contains `at`, else the next one within two months. */
export function openRangeAt(schedule: Schedule, at: Instant, interruption: Interruption | null): OpenRange | null {
  for (const range of openRangesFrom(schedule, at, interruption)) return range;
  return null;
}

/** The range that contains `at` and those that begin later, up to this day, each until its end. */
export function openRangesUntil(
  schedule: Schedule,
  at: Instant,
  interruption: Interruption | null,
  lastDay: LocalDate,
): OpenRange[] {
  const ranges: OpenRange[] = [];
  for (const range of openRangesFrom(schedule, at, interruption)) {
    if (toLocalDate(range.opens) > lastDay) break;
    ranges.push(range);
  }
  return ranges;
}

/** The range that contains `at` and those that begin later on its day, each until its end. */
export const openRangesToday = (schedule: Schedule, at: Instant, interruption: Interruption | null): OpenRange[] =>
  openRangesUntil(schedule, at, interruption, toLocalDate(at));

/** Whether a schedule is open at `at`. */
export function isWithinHours(schedule: Schedule, at: Instant): boolean {
  const range = openRangeAt(schedule, at, null);
  return range !== null && range.opens <= inUtc(at);
}
