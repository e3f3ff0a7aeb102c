import type { LocalDate } from '../time/instant.ts';
import { addDays, daysBetween } from '../time/zurich.ts';
import { mondayOf } from './week-menu.ts';

/** The week of a day, `2026-W48`. Its year is that of its Thursday. Source: ISO 8601, section 3.1.1.23. */
export function isoWeekOf(date: LocalDate): string {
  const thursday = addDays(mondayOf(date), 3);
  const year = thursday.slice(0, 4);
  const number = Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1;
  return `${year}-W${String(number).padStart(2, '0')}`;
}

/** The Monday of a week of the years 2000 to 2099, written `2026-W48`; null when there is no such week. */
export function mondayOfIsoWeek(week: string): LocalDate | null {
  const [, year, number] = /^(20\d\d)-W(\d\d)$/.exec(week) ?? [];
  if (year === undefined) return null;
  // 4 January always lies in the first week.
  const monday = addDays(mondayOf(`${year}-01-04`), (Number(number) - 1) * 7);
  return isoWeekOf(monday) === week ? monday : null;
}
