import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ISOLATES } from '@ofenpost/core/text/cut-text';
import createBidi from 'bidi-js';
import { type Font, create } from 'fontkit';
import { PROJECT_ROOT } from '../configuration/directory.ts';
import { graphemesOf } from './paper-text.ts';

/** The fallback fonts for missing letters: Latin, Cyrillic, Greek, Arabic, Hebrew and others, then one script each. */
const FILES = {
  sans: 'DejaVuSans',
  sansBold: 'DejaVuSans-Bold',
  thai: 'NotoSansThai-Regular',
  devanagari: 'NotoSansDevanagari-Regular',
  bengali: 'NotoSansBengali-Regular',
  gurmukhi: 'NotoSansGurmukhi-Regular',
  gujarati: 'NotoSansGujarati-Regular',
  oriya: 'NotoSansOriya-Regular',
  tamil: 'NotoSansTamil-Regular',
  telugu: 'NotoSansTelugu-Regular',
  kannada: 'NotoSansKannada-Regular',
  malayalam: 'NotoSansMalayalam-Regular',
  sinhala: 'NotoSansSinhala-Regular',
  myanmar: 'NotoSansMyanmar-Regular',
  khmer: 'NotoSansKhmer-Regular',
  ethiopic: 'NotoSansEthiopic-Regular',
  chinese: 'NotoSansSC-Regular',
  korean: 'NotoSansKR-Regular',
} as const;

type FallbackName = keyof typeof FILES;

/** Small fonts come first: a large one is read only when the text needs one of its letters. */
const SCRIPTS = [
  'thai',
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'oriya',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'sinhala',
  'myanmar',
  'khmer',
  'ethiopic',
  'chinese',
  'korean',
] as const;

/** In the order in which they are tried. */
export const FALLBACKS = {
  regular: ['sans', ...SCRIPTS],
  bold: ['sansBold', 'sans', ...SCRIPTS],
} as const satisfies Record<string, readonly FallbackName[]>;

export type FallbackFont = { readonly name: FallbackName; readonly bytes: Buffer; readonly font: Font };

const opened = new Map<FallbackName, FallbackFont | null>();

export function openFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (!('layout' in font)) throw new Error('A file of fonts holds several.');
  return font;
}

const pathOf = (file: string): string => join(PROJECT_ROOT, `packages/server/fonts/${file}.ttf.br`);

/** The fonts whose files are not there. */
export const missingFonts = (): readonly string[] => Object.values(FILES).filter((file) => !existsSync(pathOf(file)));

function readFallback(name: FallbackName): FallbackFont | null {
  try {
    const bytes = brotliDecompressSync(readFileSync(pathOf(FILES[name])));
    return { name, bytes, font: openFont(bytes) };
  } catch (error) {
    // A paper without some letters has a notice; without any paper the order would be lost.
    process.emitWarning(`The font ${FILES[name]} cannot be read: ${String(error)}`);
    return null;
  }
}

/** Read and decompressed once; the large ones take a twentieth of a second. Null when the file cannot be read. */
function fallbackFont(name: FallbackName): FallbackFont | null {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const font = readFallback(name);
  opened.set(name, font);
  return font;
}

/** Joiners shape their neighbours and isolates set the direction: neither has a glyph of its own. */
const WITHOUT_PICTURE = /[\u2068\u2069\u200C\u200D]/gu;

export const hasLetters = (font: Font, text: string): boolean =>
  Array.from(text.replaceAll(WITHOUT_PICTURE, '')).every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));

/** The first font that has every letter of the text; null when none has. */
function findFallback(text: string, names: readonly FallbackName[]): FallbackFont | null {
  for (const name of names) {
    const fallback = fallbackFont(name);
    if (fallback !== null && hasLetters(fallback.font, text)) return fallback;
  }
  return null;
}

/** Whether each letter of the text is in one of the fonts; a mark must be in the font of its letter. */
export const canDraw = (grapheme: string): boolean => findFallback(grapheme, FALLBACKS.regular) !== null;

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
