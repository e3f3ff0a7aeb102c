import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

describe('a text in a browser that cannot tell visible characters', () => {
  const { Segmenter } = Intl;
  beforeEach(() => void Reflect.deleteProperty(Intl, 'Segmenter'));
  afterEach(() => void Object.assign(Intl, { Segmenter }));

  it('is cut between code points, never within one', () => {
    expect([cutText('Grüsse', 4), cutText('🍕🍕🍕', 2), cutText('kurz', 9)]).toEqual(['Grüs', '🍕🍕', 'kurz']);
  });
});
