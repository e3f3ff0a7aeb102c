import { expect, it } from 'vitest';
import { inRappen } from './format-money.ts';
import { price, rappen } from './money.ts';

const accepts = (schema: typeof price) => (value: unknown) => schema.safeParse(value).success;

it('is counted in whole Rappen', () => {
  const values = [0, 1, 1850, Number.MAX_SAFE_INTEGER];
  const others = [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '1850', null, undefined, 10n];
  expect(values.map(accepts(price))).toEqual([true, true, true, true]);
  expect(values.map(accepts(rappen))).toEqual([true, true, true, true]);
  expect(new Set(others.map(accepts(price)))).toEqual(new Set([false]));
  expect(new Set(others.map(accepts(rappen)))).toEqual(new Set([false]));
  expect([-1, -2].map(accepts(price))).toEqual([false, false]);
  expect([-1, -2].map(accepts(rappen))).toEqual([true, true]);
});

it('is an amount only as a safe integer', () => {
  for (const amount of [0, -1850, Number.MAX_SAFE_INTEGER]) expect(inRappen(amount)).toBe(amount);
  for (const amount of [0.5, Number.NaN, Number.NEGATIVE_INFINITY, 2 ** 53])
    expect(() => inRappen(amount)).toThrow(new RangeError(`${amount} is no amount in Rappen`));
});
