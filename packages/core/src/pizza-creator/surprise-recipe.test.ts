import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { servedAt } from '../catalogue/availability.ts';
import { ALLERGENS } from '../catalogue/declaration.ts';
import { creationOfDish } from '../pizza/dish-creation.ts';
import type { PizzaCreation } from '../pizza/pizza-creation.ts';
import { type Diet, pizzaDeclaration } from '../pizza/pizza-declaration.ts';
import { GLUTEN_FREE_ID, HAM_ID, LARGE_ID, PIZZA_OFFER, PLAIN_CREATION } from '../pizza/pizza-offer.fixtures.ts';
import type { PizzaOffer } from '../pizza/pizza-offer.ts';
import { pizzaAvailability } from '../pizza/resolve-creation.ts';
import { seededRandom } from '../random/seeded-random.ts';
import { NO_WISH, type SurpriseWish } from './surprise-pizza.ts';
import { SURPRISE_RECIPES, surpriseRecipe } from './surprise-recipe.ts';

/** Friday 18:30 in Zurich. */
const AT = servedAt('2026-11-20T17:30:00.000Z');

type Given = { wish?: Partial<SurpriseWish>; offer?: PizzaOffer; base?: PizzaCreation };

const surprise = (seed: number, { wish = {}, offer = PIZZA_OFFER, base = PLAIN_CREATION }: Given = {}) =>
  surpriseRecipe(offer, { at: AT, wish: { ...NO_WISH, ...wish }, random: seededRandom(seed), base });

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

describe('surpriseRecipe', () => {
  it('is a whole recipe, never single toppings, of what is on sale', () => {
    for (const seed of seeds) {
      const { name, creation } = surprise(seed);
      const recipe = SURPRISE_RECIPES.find((each) => each.name === name);
      if (recipe === undefined) throw new Error(`no recipe: ${name}`);
      expect(creationOfDish(PIZZA_OFFER, recipe)).toEqual({ creation, notes: [] });
      expect(pizzaAvailability(PIZZA_OFFER, creation, AT)).toMatchObject({ value: { orderable: true } });
    }
    expect(new Set(seeds.map((seed) => surprise(seed).name)).size).toBeGreaterThan(1);
  });

  it('is another pizza than the one so far', () => {
    for (const seed of seeds) {
      const base = surprise(seed).creation;
      expect(surprise(seed, { base }).creation).not.toEqual(base);
    }
  });

  it('keeps size and dough, which may be a need', () => {
    const base = { ...PLAIN_CREATION, sizeId: LARGE_ID, doughId: GLUTEN_FREE_ID };
    expect(surprise(1, { base }).creation).toMatchObject({ sizeId: LARGE_ID, doughId: GLUTEN_FREE_ID });
    expect(surprise(1, { wish: { without: ['gluten'] } }).creation.doughId).toBe(GLUTEN_FREE_ID);
  });

  it('keeps to a diet and allergens, and draws single parts where no recipe does', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.constantFrom<Diet | null>(null, 'vegan', 'vegetarian'),
        fc.subarray([...ALLERGENS]),
        (seed, diet, without) => {
          const { creation } = surprise(seed, { wish: { diet, without } });
          const declared = pizzaDeclaration(PIZZA_OFFER, creation);
          if (!declared.ok) throw new Error(declared.error.code);
          expect(declared.value.whole.allergens.filter((each) => without.includes(each))).toEqual([]);
          expect(diet === null || declared.value.whole.diet === diet || declared.value.whole.diet === 'vegan').toBe(
            true,
          );
        },
      ),
    );
    const offer = { ...PIZZA_OFFER, toppings: PIZZA_OFFER.toppings.filter(({ id }) => id === HAM_ID) };
    expect(surprise(1, { offer })).toMatchObject({ name: null, creation: { toppings: [{ toppingId: HAM_ID }] } });
  });

  it('has recipes with a sensible number of parts, each named once', () => {
    expect(new Set(SURPRISE_RECIPES.map(({ name }) => name)).size).toBe(SURPRISE_RECIPES.length);
    for (const { toppings } of SURPRISE_RECIPES) expect(toppings.length).toBeGreaterThanOrEqual(3);
  });
});
