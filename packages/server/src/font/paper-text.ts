import { codeOf, graphemesOf, withEmojiNames } from './emoji-name.ts';

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
