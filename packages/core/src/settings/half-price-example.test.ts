import { describe, expect, it } from 'vitest';
import { PIZZA_OFFER } from '../pizza/pizza-offer.fixtures.ts';
import type { HalfPriceRule } from '../pizza/pizza-offer.ts';
import { halfPriceExample } from './kitchen-preview.ts';

const prices = (rule: HalfPriceRule) => halfPriceExample(PIZZA_OFFER, rule)?.map(({ price }) => price);

describe('the example of the half-price rule', () => {
  it('puts the cheapest topping on the left and the dearest on the right half', () => {
    const lines = halfPriceExample(PIZZA_OFFER, 'full');
    expect(lines?.map(({ place }) => place)).toEqual(['left', 'right']);
    const [cheapest = 0, dearest = 0] = prices('full') ?? [];
    const all = PIZZA_OFFER.toppings.map((topping) => topping.prices[0]?.price ?? Number.NaN);
    expect([cheapest, dearest]).toEqual([Math.min(...all), Math.max(...all)]);
    expect(cheapest).toBeLessThan(dearest);
  });

  it('charges them by the rule, whichever is in force', () => {
    const [cheapest = 0, dearest = 0] = prices('full') ?? [];
    expect(prices('half_each')).toEqual([Math.ceil(cheapest / 2), Math.ceil(dearest / 2)]);
    expect(prices('dearer_half')).toEqual([0, dearest]);
  });

  it('is missing where the offer is too small for it', () => {
    const [first] = PIZZA_OFFER.toppings;
    for (const change of [
      { toppings: first ? [first] : [] },
      { toppings: [] },
      { sizes: [] },
      { doughs: [] },
      { sauces: [] },
      { cheeses: [] },
    ])
      expect(halfPriceExample({ ...PIZZA_OFFER, ...change }, 'full')).toBeNull();
  });
});
