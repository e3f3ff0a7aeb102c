const segmenter = new Intl.Segmenter('de-CH', { granularity: 'grapheme' });

/**
 * The beginning of a text, with at most `max` code points. A visible character of several code points, such as an
 * emoji, is never cut.
 */
export function cutText(text: string, max: number): string {
  let cut = '';
  let length = 0;
  for (const { segment } of segmenter.segment(text)) {
    length += Array.from(segment).length;
    if (length > max) break;
    cut += segment;
  }
  return cut;
}
