import * as z from 'zod/mini';
import { cleanSigns, cleanLine } from '../text/clean-text.ts';

const GROUPS = /^(\d{0,3})(\d{0,3})(\d{0,2})(\d{0,2})$/;
const DIGITS_MAX = 10;
/** A real phone number needs no more characters, and the expression is slow on long texts. */
const TEXT_MAX = 100;

/**
 * One number with words and signs around it: `Tel.: …`, `… (privat)`. Between its digits there is neither a letter nor
 * a plus.
 */
const WRITTEN = /^[^\p{N}+]*(?<plus>\+?)[^\p{L}\p{N}+]*(?<number>\d[^\p{L}+]*)\P{N}*$/u;
/**
 * The country and area codes of Switzerland, and the first 0, which is not dialled from abroad. Source: E.164, BAKOM.
 */
const ABROAD = /^(?:00)?410?(?=[1-9]\d{8}$)/;
const NATIONAL = /^0[1-9]\d{8}$/;

const grouped = (digits: string): string => digits.replace(GROUPS, '$1 $2 $3 $4').trim();

/**
 * The one Swiss phone number in a text, however it is written, as `078 999 99 99`: `+41`, `0041`, `(0)`, `tel:`, words
 * and signs around it, digits of other scripts. Null for everything else, also for a number of another country or
 * length.
 */
export function swissPhoneNumber(text: string): string | null {
  const parts = text.length > TEXT_MAX ? null : WRITTEN.exec(cleanSigns(text));
  const { plus = '', number = '' } = parts?.groups ?? {};
  const digits = number.replaceAll(/\D/g, '');
  const national = digits.replace(ABROAD, '0');
  if (!NATIONAL.test(national) || (plus !== '' && national === digits)) return null;
  return grouped(national);
}

/** Whether two texts are the same Swiss phone number, or else the same text. */
export const isSamePhoneNumber = (one: string, other: string): boolean =>
  (swissPhoneNumber(one) ?? one) === (swissPhoneNumber(other) ?? other);

/**
 * Brings what was typed, pasted or filled in into the shape `078 999 99 99`, as far as it goes. What is not, or not
 * yet, a Swiss number and could be taken for one stays as it was typed, and the schema refuses it: a wrong number must
 * never be called. Source: specification, section 5.
 */
export function maskPhoneNumber(text: string): string {
  const swiss = swissPhoneNumber(text);
  if (swiss !== null) return swiss;
  const digits = cleanSigns(text).replaceAll(/\D/g, '');
  const isForeign = digits.startsWith('00') || cleanSigns(text).includes('+');
  const isTyped = digits.length < DIGITS_MAX || (digits.length === DIGITS_MAX && /^[\d ]*$/.test(text));
  return isTyped && !isForeign ? grouped(digits) : text;
}

/** Where the caret belongs in a masked number, so that as many digits are before it as before masking. */
export function maskedCaret(masked: string, digitsBefore: number): number {
  let caret = 0;
  for (let digits = 0; digits < digitsBefore && caret < masked.length; caret++) if (masked[caret] !== ' ') digits++;
  return caret;
}

/** Source: specification, section 5. */
export const PHONE_NUMBER_PLACEHOLDER = '078 999 99 99';

export const PHONE_NUMBER_MISSING = 'Telefonnummer ist erforderlich';
const SHAPE = /^0[1-9]\d \d{3} \d{2} \d{2}$/;

/**
 * A Swiss phone number however it is written, as `078 999 99 99`. `wrong` is the message for everything else, numbers
 * of other countries included. Source: specification, section 5.
 */
export const phoneNumberText = (wrong: string) =>
  z.string(PHONE_NUMBER_MISSING).check(
    z.overwrite((text) => swissPhoneNumber(text) ?? cleanLine(text)),
    z.minLength(1, PHONE_NUMBER_MISSING),
    z.regex(SHAPE, wrong),
  );
