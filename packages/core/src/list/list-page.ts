import * as z from 'zod/mini';
import { containsWord, folded, searchWords } from '../text/search-words.ts';
import { addDays, toInstant } from '../time/zurich.ts';
import { enteredDate } from '../validation/entered-fields.ts';
import { type ListQuery, sortOf } from './list-query.ts';

/** One page of a list, and how many rows there are on all pages. */
export type ListPage<Row> = { readonly rows: Row[]; readonly total: number };

export const listPage = <Row extends z.core.$ZodType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int().check(z.nonnegative()) });

/** How many pages that many rows take; an empty list has one. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

type Rules<Row, Column extends string> = {
  /** The texts in which every word of the search must be found. */
  readonly texts: (row: Row) => readonly string[];
  /** Whether the row passes the filters of the query. */
  readonly isWanted: (row: Row) => boolean;
  /** The values that the columns sort by; capitals and accents do not matter. */
  readonly sorts: Readonly<Record<Column, (row: Row) => string | number>>;
  /** Decides the order of equal rows, always descending. */
  readonly key: (row: Row) => string;
};

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : Number(a > b));
const comparable = (value: string | number): string | number => (typeof value === 'string' ? folded(value) : value);

/** Answers a query from rows in memory. The server does the same in its database. */
export function pageOf<Row, Column extends string>(
  rows: readonly Row[],
  { q, sort, page, size }: ListQuery<Column>,
  { texts, isWanted, sorts, key }: Rules<Row, Column>,
): ListPage<Row> {
  const { column, isDescending } = sortOf(sort);
  const words = searchWords(q);
  const found = rows
    .filter((row) => isWanted(row) && words.every((word) => containsWord(texts(row).join('\n'), word)))
    .toSorted((a, b) => {
      const order = compare(comparable(sorts[column](a)), comparable(sorts[column](b)));
      return (isDescending ? -order : order) || compare(key(b), key(a));
    });
  return { rows: found.slice((page - 1) * size, page * size), total: found.length };
}

/** A filter: a day of Zurich, or '' for no limit. */
export const periodDay = z.union([z.literal(''), enteredDate('Bitte gib einen Tag an')]);

/** The first and the last day of the listed entries. */
export type ListPeriod = { readonly from: string; readonly to: string };

/** The limits of the period: from the first instant on, before the second; null is no limit. */
export const periodOf = ({ from, to }: ListPeriod) => ({
  since: from === '' ? null : toInstant(from, '00:00'),
  before: to === '' ? null : toInstant(addDays(to, 1), '00:00'),
});

/** Whether an instant is in the period. */
export function isWithin(at: string, period: ListPeriod): boolean {
  const { since, before } = periodOf(period);
  return (since === null || at >= since) && (before === null || at < before);
}
