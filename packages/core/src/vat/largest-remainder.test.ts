import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitByLargestRemainder } from './vat-split.ts';

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + BigInt(part), 0n);
const anyAmount = fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.maxSafeInteger());
const weight = fc.oneof(fc.nat(5), fc.nat(), fc.maxSafeNat(), fc.constant(Number.MAX_VALUE));
const anyWeights = fc.array(weight, { minLength: 1, maxLength: 12 });

describe('splitByLargestRemainder', () => {
  it.each([
    ['the largest remainder', 10, [1, 5, 3], [1, 6, 3]],
    ['the heavier weight of equal remainders', 1, [1, 3, 2, 2], [0, 1, 0, 0]],
    ['the heavier weight, wherever it stands', 2, [1, 3], [0, 2]],
    ['the first of equal weights', 100, [1, 1, 1], [34, 33, 33]],
    ['the first two of equal weights', 101, [1, 1, 1], [34, 34, 33]],
    ['the largest remainder of a negative amount', -2, [1, 4], [0, -2]],
    ['the first when none claims anything', 7, [0, 0], [7, 0]],
    ['nobody when there is nobody', 7, [], []],
    ['nobody who has no weight', 7, [0, 2, 0], [0, 7, 0]],
    [
      'nobody whose weight is negative or no integer',
      7,
      [-5, Number.NaN, 1, 0.5, Number.POSITIVE_INFINITY],
      [0, 0, 7, 0, 0],
    ],
    ['the first when all weights are negative', 7, [-1, -2], [7, 0]],
  ])('gives what is left to %s', (_, amount, weights, parts) => {
    expect(splitByLargestRemainder(amount, weights)).toEqual(parts);
  });

  it('knows no negative zero', () => {
    expect(splitByLargestRemainder(-0, [0])).toEqual([0]);
    expect(splitByLargestRemainder(-0, [1, 2])).toEqual([0, 0]);
    expect(splitByLargestRemainder(-1, [1, 2])).toEqual([0, -1]);
  });

  it('is exact where floating point is not', () => {
    const huge = Number.MAX_SAFE_INTEGER;
    expect(splitByLargestRemainder(huge, [huge - 1, 1])).toEqual([huge - 1, 1]);
    expect(splitByLargestRemainder(huge, [1, 1])).toEqual([(huge + 1) / 2, (huge - 1) / 2]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0.5, 2 ** 53])('refuses %d as an amount', (amount) => {
    expect(() => splitByLargestRemainder(amount, [1])).toThrow(new RangeError(`${amount} is no amount in Rappen`));
  });

  it('always sums to the amount, each part less than one Rappen from its fair share', () => {
    fc.assert(
      fc.property(anyAmount, anyWeights, (amount, weights) => {
        const parts = splitByLargestRemainder(amount, weights);
        expect(sum(parts)).toBe(BigInt(amount));
        const total = sum(weights);
        if (total === 0n) return;
        for (const [index, part] of parts.entries()) {
          const off = BigInt(part) * total - BigInt(amount) * BigInt(weights[index] ?? 0);
          expect(off < total && off > -total).toBe(true);
        }
      }),
    );
  });

  it('favours the larger fraction: no part could give a Rappen to another and all be nearer to their shares', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.array(fc.nat(9), { minLength: 1, maxLength: 6 }), (amount, weights) => {
        const total = Number(sum(weights));
        if (total === 0) return;
        const shares = weights.map((each) => (amount * each) / total);
        const off = splitByLargestRemainder(amount, weights).map((part, index) => part - (shares[index] ?? 0));
        expect(Math.max(...off) - Math.min(...off)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  it('mirrors negative amounts', () => {
    fc.assert(
      fc.property(anyAmount, anyWeights, (amount, weights) => {
        expect(splitByLargestRemainder(-amount, weights)).toEqual(
          splitByLargestRemainder(amount, weights).map((part) => 0 - part),
        );
      }),
    );
  });

  it('gives each weight the same in any order', () => {
    const shuffled = anyWeights
      .filter((weights) => weights.some((each) => each > 0))
      .chain((weights) => fc.tuple(fc.constant(weights), fc.shuffledSubarray(weights, { minLength: weights.length })));
    const claims = (amount: number, weights: readonly number[]) =>
      splitByLargestRemainder(amount, weights)
        .map((part, index) => `${weights[index]} gets ${part}`)
        .toSorted();
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 50 }), shuffled, (amount, [weights, others]) => {
        expect(claims(amount, others)).toEqual(claims(amount, weights));
      }),
    );
  });
});
