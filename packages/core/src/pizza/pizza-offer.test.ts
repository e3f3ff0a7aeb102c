import { describe, expect, it } from 'vitest';
import { PRICE_MAX } from '../money/money.ts';
import { partsOf } from './parts-of.ts';
import { PIZZA_OFFER } from './pizza-offer.fixtures.ts';
import { type PizzaOffer, type PizzaTopping, pizzaOffer, urlKey } from './pizza-offer.ts';

const isValid = (change: Partial<PizzaOffer>): boolean => pizzaOffer.safeParse({ ...PIZZA_OFFER, ...change }).success;
const [first, second, ...others] = PIZZA_OFFER.toppings as [PizzaTopping, PizzaTopping, ...PizzaTopping[]];
const [small, large] = PIZZA_OFFER.sizes;

describe('a pizza offer', () => {
  it('is taken as it is', () => {
    expect(pizzaOffer.parse(PIZZA_OFFER)).toEqual(PIZZA_OFFER);
    expect(isValid({ toppings: [] })).toBe(true);
  });

  it.each(['doughs', 'sizes', 'sauces', 'cheeses'] as const)('needs %s', (list) => {
    expect(isValid({ [list]: [] })).toBe(false);
  });

  it('names each part once', () => {
    expect(isValid({ toppings: [first, { ...second, id: first.id }] })).toBe(false);
    expect(isValid({ toppings: [{ ...first, id: PIZZA_OFFER.doughs[0]?.id ?? '' }] })).toBe(false);
    expect(isValid({ toppings: [first, { ...second, urlKey: first.urlKey }] })).toBe(false);
    expect(isValid({ toppings: [{ ...first, urlKey: PIZZA_OFFER.doughs[0]?.urlKey ?? '' }, second] })).toBe(true);
  });

  it.each([
    ['no price', []],
    ['only one price', first.prices.slice(1)],
    ['a price twice', [...first.prices, ...first.prices]],
    ['one size twice', first.prices.map(({ price }) => ({ sizeId: small?.id ?? '', price }))],
    ['a price of another size', first.prices.map(({ price }) => ({ sizeId: first.id, price }))],
    ['a price below 0', first.prices.map(({ sizeId }) => ({ sizeId, price: -1 }))],
    ['half a Rappen', first.prices.map(({ sizeId }) => ({ sizeId, price: 0.5 }))],
    ['too much', first.prices.map(({ sizeId }) => ({ sizeId, price: PRICE_MAX + 1 }))],
  ])('refuses an ingredient with %s', (_, prices) => {
    const bad = { ...first, prices };
    expect(isValid({ toppings: [bad, second, ...others] })).toBe(false);
    expect(isValid({ doughs: [bad] })).toBe(false);
    expect(isValid({ sauces: [{ ...bad, illustration: 'none' }] })).toBe(false);
    expect(isValid({ cheeses: [bad] })).toBe(false);
  });

  it('takes the highest price, also of a size and of the base', () => {
    const dearest = first.prices.map(({ sizeId }) => ({ sizeId, price: PRICE_MAX }));
    expect(isValid({ toppings: [{ ...first, prices: dearest }] })).toBe(true);
    for (const [price, expected] of [
      [PRICE_MAX, true],
      [PRICE_MAX + 1, false],
    ] as const) {
      expect(isValid({ sizes: [{ ...PIZZA_OFFER.sizes[0], price }, large] as PizzaOffer['sizes'] })).toBe(expected);
      expect(isValid({ baseProduct: { ...PIZZA_OFFER.baseProduct, price } })).toBe(expected);
    }
  });

  it('lists its parts in the order of choosing', () => {
    const { sizes, doughs, sauces, cheeses, toppings } = PIZZA_OFFER;
    expect(partsOf(PIZZA_OFFER)).toEqual([sizes, doughs, sauces, cheeses, toppings]);
  });
});

describe('a url key', () => {
  it.each([
    ['rucola', true],
    ['32cm', true],
    ['a-b-c', true],
    ['x'.repeat(20), true],
    ['x'.repeat(21), false],
    ['', false],
    ['Rucola', false],
    ['rüebli', false],
    ['-a', false],
    ['a-', false],
    ['a--b', false],
    ['a.b', false],
    ['a b', false],
    ['__proto__', false],
    ['rucola\n', false],
  ])('%j: %s', (key, expected) => {
    expect(urlKey.safeParse(key).success).toBe(expected);
  });
});
