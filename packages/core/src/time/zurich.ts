import { memoizeRecent } from '../memoize/memoize.ts';
import type { Instant, LocalDate, LocalTime } from './instant.ts';

const ZONE = 'Europe/Zurich';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** German weekday names by day of week, 0 Sunday to 6 Saturday. */
export const WEEKDAY_NAMES = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const;

/** Text order is time order only as long as every year has four digits. */
function inCalendar<T extends string>(text: T): T {
  if (!/^\d{4}-/.test(text)) throw new RangeError(`outside of the years 0000 to 9999: ${text}`);
  return text;
}
const fromEpoch = (milliseconds: number): Instant => inCalendar(new Date(milliseconds).toISOString());

// What was asked for before is remembered: the same instants, hours and days are asked for again and again.

/**
 * The instant in the form in which instants can be compared as texts: in UTC with milliseconds, whatever zone it was
 * written in. RangeError for what is no instant.
 */
export const inUtc = memoizeRecent((instant: Instant): Instant => {
  const milliseconds = Date.parse(instant);
  const text = Number.isNaN(milliseconds) ? null : fromEpoch(milliseconds);
  return text === instant ? text : fromEpoch(Temporal.Instant.from(instant).epochMilliseconds);
});

/** How far the clocks of Zurich are ahead of UTC from this full hour on, in milliseconds. Since 1894 they are only changed at full hours. */
const offsetOfHour = memoizeRecent(
  (hour: number) => Temporal.Instant.fromEpochMilliseconds(hour).toZonedDateTimeISO(ZONE).offsetNanoseconds / 1e6,
);

/** What the clocks of Zurich show, as `2026-11-20T18:30`. */
const toLocal = memoizeRecent((instant: Instant): string => {
  const milliseconds = Date.parse(inUtc(instant));
  return fromEpoch(milliseconds + offsetOfHour(Math.floor(milliseconds / HOUR) * HOUR)).slice(0, 16);
});

/** The calendar day in Zurich. RangeError for what is no instant, and outside of the years 0000 to 9999. */
export const toLocalDate = (instant: Instant): LocalDate => toLocal(instant).slice(0, 10);

/** The time of day in Zurich; seconds are cut off. RangeError for what is no instant, and outside of the years 0000 to 9999. */
export const toLocalTime = (instant: Instant): LocalTime => toLocal(instant).slice(11);

/**
 * The first instant at which the clocks of Zurich show `time` on `date`, or a later time. A time that the change to
 * summer time leaves out is thus the change itself; of a time that comes twice in autumn it is the first. RangeError for
 * what is no day or no time, and outside of the years 0000 to 9999.
 */
export function toInstant(date: LocalDate, time: LocalTime): Instant {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  const zoned = local.toZonedDateTime(ZONE, { disambiguation: 'earlier' });
  const first = zoned.toPlainDateTime().equals(local) ? zoned : (zoned.getTimeZoneTransition('next') ?? zoned);
  return fromEpoch(first.epochMilliseconds);
}

// Calendar days are reckoned in UTC, where each has 24 hours: hours look weeks ahead, and Temporal takes ten times as long.

const dayOf = memoizeRecent((milliseconds: number): LocalDate => fromEpoch(milliseconds).slice(0, 10));

/** The calendar day that many days later, or earlier when negative. RangeError outside of the years 0000 to 9999. */
export const addDays = (date: LocalDate, days: number): LocalDate => dayOf(Date.parse(date) + days * DAY);

/** Calendar days from one day to another; negative when `to` is earlier. Says nothing of use where one is no day. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** 0 Sunday to 6 Saturday. Says nothing of use of what is no day, such as 30 February: `localDate` finds that out. */
export const dayOfWeek = (date: LocalDate): number => new Date(date).getUTCDay();

// The next four take instants as `instant` and `inUtc` make them: they do not look again whether there is a zone.

/**
 * Elapsed minutes, not minutes of the wall clock: both differ on days with a time change. RangeError outside of the
 * years 0000 to 9999.
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

/** The earlier of two instants. RangeError for what is no instant. */
export function earlierOf(a: Instant, b: Instant): Instant {
  const [first, second] = [inUtc(a), inUtc(b)];
  return first < second ? first : second;
}

/** The later of two instants. RangeError for what is no instant. */
export function laterOf(a: Instant, b: Instant): Instant {
  const [first, second] = [inUtc(a), inUtc(b)];
  return first > second ? first : second;
}

/** `dd.MM.yyyy` in Zurich. RangeError for what is no instant. */
export const formatDate = (instant: Instant): string => formatLocalDate(toLocalDate(instant));

/** `dd.MM.yyyy`. */
export const formatLocalDate = (date: LocalDate): string => date.split('-').toReversed().join('.');

/** Which of the two it is, in the hour that the clocks of Zurich show twice in autumn; '' in every other. */
function summerOrWinter(instant: Instant): string {
  const hour = Math.floor(Date.parse(inUtc(instant)) / HOUR) * HOUR;
  const offset = offsetOfHour(hour);
  if (offsetOfHour(hour + HOUR) < offset) return ' (Sommerzeit)';
  return offsetOfHour(hour - HOUR) > offset ? ' (Winterzeit)' : '';
}

/** `HH:MM` in Zurich, `02:15 (Sommerzeit)` where that time comes twice. RangeError for what is no instant. */
export const formatTime = (instant: Instant): string => `${toLocalTime(instant)}${summerOrWinter(instant)}`;

/** The German name of the weekday in Zurich. RangeError for what is no instant. */
export const formatWeekday = (instant: Instant): string => WEEKDAY_NAMES[dayOfWeek(toLocalDate(instant))] ?? '';
