import { cleanCode } from '../text/clean-text.ts';

/**
 * The digits and letters that cannot be taken for one another: 0 O D Q, 1 I L, 2 Z, 5 S, 6 G, 8 B and U V leave one or none
 * of their kind. Their number is a prime, so that the check character sees every wrong and every swapped character.
 */
export const GIFT_CARD_ALPHABET = '23456789ACEFHJKMNPRTWXY';

/** Characters that are drawn by lot; one check character follows. */
export const GIFT_CARD_RANDOM_CHARACTERS = 12;

/** As long as a code may be written, with spaces and dashes. */
export const GIFT_CARD_CODE_TEXT_MAX = 40;

const BASE = GIFT_CARD_ALPHABET.length;
/** The numbers of a byte below this stand for each character equally often. */
const FAIR_BYTES = 256 - (256 % BASE);
/** So many unfit bytes in a row do not come from chance. */
const DRAWS_MAX = 1000;

const WRITTEN = new RegExp(`^[${GIFT_CARD_ALPHABET}]{${GIFT_CARD_RANDOM_CHARACTERS + 1}}$`, 'i');

/** The sum of the characters' numbers, the last counted once, the one before twice and so on, modulo the alphabet. */
const weighted = (characters: string): number =>
  characters
    .split('')
    .toReversed()
    .reduce((sum, each, index) => sum + GIFT_CARD_ALPHABET.indexOf(each) * (index + 1), 0) % BASE;

/** With the check character the weighted sum is 0. */
function checkCharacter(random: string): string {
  const open = weighted(`${random}${GIFT_CARD_ALPHABET.charAt(0)}`);
  return GIFT_CARD_ALPHABET.charAt((BASE - open) % BASE);
}

const shown = (characters: string): string =>
  [characters.slice(0, 4), characters.slice(4, 8), characters.slice(8)].join('-');

/**
 * Reads a code as people write it: small letters, spaces, other or missing dashes, quotes or a full stop around it. Answers it as it is shown and kept,
 * `XXXX-XXXX-XXXXX`, or null when it cannot be a code. A single wrong character and two swapped ones are always noticed.
 */
export function parseGiftCardCode(text: string): string | null {
  const characters = cleanCode(text).replaceAll(/[\s\p{Pd}\u2212]/gu, '');
  if (!WRITTEN.test(characters)) return null;
  const code = characters.toUpperCase();
  return weighted(code) === 0 ? shown(code) : null;
}

/** Uniform random bytes, as many as asked for. */
export type RandomBytes = (count: number) => Uint8Array;

/**
 * A new code from random bytes, each of the 23^12 equally likely: bytes that would favour some characters are drawn again.
 * Throws when the source gives nothing fit for a code.
 */
export function createGiftCardCode(randomBytes: RandomBytes): string {
  let random = '';
  for (let draws = 0; draws < DRAWS_MAX && random.length < GIFT_CARD_RANDOM_CHARACTERS; draws++) {
    for (const byte of randomBytes(GIFT_CARD_RANDOM_CHARACTERS - random.length)) {
      if (byte < FAIR_BYTES) random += GIFT_CARD_ALPHABET.charAt(byte % BASE);
    }
  }
  const characters = random.slice(0, GIFT_CARD_RANDOM_CHARACTERS);
  if (characters.length < GIFT_CARD_RANDOM_CHARACTERS) throw new Error('the source of random bytes is broken');
  return shown(characters + checkCharacter(characters));
}

/** The last block of a code names it well enough among its neighbours and pays for nothing. */
export const codeHint = (code: string): string => `…${code.slice(-5)}`;
