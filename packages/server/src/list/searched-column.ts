import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/pg-core';

/** `folded` of core as an expression: small letters without accents. */
const folded = (expression: string): string =>
  String.raw`lower(regexp_replace(normalize(${expression}, NFD), '[\u0300-\u036f]', '', 'g'))`;

/** Capitals by themselves: a database of the locale C has no small letters for them. */
const UMLAUTS = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };
const spelledOut = (expression: string): string =>
  folded(
    Object.entries(UMLAUTS).reduce(
      (spelled, [umlaut, letters]) => `replace(${spelled}, '${umlaut}', '${letters}')`,
      `normalize(${expression}, NFC)`,
    ),
  );

/**
 * What the words of a search are looked for in, as an expression from expressions over columns of one table: with umlauts
 * as plain letters and spelled out, as `containsWord` of core sees them.
 */
export const searchedText = (...expressions: readonly string[]): string => {
  const all = expressions.map((each) => `coalesce(${each}, '')`).join(String.raw` || E'\n' || `);
  return String.raw`${folded(all)} || E'\n' || ${spelledOut(all)}`;
};

/** The same, kept by the database. */
export const searchedColumn = (...expressions: readonly string[]) =>
  text().generatedAlwaysAs(sql.raw(searchedText(...expressions)));

/** By what a text is sorted, as `pageOf` of core sorts it. */
export const sortedText = (column: SQLWrapper): SQL =>
  sql`lower(regexp_replace(normalize(${column}, NFD), ${String.raw`[\u0300-\u036f]`}, '', 'g')) collate "C"`;
