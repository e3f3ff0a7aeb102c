import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anySign } from './any-sign.fixtures.ts';
import { cutText } from './cut-text.ts';

it.each([
  ['Margherita', 4, 'Marg'],
  ['Margherita', 20, 'Margherita'],
  ['', 5, ''],
  ['abc🍕d', 4, 'abc🍕'],
  ['abc👩\u200d🍳d', 4, 'abc'],
  ['abc👩\u200d🍳d', 6, 'abc👩\u200d🍳'],
  ['ab🇨🇭', 3, 'ab'],
  ['abe\u0308', 3, 'ab'],
  ['ab👍🏽', 3, 'ab'],
])('the beginning of %j, %i long, is %j', (text, max, cut) => expect(cutText(text, max)).toBe(cut));

it('is a beginning, short enough and as well formed as the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anySign, maxLength: 20 }), fc.nat(20), (text, max) => {
      const cut = cutText(text, max);
      expect(text.startsWith(cut)).toBe(true);
      expect(Array.from(cut).length).toBeLessThanOrEqual(max);
      expect(cutText(text.toWellFormed(), max).isWellFormed()).toBe(true);
    }),
  );
});
