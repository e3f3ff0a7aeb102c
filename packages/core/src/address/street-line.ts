import { cleanSigns } from '../text/clean-text.ts';
import type { AddressDraft } from './address.ts';

type Door = Pick<AddressDraft, 'street' | 'houseNumber'>;

/** The parts of one street line as people, browsers and other shops write it. */
export type StreetLine = Door & {
  /** Null where the line names none. */
  readonly postcode: string | null;
  /** What stands after the number, for the courier: `2. Stock`. */
  readonly note: string;
};

const NUMBER = String.raw`\d{1,4}(?:\.\d{1,2})?(?: ?(?:bis|ter|[a-z]))?(?: ?[\p{Pd}\u2212/+] ?\d{0,4}[a-z]?)?`;
const STREET = String.raw`(.*?\p{L}.*?)[\s,]+(?:nr\.? ?)?`;
/** `8004 Zürich` after the street, also with the country before it. */
const PLACE = /[,;\s]+(?:ch ?\p{Pd}? ?)?([1-9]\d{3})(?:\s+[^\d,;]+)?$/iu;
/** `Langstrasse 12a`, `Langstrasse, Nr. 12`. */
const NUMBER_LAST = new RegExp(`^${STREET}(${NUMBER})$`, 'iu');
/** `12, rue de la Gare`: the order of words in the west of the country. */
const NUMBER_FIRST = new RegExp(String.raw`^(?!\d{4})(${NUMBER})[\s,]+(\p{L}{2}.*)$`, 'iu');
/** `Im Grund 3 / 2. Stock`. */
const NOTE_LAST = new RegExp(String.raw`^${STREET}(${NUMBER})\s*[,;/]\s*(.*\p{L}{2}.*)$`, 'iu');
/** `Industriestrasse B`: some buildings have a letter alone. */
const LETTER_LAST = /^(.*\p{L}{2}.*?)[\s,]+(\p{Lu})$/u;

function readDoor(text: string): Omit<StreetLine, 'postcode'> | null {
  const first = NUMBER_LAST.test(text) ? null : NUMBER_FIRST.exec(text);
  const [, street = '', houseNumber = '', note = ''] =
    first === null
      ? (NUMBER_LAST.exec(text) ?? NOTE_LAST.exec(text) ?? LETTER_LAST.exec(text) ?? [])
      : ['', first[2], first[1]];
  return houseNumber === '' ? null : { street, houseNumber, note };
}

/** The path of the control in which people enter a field: one line takes street and number. */
export const controlOfField = (field: string): string => field.replace('houseNumber', 'street');

/**
 * Splits a line into street, number and what else it holds; without a house number all of it is the street. Invisible
 * characters are ignored.
 */
export function takeStreetLine(line: string): StreetLine {
  const alone = { street: line, houseNumber: '', postcode: null, note: '' };
  // Longer than any address: a pasted paragraph.
  if (line.length > 200) return alone;
  const text = cleanSigns(line);
  const withPlace = readDoor(text.replace(PLACE, ''));
  if (withPlace !== null) return { ...withPlace, postcode: PLACE.exec(text)?.[1] ?? null };
  // Four digits alone after a street are its number, not a place.
  return { ...alone, ...readDoor(text) };
}

/** Street and number as one line, the number last. */
export const writeStreetLine = ({ street, houseNumber }: Door): string => `${street} ${houseNumber}`.trim();
