import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryFee, missingAnywhere, missingToMinimumOrder } from './delivery-fee.ts';
import { WINTERTHUR } from './delivery.fixtures.ts';

describe('deliveryFee', () => {
  it.each([
    [0, 600],
    [1, 600],
    [3999, 600],
    [4000, 300],
    [4001, 300],
    [7999, 300],
    [8000, 0],
    [8001, 0],
    [Number.MAX_SAFE_INTEGER, 0],
  ])('for a cart of %i is %i', (total, fee) => {
    expect(deliveryFee(WINTERTHUR, total)).toBe(fee);
  });

  it.each([
    ['the highest tier without a free limit', { feeTiers: WINTERTHUR.feeTiers, freeFrom: null }, 100_000, 300],
    ['nothing when everything is free', { feeTiers: WINTERTHUR.feeTiers, freeFrom: 0 }, 0, 0],
    ['nothing below the lowest tier', { feeTiers: [{ from: 1000, fee: 600 }], freeFrom: null }, 999, 0],
    ['nothing without tiers', { feeTiers: [], freeFrom: null }, 999, 0],
    [
      'a higher tier that is dearer',
      {
        feeTiers: [
          { from: 0, fee: 5 },
          { from: 9, fee: 7 },
        ],
        freeFrom: null,
      },
      9,
      7,
    ],
    [
      'the cheaper of two tiers',
      {
        feeTiers: [
          { from: 0, fee: 7 },
          { from: 0, fee: 5 },
        ],
        freeFrom: null,
      },
      9,
      5,
    ],
    [
      'the cheaper, listed first',
      {
        feeTiers: [
          { from: 0, fee: 5 },
          { from: 0, fee: 7 },
        ],
        freeFrom: null,
      },
      9,
      5,
    ],
  ])('is that of %s', (_, location, total, fee) => {
    expect(deliveryFee(location, total)).toBe(fee);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0.5, 2 ** 53])('is unknown for a cart of %d', (total) => {
    const unknown = new RangeError(`${total} is no amount in Rappen`);
    expect(() => deliveryFee(WINTERTHUR, total)).toThrow(unknown);
    expect(() => missingToMinimumOrder(WINTERTHUR, total)).toThrow(unknown);
  });

  it('does not depend on the order of the tiers, and agrees with a table walked Rappen by Rappen', () => {
    const tiers = fc.array(fc.record({ from: fc.nat(60), fee: fc.nat(9) }), { maxLength: 6 });
    const shuffled = tiers.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, fc.option(fc.nat(80)), fc.nat(80), ([feeTiers, others], freeFrom, total) => {
        let expected = 0;
        for (let amount = 0; amount <= total; amount++) {
          const here = feeTiers.filter(({ from }) => from === amount).map(({ fee }) => fee);
          if (here.length > 0) expected = Math.min(...here);
          if (freeFrom !== null && amount >= freeFrom) expected = 0;
        }
        expect(deliveryFee({ feeTiers, freeFrom }, total)).toBe(expected);
        expect(deliveryFee({ feeTiers: others, freeFrom }, total)).toBe(expected);
      }),
    );
  });
});

describe('missingToMinimumOrder', () => {
  it('is what is missing, never negative', () => {
    expect([0, 2499, 2500, 2501].map((total) => missingToMinimumOrder(WINTERTHUR, total))).toEqual([2500, 1, 0, 0]);
    expect(missingToMinimumOrder({ minimumOrder: 0 }, 0)).toBe(0);
  });

  it('is told as the least of all areas where nobody knows which', () => {
    const areas = [{ minimumOrder: 3000 }, { minimumOrder: 2000 }];
    expect([0, 1999, 2000, 2500].map((total) => missingAnywhere(areas, total))).toEqual([2000, 1, 0, 0]);
    expect(missingAnywhere([], 0)).toBe(0);
  });
});
