import { ISOLATES } from '@ofenpost/core/text/isolated';
import createBidi from 'bidi-js';
import type { Font } from 'fontkit';
import { graphemesOf } from './emoji-name.ts';
import { type FallbackFont, type FallbackName, findFallback, hasLetters } from './fallback-font.ts';

const bidi = createBidi();

/** A piece of a line in one font, shaped as a whole. `fallback` is null if the line's own font has all of it. */
export type TextRun = { readonly text: string; readonly fallback: FallbackFont | null };

type Fonts = { readonly own: Font | null; readonly names: readonly FallbackName[] };

/** A word in one font if one has all of it, else each letter in the first font that has it. */
function runsOfWord(word: string, { own, names }: Fonts): TextRun[] {
  if (own !== null && hasLetters(own, word)) return [{ text: word, fallback: null }];
  const whole = findFallback(word, names);
  if (whole !== null) return [{ text: word, fallback: whole }];
  const runs: TextRun[] = [];
  for (const grapheme of graphemesOf(word)) {
    const fallback = findFallback(grapheme, names);
    const last = runs.at(-1);
    if (last !== undefined && last.fallback === fallback)
      runs[runs.length - 1] = { text: last.text + grapheme, fallback };
    else runs.push({ text: grapheme, fallback });
  }
  return runs;
}

/** Adjacent characters of one direction, in visual order from left to right. */
function directedParts(text: string): { readonly text: string; readonly isRightToLeft: boolean }[] {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
  if (levels.every((level) => level === 0)) return [{ text: text.replaceAll(ISOLATES, ''), isRightToLeft: false }];
  const order = bidi.getReorderedIndices(text, { levels, paragraphs });
  const parts: { text: string; isRightToLeft: boolean; level: number }[] = [];
  for (const index of order) {
    if (/[\u2068\u2069]/.test(text.charAt(index))) continue;
    const level = levels[index] ?? 0;
    const isRightToLeft = level % 2 === 1;
    const sign = (isRightToLeft ? bidi.getMirroredCharacter(text.charAt(index)) : null) ?? text.charAt(index);
    const last = parts.at(-1);
    if (last?.level !== level) parts.push({ text: sign, isRightToLeft, level });
    // Within a part the letters stay in logical order: shaping reverses them.
    else last.text = isRightToLeft ? sign + last.text : last.text + sign;
  }
  return parts;
}

/** A line as runs in visual order from left to right: Arabic and Hebrew are reversed. */
export const textRuns = (text: string, fonts: Fonts): TextRun[] =>
  directedParts(text).flatMap((part) => {
    const runs = part.text
      .split(/(?<= )|(?= )/u)
      .filter((word) => word !== '')
      .flatMap((word) => runsOfWord(word, fonts));
    return part.isRightToLeft ? runs.toReversed() : runs;
  });
