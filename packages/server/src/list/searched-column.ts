import { ACCENTS, PLAIN_LETTERS } from '@ofenpost/core/text/search-words';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/pg-core';

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
