import { memoizeRecent } from '../memoize/memoize.ts';
import type { Instant, LocalDate, LocalTime } from './instant.ts';

const ZONE = 'Europe/Zurich';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** German weekday names by day of week, 0 Sunday to 6 Saturday. */
export const WEEKDAY_NAMES = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const;

/** Text order is time order only if every year has four digits. */
function inCalendar<T extends string>(text: T): T {
  if (!/^\d{4}-/.test(text)) throw new RangeError(`outside of the years 0000 to 9999: ${text}`);
  return text;
}
const fromEpoch = (milliseconds: number): Instant => inCalendar(new Date(milliseconds).toISOString());

// The results are memoized, because the same instants, hours and days are needed often.

/**
 * The instant in the form that can be compared as text: in UTC with milliseconds, whatever its zone. RangeError for an
 * invalid instant.
 */
export const inUtc = memoizeRecent((instant: Instant): Instant => {
  const milliseconds = Date.parse(instant);
  const text = Number.isNaN(milliseconds) ? null : fromEpoch(milliseconds);
  return text === instant ? text : fromEpoch(Temporal.Instant.from(instant).epochMilliseconds);
});

/**
 * The offset of Zurich from UTC from this full hour on, in milliseconds. Since 1894 the clocks change at full hours
 * only.
 */
const offsetOfHour = memoizeRecent(
  (hour: number) => Temporal.Instant.fromEpochMilliseconds(hour).toZonedDateTimeISO(ZONE).offsetNanoseconds / 1e6,
);

/** The local time of Zurich, as `2026-11-20T18:30`. */
const toLocal = memoizeRecent((instant: Instant): string => {
  const milliseconds = Date.parse(inUtc(instant));
  return fromEpoch(milliseconds + offsetOfHour(Math.floor(milliseconds / HOUR) * HOUR)).slice(0, 16);
});

/** The calendar day in Zurich. RangeError for an invalid instant, and outside of the years 0000 to 9999. */
export const toLocalDate = (instant: Instant): LocalDate => toLocal(instant).slice(0, 10);

/**
 * The time of day in Zurich; seconds are cut off. RangeError for an invalid instant, and outside of the years 0000 to
 * 9999.
 */
export const toLocalTime = (instant: Instant): LocalTime => toLocal(instant).slice(11);

/**
 * The first instant at which the clocks of Zurich show `time` on `date`, or a later time. For a time that the change to
 * summer time skips, this is the change itself; for a time that occurs twice in autumn it is the first. RangeError for
 * an invalid day or time, and outside of the years 0000 to 9999.
 */
export function toInstant(date: LocalDate, time: LocalTime): Instant {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  const zoned = local.toZonedDateTime(ZONE, { disambiguation: 'earlier' });
  const first = zoned.toPlainDateTime().equals(local) ? zoned : (zoned.getTimeZoneTransition('next') ?? zoned);
  return fromEpoch(first.epochMilliseconds);
}

// Calendar days are computed in UTC, where each has 24 hours: opening hours need weeks of them, and Temporal is ten
// times slower.

const dayOf = memoizeRecent((milliseconds: number): LocalDate => fromEpoch(milliseconds).slice(0, 10));

/** The calendar day so many days later, or earlier when negative. RangeError outside of the years 0000 to 9999. */
export const addDays = (date: LocalDate, days: number): LocalDate => dayOf(Date.parse(date) + days * DAY);

/** Calendar days from one day to another; negative when `to` is earlier. The result is undefined for invalid days. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => (Date.parse(to) - Date.parse(from)) / DAY;

/**
 * 0 Sunday to 6 Saturday. The result is undefined for an invalid day, such as 30 February, which `localDate` rejects.
 */
export const dayOfWeek = (date: LocalDate): number => new Date(date).getUTCDay();

// The next four functions take instants as `instant` and `inUtc` make them; they do not check the zone again.

/**
 * An instant some elapsed minutes later, which are not minutes of local time: both differ on days with a time change.
 * RangeError outside of the years 0000 to 9999.
 */
export const addMinutes = (instant: Instant, minutes: number): Instant =>
  fromEpoch(Date.parse(instant) + minutes * MINUTE);

/**
 * Elapsed minutes from one instant to another, with fractions; negative when `to` is earlier.
 */
export const minutesBetween = (from: Instant, to: Instant): number => (Date.parse(to) - Date.parse(from)) / MINUTE;

/**
 * The instant itself, or the next at which the clock shows a multiple of `minutes` (a divisor of 60). RangeError
 * outside of the years 0000 to 9999.
 */
export function roundUpToMinutes(instant: Instant, minutes: number): Instant {
  const step = minutes * MINUTE;
  return fromEpoch(Math.ceil(Date.parse(instant) / step) * step);
}

/**
 * The instant itself, or the last at which the clock showed a multiple of `minutes` (a divisor of 60). RangeError
 * outside of the years 0000 to 9999.
 */
export function roundDownToMinutes(instant: Instant, minutes: number): Instant {
  const step = minutes * MINUTE;
  return fromEpoch(Math.floor(Date.parse(instant) / step) * step);
}

/** The earlier of two instants. RangeError for an invalid instant. */
export function earlierOf(a: Instant, b: Instant): Instant {
  const [first, second] = [inUtc(a), inUtc(b)];
  return first < second ? first : second;
}

/** The later of two instants. RangeError for an invalid instant. */
export function laterOf(a: Instant, b: Instant): Instant {
  const [first, second] = [inUtc(a), inUtc(b)];
  return first > second ? first : second;
}

/** `dd.MM.yyyy` in Zurich. RangeError for an invalid instant. */
export const formatDate = (instant: Instant): string => formatLocalDate(toLocalDate(instant));

/** `dd.MM.yyyy`. */
export const formatLocalDate = (date: LocalDate): string => date.split('-').toReversed().join('.');

/** Whether an instant is in summer or winter time, in the hour that occurs twice in autumn; '' in every other. */
function summerOrWinter(instant: Instant): string {
  const hour = Math.floor(Date.parse(inUtc(instant)) / HOUR) * HOUR;
  const offset = offsetOfHour(hour);
  if (offsetOfHour(hour + HOUR) < offset) return ' (Sommerzeit)';
  return offsetOfHour(hour - HOUR) > offset ? ' (Winterzeit)' : '';
}

/** `HH:MM` in Zurich, `02:15 (Sommerzeit)` where that time occurs twice. RangeError for an invalid instant. */
export const formatTime = (instant: Instant): string => `${toLocalTime(instant)}${summerOrWinter(instant)}`;

/** The German name of the weekday in Zurich. RangeError for an invalid instant. */
export const formatWeekday = (instant: Instant): string => WEEKDAY_NAMES[dayOfWeek(toLocalDate(instant))] ?? '';
