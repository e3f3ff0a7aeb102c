import type { Instant, LocalDate, LocalTime } from './instant.ts';

const ZONE = 'Europe/Zurich';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** German weekday names by day of week, 0 Sunday to 6 Saturday. */
export const WEEKDAY_NAMES = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const;

const toZurich = (instant: Instant) => Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE);
const fromEpoch = (milliseconds: number): Instant => new Date(milliseconds).toISOString();

/** The calendar day in Zurich. */
export const toLocalDate = (instant: Instant): LocalDate => toZurich(instant).toPlainDate().toString();

/** The time of day in Zurich; seconds are cut off. */
export const toLocalTime = (instant: Instant): LocalTime => toZurich(instant).toPlainTime().toString().slice(0, 5);

/**
 * The first instant at which the clocks of Zurich show `time` on `date`, or a later time. A time that the change to
 * summer time leaves out is thus the change itself; of a time that comes twice in autumn it is the first.
 */
export function toInstant(date: LocalDate, time: LocalTime): Instant {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  const zoned = local.toZonedDateTime(ZONE, { disambiguation: 'earlier' });
  const first = zoned.toPlainDateTime().equals(local) ? zoned : (zoned.getTimeZoneTransition('next') ?? zoned);
  return fromEpoch(first.epochMilliseconds);
}

// Calendar days are reckoned in UTC, where each has 24 hours: hours look weeks ahead, and Temporal takes ten times as long.

/** The calendar day that many days later, or earlier when negative. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  fromEpoch(Date.parse(date) + days * DAY).slice(0, 10);

/** Calendar days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** 0 Sunday to 6 Saturday. */
export const dayOfWeek = (date: LocalDate): number => new Date(date).getUTCDay();

/** Elapsed minutes, not minutes of the wall clock: both differ on days with a time change. */
export const addMinutes = (instant: Instant, minutes: number): Instant =>
  fromEpoch(Date.parse(instant) + minutes * MINUTE);

/** Elapsed minutes from one instant to another, with fractions; negative when `to` is earlier. */
export const minutesBetween = (from: Instant, to: Instant): number => (Date.parse(to) - Date.parse(from)) / MINUTE;

/** The instant itself, or the next at which the clock shows a multiple of `minutes` (a divisor of 60). */
export function roundUpToMinutes(instant: Instant, minutes: number): Instant {
  const step = minutes * MINUTE;
  return fromEpoch(Math.ceil(Date.parse(instant) / step) * step);
}

/** The instant itself, or the last at which the clock showed a multiple of `minutes` (a divisor of 60). */
export function roundDownToMinutes(instant: Instant, minutes: number): Instant {
  const step = minutes * MINUTE;
  return fromEpoch(Math.floor(Date.parse(instant) / step) * step);
}

/** The earlier of two instants. */
export const earlierOf = (a: Instant, b: Instant): Instant => (a < b ? a : b);

/** The later of two instants. */
export const laterOf = (a: Instant, b: Instant): Instant => (a > b ? a : b);

/** `dd.MM.yyyy` in Zurich. */
export const formatDate = (instant: Instant): string => formatLocalDate(toLocalDate(instant));

/** `dd.MM.yyyy`. */
export const formatLocalDate = (date: LocalDate): string => date.split('-').toReversed().join('.');

/** `HH:MM` in Zurich. */
export const formatTime = (instant: Instant): string => toLocalTime(instant);

/** The German name of the weekday in Zurich. */
export const formatWeekday = (instant: Instant): string => WEEKDAY_NAMES[dayOfWeek(toLocalDate(instant))] ?? '';
