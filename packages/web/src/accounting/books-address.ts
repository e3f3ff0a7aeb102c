import { dateRange, type DateRange } from '@ofenpost/core/accounting/date-range';
import { type LocalDate, localDate } from '@ofenpost/core/time/instant';
import { adminLink } from '../app/paths.ts';

const BOOKS = 'accounting';
const BETWEEN = '..';

/** Parses `2026-11-20` or `2026-10-01..2026-12-31` (days in Zurich); null for any other text. */
export function readBooksAddress(id: string): { readonly day: LocalDate } | { readonly range: DateRange } | null {
  const [from, to, ...more] = id.split(BETWEEN);
  if (more.length > 0) return null;
  const day = localDate.safeParse(from).data;
  if (to === undefined) return day === undefined ? null : { day };
  const range = dateRange.safeParse({ from, to }).data;
  return range === undefined ? null : { range };
}

/** Links to a day of the books; null stands for the current day. */
export const dayLink = (day: LocalDate | null) => adminLink(day === null ? BOOKS : `${BOOKS}/${day}`);
export const rangeLink = ({ from, to }: DateRange) => adminLink(`${BOOKS}/${from}${BETWEEN}${to}`);
