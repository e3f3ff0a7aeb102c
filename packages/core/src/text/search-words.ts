/**
 * The accents, as a range that regular expressions of JavaScript and of PostgreSQL read alike: the database folds by the
 * same three rules (`searched-column.ts`).
 */
export const ACCENTS = String.raw`[\u0300-\u036f]`;

/** Small letters that are no plain letter with an accent, as names have them. */
export const PLAIN_LETTERS = { '\u00df': 'ss', æ: 'ae', œ: 'oe', þ: 'th', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i' };

export const UMLAUTS = { ä: 'ae', ö: 'oe', ü: 'ue' };

const EVERY_ACCENT = new RegExp(ACCENTS, 'g');

const replacing = (letters: Readonly<Record<string, string>>) => {
  const each = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');
  return (text: string): string => text.replaceAll(each, (letter) => letters[letter] ?? letter);
};
const withPlainLetters = replacing(PLAIN_LETTERS);
const withoutUmlauts = replacing(UMLAUTS);

/** Small plain letters without accents: what texts are searched and sorted by. */
export const folded = (text: string): string =>
  withPlainLetters(text.normalize('NFD').replaceAll(EVERY_ACCENT, '').toLowerCase());

const spelledOut = (text: string): string => folded(withoutUmlauts(text.normalize('NFC').toLowerCase()));

/** A text as it may be typed, in small letters: `kurbis` and `kuerbis` are both `Kürbis`. */
export const spellings = (text: string): readonly string[] => [folded(text), spelledOut(text)];

/** The words of what somebody searches for; none when nothing is entered. */
export const searchWords = (query: string): string[] => query.split(/\s/).filter((word) => word !== '');

/**
 * Whether a word stands somewhere in a text, without regard to capitals, accents and foreign letters: `kurbis` and
 * `kuerbis` find `Kürbis`, `lukasz` finds `Łukasz`.
 */
export function containsWord(text: string, word: string): boolean {
  const searched = folded(word);
  return spellings(text).some((spelling) => spelling.includes(searched));
}
