import { expect, it } from 'vitest';
import { usesText } from './promotion-list.ts';

it('names the uses, and those above the limit', () => {
  expect(usesText({ uses: 7, usesMax: null })).toBe('7');
  expect(usesText({ uses: 5, usesMax: 5 })).toBe('5 von 5');
  expect(usesText({ uses: 6, usesMax: 5 })).toBe('6 von 5, 1 zu viel');
});
