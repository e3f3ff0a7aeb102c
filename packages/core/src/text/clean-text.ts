/**
 * Scripts whose words need joiners, by their codes of ISO 15924: Arabic, Syriac and ten of India and Sri Lanka. Source:
 * Unicode Standard Annex 31, section 2.3.1.
 */
const JOINING = 'Arab Syrc Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh'
  .split(' ')
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

/**
 * Invisible characters with a meaning, because they join others into one: in emoji, flags, letters of some scripts,
 * variants of Han characters.
 */
const MEANT = [
  String.raw`(?<=\p{ExtPict}[\uFE0E\uFE0F]?|\p{EMod})\u200D(?=\p{ExtPict})`,
  String.raw`(?<=\p{ExtPict})[\uFE0E\uFE0F]`,
  String.raw`(?<=[\d#*])\uFE0F(?=\u20E3)`,
  String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]{4,6}\u{E007F}`,
  String.raw`(?<=[${JOINING}])[\u200C\u200D](?=[${JOINING}])`,
  String.raw`(?<=\p{Script=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
].join('|');

/**
 * Characters without width or ink: Unicode's Default_Ignorable_Code_Point, which includes the marks of writing
 * direction, marks of annotations and embedded objects, and control characters except white space and 0, which cannot
 * be stored.
 */
const INVISIBLE = String.raw`[\p{DI}\uFFF9-\uFFFC\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]`;
const MEANT_OR_INVISIBLE = new RegExp(`(${MEANT})|${INVISIBLE}`, 'gu');
const EVERY_INVISIBLE = new RegExp(INVISIBLE, 'gu');

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const SPACES_OF_A_LINE = /(?:[^\S\n]|\u2800)+/g;
const SPACES = /[\s\u0085\u2800]+/g;
const PLAIN_SPACES = /^ +$/;

const withoutInvisible = (text: string): string => text.replaceAll(MEANT_OR_INVISIBLE, '$1');

/**
 * One line, cleaned: without invisible characters, in Unicode's composed form (NFC), with single plain spaces for tabs,
 * line breaks and all other white space, and none at the ends. Emoji stay whole.
 */
export const cleanLine = (text: string): string =>
  withoutInvisible(text).replaceAll(SPACES, ' ').trim().normalize('NFC');

/** The same for several lines: line breaks stay, as `\n`, and so do plain spaces, which Markdown uses to indent. */
export const cleanLines = (text: string): string =>
  withoutInvisible(text)
    .replaceAll(LINE_BREAK, '\n')
    .replaceAll(SPACES_OF_A_LINE, (spaces) => (PLAIN_SPACES.test(spaces) ? spaces : ' '))
    .trim()
    .normalize('NFC');

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** In Unicode, the digits of each script are ten consecutive characters from zero on. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}

/** The distance from a full-width character to its plain one. */
const FULL_WIDTH = 0xfe_e0;

/**
 * Digits of every script as `0` to `9`, and full-width characters, as East Asian keyboards write them, as plain ones.
 */
export const plainCharacters = (text: string): string =>
  text
    .replaceAll(/(?!\d)\p{Nd}/gu, digitOf)
    .replaceAll(/[\uFF01-\uFF5E]/g, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) - FULL_WIDTH));

/** A line without any invisible character and with plain digits, for values such as amounts. */
export const cleanSigns = (text: string): string => plainCharacters(cleanLine(text.replaceAll(EVERY_INVISIBLE, '')));

const AROUND_CODES = new Set(' "\'“”„‟«»‹›‘’‚‛`´.,;:<>*…');
const BRACKETS = new Set(['()', '[]', '{}']);

/**
 * A code, an address or a number in the form for comparison: `cleanSigns` without the quotes, full stops and other
 * punctuation that sentences, spreadsheets and messengers leave at both ends, and without brackets around all of it.
 */
export function cleanCode(text: string): string {
  const signs = cleanSigns(text);
  let start = 0;
  let end = signs.length;
  for (;;) {
    while (start < end && AROUND_CODES.has(signs.charAt(start))) start += 1;
    while (end > start && AROUND_CODES.has(signs.charAt(end - 1))) end -= 1;
    if (!BRACKETS.has(signs.charAt(start) + signs.charAt(end - 1))) return signs.slice(start, end);
    start += 1;
    end -= 1;
  }
}
