import { cleanSigns } from '../text/clean-text.ts';

/**
 * Digits and letters that cannot be confused: of 0 O D Q, 1 I L, 2 Z, 5 S, 6 G, 8 B and U V, one or none of each group
 * is used. Their number is a prime, so that the check character detects every wrong and every swapped character.
 */
export const GIFT_CARD_ALPHABET = '23456789ACEFHJKMNPRTWXY';

/** The number of random characters; one check character follows. */
export const GIFT_CARD_RANDOM_CHARACTERS = 12;

/** The maximum length of a typed code, with spaces, dashes and the words that were copied with it. */
export const GIFT_CARD_CODE_TEXT_MAX = 200;

const BASE = GIFT_CARD_ALPHABET.length;
/** Bytes below this number stand for each character equally often. */
const FAIR_BYTES = 256 - (256 % BASE);
/** A random source does not give this many unfit bytes in a row. */
const DRAWS_MAX = 1000;

const CHARACTER = String.raw`[\s\p{P}\p{S}]*[${GIFT_CARD_ALPHABET}${GIFT_CARD_ALPHABET.toLowerCase()}]`;
/** At every place where the characters of a code begin and end at the bounds of words. */
const WRITTEN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?=((?:${CHARACTER}){${GIFT_CARD_RANDOM_CHARACTERS + 1}})(?![\p{L}\p{N}]))`,
  'gu',
);

/** The sum of the characters' numbers, the last counted once, the one before twice and so on, modulo the alphabet. */
const weighted = (characters: string): number =>
  characters
    .split('')
    .toReversed()
    .reduce((sum, each, index) => sum + GIFT_CARD_ALPHABET.indexOf(each) * (index + 1), 0) % BASE;

/** The character that makes the weighted sum 0. */
function checkCharacter(random: string): string {
  const open = weighted(`${random}${GIFT_CARD_ALPHABET.charAt(0)}`);
  return GIFT_CARD_ALPHABET.charAt((BASE - open) % BASE);
}

const shown = (characters: string): string =>
  [characters.slice(0, 4), characters.slice(4, 8), characters.slice(8)].join('-');

/**
 * Reads a code as people write it: small letters, other or missing dashes, words and marks around it, blanks of a link. Answers it
 * as it is shown and stored, `XXXX-XXXX-XXXXX`, or null when there is none or more than one. A single wrong character
 * and two swapped ones are always detected.
 */
export function parseGiftCardCode(text: string): string | null {
  if (text.length > GIFT_CARD_CODE_TEXT_MAX) return null;
  const written = [...cleanSigns(text).replaceAll('%20', ' ').matchAll(WRITTEN)].map(([, characters = '']) =>
    characters.replaceAll(/[^A-Z\d]/gi, '').toUpperCase(),
  );
  const [code, ...others] = new Set(written.filter((characters) => weighted(characters) === 0));
  return code === undefined || others.length > 0 ? null : shown(code);
}

/** Answers `count` uniform random bytes. */
export type RandomBytes = (count: number) => Uint8Array;

/**
 * Random characters of the alphabet, each equally likely: bytes that would favour some are replaced by new ones. Throws
 * when the source gives no usable bytes.
 */
export function randomCharacters(randomBytes: RandomBytes, count: number): string {
  let random = '';
  for (let draws = 0; draws < DRAWS_MAX && random.length < count; draws++) {
    for (const byte of randomBytes(count - random.length)) {
      if (byte < FAIR_BYTES) random += GIFT_CARD_ALPHABET.charAt(byte % BASE);
    }
  }
  if (random.length < count) throw new Error('the source of random bytes is broken');
  return random.slice(0, count);
}

/** A new code from random bytes, each of the 23^12 equally likely. */
export function createGiftCardCode(randomBytes: RandomBytes): string {
  const characters = randomCharacters(randomBytes, GIFT_CARD_RANDOM_CHARACTERS);
  return shown(characters + checkCharacter(characters));
}

/** The last block of a code: enough to recognise it in a list, too little to pay with. */
export const codeHint = (code: string): string => `…${code.slice(-5)}`;
