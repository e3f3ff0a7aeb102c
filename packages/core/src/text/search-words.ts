import { plainCharacters } from './clean-text.ts';

/**
 * The accents, as a range that regular expressions of JavaScript and of PostgreSQL read alike: the database folds by
 * the same rules (`searched-column.ts`).
 */
export const ACCENTS = String.raw`[\u0300-\u036f]`;

/** Small letters of names that are not a plain letter with an accent. */
export const PLAIN_LETTERS = { '\u00df': 'ss', æ: 'ae', œ: 'oe', þ: 'th', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i' };

/**
 * Unicode's Default_Ignorable_Code_Point, marks of annotations and embedded objects, and controls that are no space.
 */
const INVISIBLE =
  '1-8 E-1F 7F-84 86-9F AD 34F 61C 115F-1160 17B4-17B5 180B-180F 200B-200F 202A-202E 2060-206F 2800 3164 FE00-FE0F FEFF FFA0 FFF0-FFFC 1BCA0-1BCA3 1D173-1D17A E0000-E0FFF';
/** All characters that keyboards, phones and typesetters use as an apostrophe; the prime and standalone accents too. */
const APOSTROPHES =
  '27 60 B4 2B9-2BD 2C8 2CA-2CB 384 55A 5F3 7F4-7F5 1FBD 1FBF 1FEF 1FFD-1FFE 2018-201B 2032 2035 A78B-A78C FF07 FF40';
/** Unicode's Dash_Punctuation, the minus signs and the bullet that looks like a hyphen. */
const DASHES =
  '2D 2D7 58A 5BE 1400 1806 2010-2015 2043 207B 208B 2212 2E17 2E1A 2E3A-2E3B 2E40 2E5D 301C 3030 30A0 FE31-FE32 FE58 FE63 FF0D';

const classOf = (...ranges: readonly string[]): RegExp => {
  const characters = ranges.join(' ').replaceAll(/[\dA-F]+/g, String.raw`\u{$&}`);
  return new RegExp(`[${characters.replaceAll(' ', '')}]`, 'gu');
};
const EVERY_INVISIBLE = classOf(INVISIBLE);
const EVERY_DASH = classOf(DASHES);
const BETWEEN_NAMES = classOf(APOSTROPHES, DASHES);
const EVERY_ACCENT = new RegExp(ACCENTS, 'g');
const EVERY_PLAIN_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

const letters: Readonly<Record<string, string>> = PLAIN_LETTERS;
const withPlainLetters = (text: string): string =>
  text
    .replaceAll(EVERY_ACCENT, '')
    .toLowerCase()
    .replaceAll(EVERY_PLAIN_LETTER, (letter) => letters[letter] ?? letter);

/** A text in small plain letters without accents, for sorting. */
export const folded = (text: string): string => withPlainLetters(text.normalize('NFD'));

const BETWEEN_DIGITS = '[ ./()_]*';
/** A Swiss number of ten digits in any grouping, with or without the country code. */
const PHONE_NUMBER = new RegExp(
  `(?<![0-9])(?:(?:[+]|00)?${BETWEEN_DIGITS}41${BETWEEN_DIGITS}0?|0)${BETWEEN_DIGITS}([1-9])${`${BETWEEN_DIGITS}([0-9])`.repeat(8)}(?![0-9])`,
  'g',
);
/** The country code in place of the leading 0, at the beginning of a number or a part of one. */
const COUNTRY_CODE = new RegExp(
  `(?<![0-9])(?:[+]|00)${BETWEEN_DIGITS}41${BETWEEN_DIGITS}0?${BETWEEN_DIGITS}(?=[1-9])`,
  'g',
);

/**
 * A text in the form for searching: small plain letters, without accents, apostrophes, dashes and invisible characters,
 * a Swiss phone number as its ten digits.
 */
const typedForm = (text: string): string =>
  withPlainLetters(text.replaceAll(EVERY_INVISIBLE, '').replaceAll(BETWEEN_NAMES, '').normalize('NFKD'))
    .replaceAll(PHONE_NUMBER, '0$1$2$3$4$5$6$7$8$9')
    .replaceAll(COUNTRY_CODE, '0');

export type Spellings = readonly [typed: string, plain: string];

/**
 * The two forms in which a text is compared: as typed, and with the plain letter for each umlaut that is spelt with
 * two, so that `Müller`, `Mueller` and `Muller` match. The first form is needed for words such as `Bauer`, which `er`
 * must find.
 */
export function spellings(text: string): Spellings {
  const typed = typedForm(text);
  return [typed, typed.replaceAll(/([aou])e+/g, '$1')];
}

const SEPARATORS = /[\s\u0085\p{P}]+/u;

/**
 * The words of a name in both forms: `Jean-Luc` has `jean`, `luc` and `jeanluc`. The first is the first word as typed.
 * Words may be repeated.
 */
export const nameWords = (name: string): readonly string[] =>
  [name.replaceAll(BETWEEN_NAMES, ' '), name]
    .flatMap(spellings)
    .flatMap((form) => form.split(SEPARATORS))
    .filter((word) => word !== '');

/** What people write before a number, in the form for searching. */
const BEFORE_NUMBERS =
  /(?<![\p{L}\p{N}])(?:(?:(?:dein|ihr|mein)e bestellung|best(?:ell(?:ung(?:en)?)?s?)?|order|ticket|bons?|auftr(?:ags?)?|beleg|quitt(?:ungs?)?|rechn(?:ungs?)?|rg|buchungs?|abschluss|gutsch(?:ein)?|(?:gutschein)?code|tele?(?:fon)?|handy|mobile?|natel)?(?:nr|no|num|nummer|n[°o])?(?<=[\p{L}°])[.:#\s]*)+(?=[+(]?\p{N})/gu;
const AROUND_WORDS = /^[\p{P}<>]+|[\p{P}<>]+$/gu;

const isWritten = (word: string): boolean => word !== '';

/** A dash between two words of a name: the caller's `Anna-Maria` may be stored with a dash or a space. */
const WITHIN_NAMES = new RegExp(String.raw`(?<=\p{L})${EVERY_DASH.source}(?=\p{L})`, 'gu');

/** Dots between the groups of a number that was copied from a card or a web page. */
const WITHIN_NUMBERS = /(?<=\d)[\u00B7\u2022\u2219\u22C5](?=\d)/g;

/**
 * The words of a search in the form for comparison; none for an empty query. Words before a number (`Bestellung Nr.
 * 1027`, `#1027`, `Tel. …`) and punctuation around a word are ignored; `%` alone is a word.
 */
export function searchWords(query: string): string[] {
  const typed = typedForm(plainCharacters(query).replaceAll(WITHIN_NAMES, ' ').replaceAll(WITHIN_NUMBERS, ' '))
    .replaceAll(BEFORE_NUMBERS, '')
    .split(/\s/)
    .filter(isWritten);
  const words = typed.map((word) => word.replaceAll(AROUND_WORDS, '')).filter(isWritten);
  return words.length > 0 ? words : typed;
}

/** Whether a word is in a text, in one of their two forms. */
export const isSpeltIn = (text: Spellings, word: Spellings): boolean =>
  text[0].includes(word[0]) || text[1].includes(word[1]);

/**
 * Whether a text contains a word, in one of the forms for comparison: `kurbis` and `kuerbis` find `Kürbis`, `Müller`
 * finds `Mueller`, `lukasz` finds `Łukasz`, `O’Neil` finds `ONeil`.
 */
export const containsWord = (text: string, word: string): boolean => isSpeltIn(spellings(text), spellings(word));
