import { describe, expect, it } from 'vitest';
import { areaSamples } from './order-location-draft.ts';

const terms = {
  minimumOrder: 4000,
  feeTiers: [
    { from: 0, fee: 950 },
    { from: 5000, fee: 400 },
  ],
  freeFrom: null,
};

describe('what sample carts pay in an area', () => {
  it('is the fee of their tier, and what is missing', () => {
    expect(areaSamples(terms)).toEqual([
      { cartTotal: 3000, missing: 1000, fee: 950 },
      { cartTotal: 6000, missing: 0, fee: 400 },
    ]);
    expect(areaSamples({ ...terms, freeFrom: 6000 })[1]).toEqual({ cartTotal: 6000, missing: 0, fee: 0 });
  });

  it('is told while amounts are being typed', () => {
    const typed = { minimumOrder: Number.NaN, freeFrom: Number.NaN };
    expect(
      areaSamples({
        ...typed,
        feeTiers: [
          { from: 0, fee: 500 },
          { from: Number.NaN, fee: 1 },
          { from: 1000, fee: Number.NaN },
        ],
      }),
    ).toEqual([
      { cartTotal: 3000, missing: 0, fee: 500 },
      { cartTotal: 6000, missing: 0, fee: 500 },
    ]);
  });
});
