import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundingFor } from './cash-rounding.ts';
import { paymentMethod } from './payment.ts';

describe('roundingFor', () => {
  it.each([
    [0, 0],
    [1, -1],
    [2, -2],
    [3, 2],
    [4, 1],
    [5, 0],
    [1891, -1],
    [1892, -2],
    [1893, 2],
    [1894, 1],
    [1895, 0],
    [-1892, 2],
    [-1893, -2],
    [-0, 0],
    [-5, 0],
    [Number.MAX_SAFE_INTEGER, -1],
  ])('adds to %i Rappen in cash %i', (amount, rounding) => {
    expect(roundingFor('cash', amount)).toBe(rounding);
  });

  it('applies to cash only', () => {
    expect(paymentMethod.options.map((method) => roundingFor(method, 1892))).toEqual([-2, 0, 0]);
  });

  it.each([2.6, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d in cash', (amount) => {
    expect(() => roundingFor('cash', amount)).toThrow(new RangeError(`${amount} is no amount in Rappen`));
    expect(roundingFor('card', amount)).toBe(0);
  });

  it('finds the one multiple of 5 within 2 Rappen, and mirrors it below zero', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const rounding = roundingFor('cash', amount);
        expect(Math.abs(rounding)).toBeLessThanOrEqual(2);
        expect((BigInt(amount) + BigInt(rounding)) % 5n).toBe(0n);
        expect(roundingFor('cash', -amount)).toBe(0 - rounding);
      }),
    );
  });
});
