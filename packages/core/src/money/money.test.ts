import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundingFor } from './cash-rounding.ts';
import { formatMoney } from './format-money.ts';
import { splitByLargestRemainder } from './largest-remainder.ts';
import { VAT_RATES, vatRateOf } from './vat-rate.ts';
import { splitVat } from './vat-split.ts';
import { vatClass } from './vat.ts';

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
const amounts = fc.nat(1_000_000);

describe('formatMoney', () => {
  it.each([
    [0, 'CHF 0.00'],
    [5, 'CHF 0.05'],
    [1250, 'CHF 12.50'],
    [99_999, 'CHF 999.99'],
    [189_240, "CHF 1'892.40"],
    [123_456_789, "CHF 1'234'567.89"],
    [-2, 'CHF -0.02'],
  ])('%i Rappen is %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });
});

describe('splitByLargestRemainder', () => {
  it('gives what is left to the largest remainders', () => {
    expect(splitByLargestRemainder(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitByLargestRemainder(10, [1, 5, 3])).toEqual([1, 6, 3]);
    expect(splitByLargestRemainder(-2, [1, 4])).toEqual([0, -2]);
    expect(splitByLargestRemainder(7, [0, 0])).toEqual([7, 0]);
    expect(splitByLargestRemainder(7, [])).toEqual([]);
  });

  it('always sums to the amount, each part less than one Rappen from its share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100_000, max: 100_000 }),
        fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1 }),
        (amount, weights) => {
          const parts = splitByLargestRemainder(amount, weights);
          expect(sum(parts)).toBe(amount);
          const off = parts.map((part, index) => Math.abs(part - (amount * (weights[index] ?? 0)) / sum(weights)));
          expect(Math.max(...off)).toBeLessThan(1);
        },
      ),
    );
  });
});

describe('roundingFor', () => {
  it('rounds to the nearest 5 Rappen', () => {
    expect([1890, 1891, 1892, 1893, 1894, 1895].map((amount) => roundingFor('cash', amount))).toEqual([
      0, -1, -2, 2, 1, 0,
    ]);
  });

  it('applies to cash only', () => {
    expect([roundingFor('cash', 1892), roundingFor('card', 1892), roundingFor('twint', 1892)]).toEqual([-2, 0, 0]);
  });
});

describe('vatRateOf', () => {
  it('depends on the class', () => {
    expect(vatClass.options.map((each) => vatRateOf(each, '2026-11-20T17:00:00.000Z'))).toEqual([260, 810, 810, 0]);
  });

  it('changes at midnight in Zurich', () => {
    expect(vatRateOf('food', '2023-12-31T22:59:59.999Z')).toBe(250);
    expect(vatRateOf('food', '2023-12-31T23:00:00.000Z')).toBe(260);
    expect(vatRateOf('voucher', '2023-12-31T22:59:59.999Z')).toBe(0);
  });

  it('is unknown before the first entry, and the entries are newest first', () => {
    expect(() => vatRateOf('food', '2017-06-01T00:00:00.000Z')).toThrow('2017-06-01');
    const newestFirst = VAT_RATES.toSorted((a, b) => b.validFrom.localeCompare(a.validFrom));
    expect(VAT_RATES).toEqual(newestFirst);
  });
});

describe('splitVat', () => {
  it('takes the VAT out of the gross amount and lets fee and rounding follow the goods', () => {
    const goods = [
      { vatRate: 810, totalPrice: 1000 },
      { vatRate: 260, totalPrice: 2000 },
      { vatRate: 260, totalPrice: 1000 },
    ];
    expect(splitVat(goods, { deliveryFee: 600, rounding: 0 })).toEqual([
      { vatRate: 260, gross: 3450, net: 3363, vat: 87 },
      { vatRate: 810, gross: 1150, net: 1064, vat: 86 },
    ]);
  });

  it('always sums to the total, and net and VAT to gross', () => {
    const goods = fc.array(fc.record({ vatRate: fc.constantFrom(0, 260, 810), totalPrice: amounts }), { minLength: 1 });
    fc.assert(
      fc.property(goods, fc.nat(2000), fc.integer({ min: -2, max: 2 }), (lines, deliveryFee, rounding) => {
        const shares = splitVat(lines, { deliveryFee, rounding });
        expect(sum(shares.map(({ gross }) => gross))).toBe(
          sum(lines.map(({ totalPrice }) => totalPrice)) + deliveryFee + rounding,
        );
        expect(shares.every(({ gross, net, vat }) => net + vat === gross)).toBe(true);
      }),
    );
  });
});
