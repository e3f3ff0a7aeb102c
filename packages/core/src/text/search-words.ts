/** Small letters without accents: what texts are searched and sorted by. */
export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const UMLAUTS = { ä: 'ae', ö: 'oe', ü: 'ue' };
const spelledOut = (text: string): string =>
  folded(
    Object.entries(UMLAUTS).reduce(
      (name, [umlaut, letters]) => name.replaceAll(umlaut, letters),
      text.normalize('NFC').toLowerCase(),
    ),
  );

/** A text as it may be typed, in small letters: `kurbis` and `kuerbis` are both `Kürbis`. */
export const spellings = (text: string): readonly string[] => [folded(text), spelledOut(text)];

/** The words of what somebody searches for; none when nothing is entered. */
export const searchWords = (query: string): string[] => query.split(/\s+/).filter((word) => word !== '');

/** Whether a word stands somewhere in a text, without regard to capitals and accents: `kurbis` and `kuerbis` find `Kürbis`. */
export function containsWord(text: string, word: string): boolean {
  const searched = folded(word);
  return spellings(text).some((spelling) => spelling.includes(searched));
}
