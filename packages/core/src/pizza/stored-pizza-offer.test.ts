import { expect, it } from 'vitest';
import { LARGE_ID, PIZZA_OFFER, SALAMI_ID, SMALL_ID } from './pizza-offer.fixtures.ts';
import { type StoredPizzaOffer, pizzaOfferOf } from './stored-pizza-offer.ts';

const { baseProduct, halfPriceRule, sizes, doughs, sauces, cheeses, toppings } = PIZZA_OFFER;
const SINCE = '2026-11-20T17:00:00.000Z';
const saved = { archived: null };
const STORED: StoredPizzaOffer = {
  baseProduct,
  halfPriceRule,
  sizes: sizes.map((size) => ({ ...size, ...saved })),
  ingredients: [
    ...doughs.map((each) => ({ ...each, ...saved, kind: 'dough' as const, illustration: null })),
    ...sauces.map((each) => ({ ...each, ...saved, kind: 'sauce' as const })),
    ...cheeses.map((each) => ({ ...each, ...saved, kind: 'cheese' as const })),
    ...toppings.map((each) => ({ ...each, ...saved, kind: 'topping' as const })),
  ],
};
const archiving = (ids: readonly string[]): StoredPizzaOffer => ({
  ...STORED,
  sizes: STORED.sizes.map((size) => ({ ...size, archived: ids.includes(size.id) ? SINCE : null })),
  ingredients: STORED.ingredients.map((each) => ({ ...each, archived: ids.includes(each.id) ? SINCE : null })),
});

it('is everything that is not archived', () => {
  expect(pizzaOfferOf(STORED)).toEqual(PIZZA_OFFER);
  expect(pizzaOfferOf(archiving([SALAMI_ID]))?.toppings).toEqual(toppings.filter(({ id }) => id !== SALAMI_ID));
});

it('prices everything for the sizes that there are', () => {
  const one = pizzaOfferOf(archiving([LARGE_ID]));
  expect(one?.sizes).toHaveLength(1);
  expect(one?.toppings[0]?.prices).toEqual([{ sizeId: SMALL_ID, price: 100 }]);
});

it('is none without a dough', () => {
  expect(pizzaOfferOf(archiving(doughs.map(({ id }) => id)))).toBeNull();
});
