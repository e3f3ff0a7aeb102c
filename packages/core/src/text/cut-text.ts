/** The visible characters; in Firefox before 125, which cannot tell them, the code points. */
const segmentsOf = (text: string): Iterable<string> =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter('de-CH').segment(text), ({ segment }) => segment) : text;

/**
 * The beginning of a text, with at most `max` code points. A visible character of several code points, such as an
 * emoji, is never cut.
 */
export function cutText(text: string, max: number): string {
  let cut = '';
  let length = 0;
  for (const segment of segmentsOf(text)) {
    length += Array.from(segment).length;
    if (length > max) break;
    cut += segment;
  }
  return cut;
}

/** Letters of the right-to-left blocks: Hebrew to Arabic, their forms, and old scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. Source: Unicode Standard Annex 9. */
export const ISOLATES = /[\u2068\u2069]/g;

/**
 * An entered text for use inside of a line: a name in Arabic or Hebrew must not reverse the text after it. Other names
 * do not change.
 */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);
