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

/** The words of what somebody searches for; none when nothing is entered. */
export const searchWords = (query: string): string[] => query.split(/\s+/).filter((word) => word !== '');

/** Whether a word stands somewhere in a text, without regard to capitals and accents: `kurbis` and `kuerbis` find `Kürbis`. */
export function containsWord(text: string, word: string): boolean {
  const searched = folded(word);
  return folded(text).includes(searched) || spelledOut(text).includes(searched);
}
