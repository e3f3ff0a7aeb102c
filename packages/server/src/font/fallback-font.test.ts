import { array, assert, constantFrom, integer, property } from 'fast-check';
import { it } from 'vitest';
import { FALLBACKS, textRuns } from './fallback-font.ts';

/** First and last code of the blocks whose letters and marks are combined. */
const BLOCKS = [
  [0x300, 0x36f],
  [0x590, 0x6ff],
  [0x900, 0xdff],
  [0xe01, 0xedf],
  [0x1000, 0x109f],
  [0x1780, 0x17ff],
] as const;

it('has a place for each mark on each letter', () => {
  const syllable = constantFrom(...BLOCKS).chain(([min, max]) =>
    // The text is mostly of one script: each of these ranges covers up to 128 codes.
    integer({ min, max }).chain((first) => {
      const start = first - (first % 128);
      return array(integer({ min: Math.max(start, min), max: Math.min(start + 127, max) }), { maxLength: 6 });
    }),
  );
  assert(
    property(syllable, (codes) => {
      for (const { text, fallback } of textRuns(String.fromCodePoint(...codes), {
        own: null,
        names: FALLBACKS.regular,
      }))
        fallback?.font.layout(text);
    }),
    // In the Thai font one mark had no place on another.
    { numRuns: 10_000, examples: [[[0xe2c, 0xe38, 0xe31]]] },
  );
});
