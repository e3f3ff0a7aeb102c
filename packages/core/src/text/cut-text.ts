const segmenter = new Intl.Segmenter('de-CH', { granularity: 'grapheme' });

/** The beginning of a text that has at most so many code points. What reads as one sign, as an emoji of several, stays whole. */
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
