import { expect, it } from 'vitest';
import { percentText } from './format-money.ts';

it.each([
  [0, '0 %'],
  [260, '2.6 %'],
  [810, '8.1 %'],
  [1000, '10 %'],
])('writes %i basis points as %j', (basisPoints, text) => {
  expect(percentText(basisPoints)).toBe(text);
});
