import type { LocalDate } from './instant.ts';
import { addDays, dayOfWeek } from './zurich.ts';

/** German month names, 0 January. */
export const MONTH_NAMES = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;

const SUNDAY_LAST = 6;

/** The first day of a day's month. */
export const firstOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 7)}-01`;

/** `November 2026`. */
export const monthName = (date: LocalDate): string =>
  `${MONTH_NAMES[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`;

/** The weeks of a month, Monday first, completed with the days before and after it. */
export function monthWeeks(date: LocalDate): LocalDate[][] {
  const first = firstOfMonth(date);
  const weeks: LocalDate[][] = [];
  let day = addDays(first, -((dayOfWeek(first) + SUNDAY_LAST) % 7));
  do {
    const monday = day;
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
    day = addDays(monday, 7);
  } while (day.slice(0, 7) === first.slice(0, 7));
  return weeks;
}

/** The same day some months later, or earlier when negative; the last day of the month where it has no such day. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const length = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, length))).toISOString().slice(0, 10);
}

/**
 * The day that a key of a calendar leads to; null for other keys. With Shift, a page is a year. Source: WAI-ARIA
 * Authoring Practices, "Date Picker Dialog".
 */
export function dayAfterKey(date: LocalDate, key: string, hasShift = false): LocalDate | null {
  const page = hasShift ? 12 : 1;
  const fromMonday = (dayOfWeek(date) + SUNDAY_LAST) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -fromMonday);
    case 'End':
      return addDays(date, SUNDAY_LAST - fromMonday);
    case 'PageUp':
      return addMonths(date, -page);
    case 'PageDown':
      return addMonths(date, page);
    default:
      return null;
  }
}
