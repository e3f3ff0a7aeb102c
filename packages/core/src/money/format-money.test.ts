import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';

describe('formatMoney', () => {
  it.each([
    [0, 'CHF 0.00'],
    [-0, 'CHF 0.00'],
    [5, 'CHF 0.05'],
    [10, 'CHF 0.10'],
    [99, 'CHF 0.99'],
    [100, 'CHF 1.00'],
    [1250, 'CHF 12.50'],
    [99_999, 'CHF 999.99'],
    [100_000, "CHF 1'000.00"],
    [189_240, "CHF 1'892.40"],
    [123_456_789, "CHF 1'234'567.89"],
    [-2, 'CHF -0.02'],
    [-123_456, "CHF -1'234.56"],
    [Number.MAX_SAFE_INTEGER, "CHF 90'071'992'547'409.91"],
    [-Number.MAX_SAFE_INTEGER, "CHF -90'071'992'547'409.91"],
    [1e21, "CHF 10'000'000'000'000'000'000.00"],
    [12.4, 'CHF 0.12'],
    [-0.4, 'CHF 0.00'],
    [Number.NaN, 'CHF –'],
    [Number.POSITIVE_INFINITY, 'CHF –'],
    [Number.NEGATIVE_INFINITY, 'CHF –'],
  ])('%d Rappen is %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it('loses no digit of any amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        expect(Number(formatMoney(amount).replaceAll(/[^\d-]/g, '')) + 0).toBe(amount + 0);
      }),
    );
  });
});
