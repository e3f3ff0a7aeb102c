import { type ListPeriod, periodOf } from '@ofenpost/core/list/list-period';
import { type ListQuery, sortOf } from '@ofenpost/core/list/list-query';
import { searchWords, spellings } from '@ofenpost/core/text/search-words';
import { type Column, type SQL, type SQLWrapper, and, asc, desc, gte, like, lt, or } from 'drizzle-orm';

const literally = (word: string): string => word.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * Matches every word somewhere in the searched column, in one of its stored spellings, as core's `containsWord` does.
 */
export const containsWords = (searched: Column, q: string): SQL | undefined =>
  and(...searchWords(q).map((word) => or(...spellings(word).map((form) => like(searched, `%${literally(form)}%`)))));

/** By the requested column, and for equal values by `keys` in descending order, as core's `pageOf` does. */
export function inOrder<Name extends string>(
  { sort }: ListQuery<Name>,
  columns: Readonly<Record<Name, SQLWrapper>>,
  keys: readonly SQLWrapper[],
): SQL[] {
  const { column, isDescending } = sortOf(sort);
  const chosen = columns[column];
  return [isDescending ? desc(chosen) : asc(chosen), ...keys.map((key) => desc(key))];
}

export const onPage = ({ page, size }: ListQuery): { readonly limit: number; readonly offset: number } => ({
  limit: size,
  offset: (page - 1) * size,
});

/** Core's `isWithin` as a condition. */
export function inPeriod(at: Column, period: ListPeriod): SQL | undefined {
  const { since, before } = periodOf(period);
  return and(since === null ? undefined : gte(at, since), before === null ? undefined : lt(at, before));
}
