import { type ListPeriod, periodOf } from '@ofenpost/core/list/list-page';
import { type ListQuery, sortOf } from '@ofenpost/core/list/list-query';
import { searchWords, spellings, ACCENTS, PLAIN_LETTERS } from '@ofenpost/core/text/search-words';
import { type Column, type SQL, type SQLWrapper, and, asc, desc, gte, like, lt, or, sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/pg-core';

const literally = (word: string): string => word.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * Matches every word somewhere in the searched column, in one of its stored spellings, as core's `containsWord` does.
 */
export const containsWords = (searched: Column | SQL, q: string): SQL | undefined =>
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

/**
 * A generated column in which a search looks for words: core's `spellings` of expressions over one table's columns, one
 * a line. The SQL function is in the migrations; changed rules need a new function.
 */
export const searchedColumn = (...expressions: readonly string[]) => {
  const all = sql.raw(expressions.map((each) => `coalesce(${each}, '')`).join(String.raw` || E'\n' || `));
  return text().generatedAlwaysAs(sql`search_spellings(${all})`);
};

/** Core's `nameWords`, for an index and its queries. */
export const nameWordsOf = (expression: string): SQL =>
  sql.raw(`array_to_tsvector(search_name_words(coalesce(${expression}, '')))`);

/** Core's `folded`, by which texts are sorted as in core's `pageOf`. */
export function sortedText(column: SQLWrapper): SQL {
  const letters = sql`lower(regexp_replace(normalize(${column}, NFD), ${sql.raw(`'${ACCENTS}'`)}, '', 'g') collate "pg_unicode_fast")`;
  const folded = Object.entries(PLAIN_LETTERS).reduce(
    (result, [letter, plain]) => sql`replace(${result}, ${letter}, ${plain})`,
    letters,
  );
  return sql`${folded} collate "C"`;
}
