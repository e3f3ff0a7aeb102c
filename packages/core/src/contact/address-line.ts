import { cleanSigns } from '../text/clean-text.ts';

/** The parts of one address line as browsers, phones and other shops store it. */
export type StreetLine = {
  readonly street: string;
  readonly houseNumber: string;
  /** Null where the line names none. */
  readonly postcode: string | null;
};

const NUMBER = String.raw`\d{1,4}(?:\.\d{1,2})? ?[a-z]?(?: ?[\p{Pd}\u2212/+] ?\d{0,4}[a-z]?)?`;
/** `8004 Zürich` after the street, also with the country before it. */
const PLACE = /[,;\s]+(?:ch ?\p{Pd}? ?)?([1-9]\d{3})(?:\s+[^\d,;]+)?$/iu;
/** `Langstrasse 12a`, `Langstrasse, Nr. 12`. */
const NUMBER_LAST = new RegExp(String.raw`^(.*?\p{L}.*?)[\s,]+(?:nr\.? ?)?(${NUMBER})$`, 'iu');
/** `12, rue de la Gare`: the order of words in the west of the country. */
const NUMBER_FIRST = new RegExp(String.raw`^(?!\d{4})(${NUMBER})[\s,]+(\p{L}{2}.*)$`, 'iu');

function readStreet(text: string): Omit<StreetLine, 'postcode'> | null {
  const last = NUMBER_LAST.exec(text);
  if (last !== null) return { street: last[1] ?? '', houseNumber: last[2] ?? '' };
  const first = NUMBER_FIRST.exec(text);
  return first && { street: first[2] ?? '', houseNumber: first[1] ?? '' };
}

/**
 * Splits a line into street, number and place; null when it has no house number, so that it is a street alone.
 * Invisible characters are ignored.
 */
export function readStreetLine(line: string): StreetLine | null {
  // Longer than any address: a pasted paragraph.
  if (line.length > 200) return null;
  const text = cleanSigns(line);
  const withPlace = readStreet(text.replace(PLACE, ''));
  if (withPlace !== null) return { ...withPlace, postcode: PLACE.exec(text)?.[1] ?? null };
  // Four digits alone after a street are its number, not a place.
  const withoutPlace = readStreet(text);
  return withoutPlace && { ...withoutPlace, postcode: null };
}

/** Four digits, the first not 0: `8400`. */
export const SWISS_POSTCODE = /^[1-9]\d{3}$/;
