import NAMES from './emoji-names.json' with { type: 'json' };

const names = new Map(Object.entries(NAMES));

/** Variation selectors, and the modifiers of skin tones. */
const SELECTORS = /[\uFE0E\uFE0F]/gu;
const SKIN_TONES = /(?<=\p{Extended_Pictographic})[\u{1F3FB}-\u{1F3FF}]/gu;

/** Emojis that look like one: pictures, flags, keycaps. Symbols such as ✓ or ☎, which fonts have, do not match. */
const IS_EMOJI = /\p{Emoji_Presentation}|[\u{1F000}-\u{1FFFF}]|\uFE0F|\u20E3|\p{Extended_Pictographic}.*\u200D/u;

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });

export const graphemesOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

const codeOf = (sign: string): string =>
  `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

function nameOf(emoji: string): string {
  const plain = emoji.replaceAll(SELECTORS, '').replaceAll(SKIN_TONES, '');
  const name = names.get(plain);
  if (name !== undefined) return `[${name}]`;
  return Array.from(plain.replaceAll('\u200D', ''), (sign) => {
    const part = names.get(sign);
    if (part !== undefined) return `[${part}]`;
    return /^[\u0020-\u00FF]$/u.test(sign) ? sign : codeOf(sign);
  }).join('');
}

/** Replaces each emoji with its German name in brackets; one without a name with its code point. */
const withEmojiNames = (text: string): string =>
  graphemesOf(text)
    .map((grapheme) => (IS_EMOJI.test(grapheme) ? nameOf(grapheme) : grapheme))
    .join('');

/** Compatibility forms of letters: ligatures, full-width ones, and mathematical ones, which people use as bold. */
const DRESSED = /[\uFB00-\uFB06\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]/gu;

/** Replacements of signs that not every font and printer has. */
const EQUIVALENTS: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2212': '-',
  '\u2043': '-',
  '\uFE63': '-',
  '\u2044': '/',
  '\u2215': '/',
  '\u02BC': '’',
  '\u201B': '‘',
  '\u201F': '“',
  '\u2032': "'",
  '\u2033': '"',
  '\u2219': '·',
  '\u22C5': '·',
};
const HAS_EQUIVALENT = new RegExp(`[${Object.keys(EQUIVALENTS).join('')}]`, 'gu');

/** Joiners after these letters, Arabic to Sinhala, shape them. */
const IDLE_JOINERS = /(?<![\u0600-\u0DFF])[\u200C\u200D]+/gu;
const INVISIBLE = /(?![\u2068\u2069\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;
const INVISIBLE_BETWEEN_DIGITS = /(?<=\p{N})\p{Default_Ignorable_Code_Point}+(?=\p{N})/gu;
const SPACES = /[\s\u0085\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Control characters are commands to a printer; the others have no glyph in any font. */
const WITHOUT_PICTURE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu;

/**
 * A line as paper can show it, before it is known which letters the printer or font has: emojis by name, all spaces as
 * plain ones, characters without a glyph as their code point. Nothing visible is lost, and separate digits stay
 * separate.
 */
export const paperText = (line: string): string =>
  withEmojiNames(line.replaceAll(DRESSED, (sign) => sign.normalize('NFKC')).normalize('NFC'))
    .replaceAll(SPACES, ' ')
    .replaceAll(INVISIBLE_BETWEEN_DIGITS, ' ')
    .replaceAll(IDLE_JOINERS, '')
    .replaceAll(INVISIBLE, '')
    .replaceAll(WITHOUT_PICTURE, codeOf)
    .replaceAll(HAS_EQUIVALENT, (sign) => EQUIVALENTS[sign] ?? sign);

/** The line with the code point in place of each letter that cannot be shown. */
export const withCodes = (line: string, canShow: (text: string) => boolean): string => {
  if (canShow(line)) return line;
  return graphemesOf(line)
    .map((grapheme) =>
      canShow(grapheme)
        ? grapheme
        : // A mark cannot stand without its letter.
          Array.from(grapheme, (sign, place) => (place === 0 && canShow(sign) ? sign : codeOf(sign))).join(''),
    )
    .join('');
};

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
