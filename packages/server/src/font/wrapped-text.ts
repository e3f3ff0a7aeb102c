import { graphemesOf } from './emoji-name.ts';

/** Splits a word into pieces that fit into a line; a letter that is wider than a line stands alone. */
function pieces(word: string, width: number, widthOf: (text: string) => number): string[] {
  const found: string[] = [];
  let piece = '';
  for (const grapheme of graphemesOf(word)) {
    if (piece !== '' && widthOf(piece + grapheme) > width) {
      found.push(piece);
      piece = '';
    }
    piece += grapheme;
  }
  return [...found, piece];
}

/** Breaks between words, and inside words that are longer than a line. */
export function wrappedText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (widthOf(joined) <= width) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    const broken = pieces(word, width, widthOf);
    lines.push(...broken.slice(0, -1));
    line = broken.at(-1) ?? '';
  }
  return [...lines, line];
}
