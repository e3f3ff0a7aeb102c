import { ACCENTS, PLAIN_LETTERS } from '@ofenpost/core/text/search-words';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/pg-core';

/**
 * What the words of a search are looked for in, kept by the database: the `spellings` of core, one below the other, from
 * expressions over columns of one table. The function is in the migrations; whoever changes the rules writes another one.
 */
export const searchedColumn = (...expressions: readonly string[]) => {
  const all = sql.raw(expressions.map((each) => `coalesce(${each}, '')`).join(String.raw` || E'\n' || `));
  return text().generatedAlwaysAs(sql`search_spellings(${all})`);
};

/** `nameWords` of core, for an index and its queries. */
export const nameWordsOf = (expression: string): SQL =>
  sql.raw(`array_to_tsvector(search_name_words(coalesce(${expression}, '')))`);

/** `folded` of core: by what a text is sorted, as `pageOf` of core sorts it. */
export function sortedText(column: SQLWrapper): SQL {
  const letters = sql`lower(regexp_replace(normalize(${column}, NFD), ${sql.raw(`'${ACCENTS}'`)}, '', 'g') collate "pg_unicode_fast")`;
  const folded = Object.entries(PLAIN_LETTERS).reduce(
    (result, [letter, plain]) => sql`replace(${result}, ${letter}, ${plain})`,
    letters,
  );
  return sql`${folded} collate "C"`;
}
