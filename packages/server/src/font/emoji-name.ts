import NAMES from './emoji-names.json' with { type: 'json' };

const names = new Map(Object.entries(NAMES));

/** Variation selectors, and the modifiers of skin tones. */
const SELECTORS = /[\uFE0E\uFE0F]/gu;
const SKIN_TONES = /(?<=\p{Extended_Pictographic})[\u{1F3FB}-\u{1F3FF}]/gu;

/** Emojis that look like one: pictures, flags, keycaps. Symbols such as ✓ or ☎, which fonts have, do not match. */
const IS_EMOJI = /\p{Emoji_Presentation}|[\u{1F000}-\u{1FFFF}]|\uFE0F|\u20E3|\p{Extended_Pictographic}.*\u200D/u;

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });

export const graphemesOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

export const codeOf = (sign: string): string =>
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
export const withEmojiNames = (text: string): string =>
  graphemesOf(text)
    .map((grapheme) => (IS_EMOJI.test(grapheme) ? nameOf(grapheme) : grapheme))
    .join('');
