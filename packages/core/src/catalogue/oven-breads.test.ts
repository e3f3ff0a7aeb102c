import { expect, it } from 'vitest';
import { breadsOf, ovenBreads } from './oven-breads.ts';

const item = (amount: number, breads: number) => ({ amount, products: { ovenBreads: breads } });

it.each([
  ['nothing', [], 0],
  ['drinks alone', [item(99, 0)], 0],
  ['one flatbread', [item(1, 1)], 1],
  ['flatbreads, a drink and a large one twice', [item(3, 1), item(4, 0), item(2, 2)], 7],
])('counts what the oven bakes of %s', (_, productCart, breads) => {
  expect(breadsOf({ productCart })).toBe(breads);
});

it.each([
  [0, true],
  [20, true],
  [21, false],
  [-1, false],
  [0.5, false],
])('of a product %d breads are possible: %s', (breads, isPossible) => {
  expect(ovenBreads.safeParse(breads).success).toBe(isPossible);
});
