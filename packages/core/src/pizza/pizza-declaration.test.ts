import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALLERGENS } from '../catalogue/declaration.ts';
import { creations } from '../pizza-creator/creation.fixtures.ts';
import { err } from '../result/result.ts';
import type { PizzaCreation } from './pizza-creation.ts';
import { pizzaDeclaration, suitsDiet } from './pizza-declaration.ts';
import {
  ANCHOVY_ID,
  BASIL_ID,
  EGG_ID,
  GLUTEN_FREE_ID,
  HAM_ID,
  NO_CHEESE_ID,
  PIZZA_OFFER,
  PLAIN_CREATION,
  SALAMI_ID,
  TOFU_ID,
  onLeft,
  onRight,
  onWhole,
  withToppings,
} from './pizza-offer.fixtures.ts';

function declarationOf(creation: PizzaCreation, offer = PIZZA_OFFER) {
  const declaration = pizzaDeclaration(offer, creation);
  if (!declaration.ok) throw new Error(declaration.error.code);
  return declaration.value;
}

describe('pizzaDeclaration', () => {
  it('declares the whole while both halves are the same', () => {
    expect(declarationOf(withToppings(onWhole(BASIL_ID)))).toEqual({
      whole: { allergens: ['gluten', 'milk'], origins: [], diet: 'vegetarian', isSpicy: false },
      halves: null,
    });
    // Other toppings with the same declaration.
    expect(declarationOf(withToppings(onLeft(BASIL_ID))).halves).toBeNull();
  });

  it('declares each half where they differ', () => {
    const creation = {
      ...withToppings(onLeft(ANCHOVY_ID), onRight(EGG_ID), onRight(SALAMI_ID), onWhole(HAM_ID)),
      cheeseId: NO_CHEESE_ID,
    };
    const ham = { ingredient: 'Schinken', country: 'Schweiz' };
    const anchovy = { ingredient: 'Sardellen', country: 'Spanien' };
    const salami = { ingredient: 'Salami', country: 'Italien' };
    expect(declarationOf(creation)).toEqual({
      whole: {
        allergens: ['gluten', 'eggs', 'fish'],
        origins: [ham, anchovy, salami],
        diet: null,
        isSpicy: true,
      },
      halves: {
        left: { allergens: ['gluten', 'fish'], origins: [ham, anchovy], diet: null, isSpicy: false },
        right: { allergens: ['gluten', 'eggs'], origins: [ham, salami], diet: null, isSpicy: true },
      },
    });
  });

  it.each([
    ['vegan', { ...withToppings(onWhole(TOFU_ID)), cheeseId: NO_CHEESE_ID }],
    ['vegetarian', withToppings(onWhole(TOFU_ID))],
    ['vegetarian', { ...withToppings(onLeft(EGG_ID)), cheeseId: NO_CHEESE_ID }],
    [null, withToppings(onRight(HAM_ID))],
  ])('says %s only when everything is', (diet, creation) => {
    expect(declarationOf(creation).whole.diet).toBe(diet);
  });

  it('says of each half by itself what it is', () => {
    const { whole, halves } = declarationOf({ ...withToppings(onLeft(EGG_ID)), cheeseId: NO_CHEESE_ID });
    expect([whole.diet, halves?.left.diet, halves?.right.diet]).toEqual(['vegetarian', 'vegetarian', 'vegan']);
  });

  it('names an origin once', () => {
    const [, , , ham] = PIZZA_OFFER.toppings;
    const toppings = PIZZA_OFFER.toppings.map((each) =>
      each.id === EGG_ID && ham !== undefined ? { ...ham, id: EGG_ID, urlKey: 'egg' } : each,
    );
    const { whole } = declarationOf(withToppings(onWhole(HAM_ID), onWhole(EGG_ID)), { ...PIZZA_OFFER, toppings });
    expect(whole.origins).toEqual([{ ingredient: 'Schinken', country: 'Schweiz' }]);
  });

  it('leaves gluten out without gluten', () => {
    expect(declarationOf({ ...PLAIN_CREATION, doughId: GLUTEN_FREE_ID }).whole.allergens).toEqual(['milk']);
  });

  it('refuses what the offer does not have', () => {
    expect(pizzaDeclaration(PIZZA_OFFER, withToppings(onLeft(NO_CHEESE_ID)))).toEqual(
      err({ code: 'partUnknown', id: NO_CHEESE_ID }),
    );
  });

  it('declares exactly what is in it, in the order of the law', () => {
    fc.assert(
      fc.property(creations(), (creation) => {
        const { whole, halves } = declarationOf(creation);
        const isIn = (id: string, places: readonly string[]) =>
          [creation.doughId, creation.sauceId, creation.cheeseId].includes(id) ||
          creation.toppings.some(({ toppingId, place }) => toppingId === id && places.includes(place));
        const all = [...PIZZA_OFFER.doughs, ...PIZZA_OFFER.sauces, ...PIZZA_OFFER.cheeses, ...PIZZA_OFFER.toppings];
        const expected = (...places: string[]) => {
          const eaten = new Set(all.filter(({ id }) => isIn(id, places)).flatMap(({ allergens }) => allergens));
          return ALLERGENS.filter((each) => eaten.has(each));
        };
        expect(whole.allergens).toEqual(expected('whole', 'left', 'right'));
        expect((halves?.left ?? whole).allergens).toEqual(expected('whole', 'left'));
        expect((halves?.right ?? whole).allergens).toEqual(expected('whole', 'right'));
        expect(halves === null || JSON.stringify(halves.left) !== JSON.stringify(halves.right)).toBe(true);
      }),
    );
  });
});

describe('suitsDiet', () => {
  it.each([
    ['vegan', ['vegan'], true],
    ['vegan', ['vegetarian'], false],
    ['vegan', [], false],
    ['vegetarian', ['vegan', 'spicy'], true],
    ['vegetarian', ['vegetarian'], true],
    ['vegetarian', ['spicy', 'new'], false],
  ] as const)('%s with %j: %s', (diet, tags, expected) => {
    expect(suitsDiet({ tags: [...tags] }, diet)).toBe(expected);
  });
});
