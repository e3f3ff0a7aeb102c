import * as z from 'zod/mini';
import { cleanSigns } from '../text/clean-text.ts';

type Options<T> = {
  /** The minimum number of entries; 0 if not given. */
  readonly min?: number;
  readonly max: number;
  readonly tooFew?: string;
  readonly tooMany: string;
  /** The key by which entries are equal. */
  readonly keyOf: (entry: T) => unknown;
  readonly twice: string;
};

/** The indexes of entries whose key an earlier entry has. */
export function repeatedPlaces(keys: readonly unknown[]): number[] {
  const seen = new Set<unknown>();
  return keys.flatMap((key, place) => {
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated ? [place] : [];
  });
}

/** The indexes of keys that are not greater than the key before them. */
export const placesOutOfOrder = (keys: readonly (string | number)[]): number[] =>
  keys.flatMap((key, place) => {
    const before = keys[place - 1];
    return before !== undefined && key <= before ? [place] : [];
  });

/** A list of `min` to `max` entries, none of them twice; the issue of a repeated entry has its index. */
export const uniqueList = <Entry extends z.ZodMiniType>(
  entry: Entry,
  { min = 0, max, tooFew, tooMany, keyOf, twice }: Options<z.infer<Entry>>,
) =>
  z.array(entry, tooFew ?? tooMany).check(
    z.minLength(min, tooFew ?? tooMany),
    z.maxLength(max, { error: tooMany, abort: true }),
    z.check(({ value, issues }) => {
      for (const place of repeatedPlaces(value.map(keyOf)))
        issues.push({ code: 'custom', input: value, path: [place], message: twice });
    }),
  );

const APOSTROPHE = /[\u00B4`\u02BC\u2018\u2019\u201B\u2032]/g;
const DASH = /[\p{Pd}\u2212]/gu;

/**
 * A key that is equal for names that read the same: case, the kind and number of spaces, apostrophes and dashes,
 * invisible characters, and Unicode composition do not matter.
 */
export const nameKey = (name: string): string =>
  cleanSigns(name.replaceAll(APOSTROPHE, "'").normalize('NFKC').replaceAll(DASH, '-').toUpperCase().toLowerCase());

/** Whether all values are different. */
export const areUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** The list with an entry moved from one index to another. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entries = [...list];
  entries.splice(to, 0, ...entries.splice(from, 1));
  return entries;
}
