import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemPrice } from './item-price.ts';

describe('itemPrice', () => {
  it('makes the cheapest included options of each group free', () => {
    const group = { included: 1, options: [{ price: 450 }, { price: 150 }] };
    expect(itemPrice(1850, [group])).toBe(2300);
    expect(itemPrice(1850, [group, { included: 0, options: [{ price: 500 }] }])).toBe(2800);
    expect(itemPrice(1850, [{ included: 5, options: [{ price: 450 }] }])).toBe(1850);
    expect(itemPrice(1850, [])).toBe(1850);
  });

  it('never depends on the order of choosing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000)), fc.nat(5), (prices, included) => {
        const options = prices.map((price) => ({ price }));
        expect(itemPrice(0, [{ included, options }])).toBe(itemPrice(0, [{ included, options: options.toReversed() }]));
      }),
    );
  });
});
