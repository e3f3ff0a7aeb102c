import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Font, create } from 'fontkit';
import { PROJECT_ROOT } from '../configuration/project-root.ts';

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

export type FallbackName = keyof typeof FILES;

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

function readFallback(name: FallbackName): FallbackFont | null {
  try {
    const bytes = brotliDecompressSync(readFileSync(join(PROJECT_ROOT, `packages/server/fonts/${FILES[name]}.ttf.br`)));
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
export function findFallback(text: string, names: readonly FallbackName[]): FallbackFont | null {
  for (const name of names) {
    const fallback = fallbackFont(name);
    if (fallback !== null && hasLetters(fallback.font, text)) return fallback;
  }
  return null;
}

/** Whether each letter of the text is in one of the fonts; a mark must be in the font of its letter. */
export const canDraw = (grapheme: string): boolean => findFallback(grapheme, FALLBACKS.regular) !== null;
