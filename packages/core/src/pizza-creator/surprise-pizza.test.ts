import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { servedAt } from '../catalogue/availability.ts';
import { type Allergen, ALLERGENS } from '../catalogue/declaration.ts';
import { type PizzaCreation, pizzaCreation } from '../pizza/pizza-creation.ts';
import { type Diet, pizzaDeclaration } from '../pizza/pizza-declaration.ts';
import { LARGE_ID, PIZZA_OFFER, SMALL_ID } from '../pizza/pizza-offer.fixtures.ts';
import type { PizzaOffer } from '../pizza/pizza-offer.ts';
import { pizzaAvailability, resolveCreation } from '../pizza/resolve-creation.ts';
import { seededRandom } from '../random/seeded-random.ts';
import { NO_WISH, type SurpriseWish, surprisePizza } from './surprise-pizza.ts';

/** Friday 18:30 in Zurich. */
const NOW = '2026-11-20T17:30:00.000Z';

const surprise = (seed: number, wish: Partial<SurpriseWish> = {}, offer: PizzaOffer = PIZZA_OFFER): PizzaCreation =>
  surprisePizza(offer, { at: servedAt(NOW), wish: { ...NO_WISH, ...wish }, random: seededRandom(seed) });

function wholeOf(creation: PizzaCreation, offer = PIZZA_OFFER) {
  const declaration = pizzaDeclaration(offer, creation);
  if (!declaration.ok) throw new Error(declaration.error.code);
  return declaration.value.whole;
}

const seeds = fc.integer();
const manySeeds = Array.from({ length: 200 }, (_, seed) => seed);

describe('surprisePizza', () => {
  it('is a valid pizza of what is on sale, with 3 to 5 toppings and one kind of meat or fish at most', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const creation = surprise(seed);
        expect(pizzaCreation.parse(creation)).toEqual(creation);
        expect(pizzaAvailability(PIZZA_OFFER, creation, servedAt(NOW))).toMatchObject({
          value: { orderable: true, missing: [] },
        });
        expect(creation.toppings.length).toBeGreaterThanOrEqual(3);
        expect(creation.toppings.length).toBeLessThanOrEqual(5);
        expect(creation.toppings.every(({ place }) => place === 'whole')).toBe(true);
        expect(wholeOf(creation).origins.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('surprises', () => {
    const creations = manySeeds.map((seed) => surprise(seed));
    const distinct = (select: (creation: PizzaCreation) => unknown) => new Set(creations.map(select)).size;
    expect(distinct(({ toppings }) => toppings.length)).toBe(3);
    expect(distinct(({ sizeId }) => sizeId)).toBe(2);
    expect(distinct(({ doughId }) => doughId)).toBe(3);
    expect(distinct(({ sauceId }) => sauceId)).toBe(3);
    expect(distinct(({ cheeseId }) => cheeseId)).toBe(3);
    // All toppings except the two that are not on sale.
    expect(new Set(creations.flatMap(({ toppings }) => toppings.map((each) => each.toppingId))).size).toBe(14);
    expect(distinct((creation) => JSON.stringify(creation))).toBeGreaterThan(190);
    expect(creations.some((creation) => wholeOf(creation).origins.length === 1)).toBe(true);
  });

  it('is the same for the same seed, whatever the seed is', () => {
    for (const seed of [1, 0, -1, 0.5, 1e300, Number.NaN, Number.POSITIVE_INFINITY])
      expect(surprise(seed)).toEqual(surprise(seed));
    expect(surprise(1)).not.toEqual(surprise(2));
  });

  it('keeps a chosen size that is on sale', () => {
    for (const seed of manySeeds.slice(0, 20)) {
      expect(surprise(seed, { sizeId: LARGE_ID }).sizeId).toBe(LARGE_ID);
      expect(surprise(seed, { sizeId: SMALL_ID }).sizeId).toBe(SMALL_ID);
      const [small, large] = PIZZA_OFFER.sizes.map((size) => ({ ...size, available: size.id === SMALL_ID }));
      const offer = { ...PIZZA_OFFER, sizes: [small, large] as PizzaOffer['sizes'] };
      expect(surprise(seed, { sizeId: LARGE_ID }, offer).sizeId).toBe(SMALL_ID);
    }
  });

  it('respects a diet', () => {
    for (const seed of manySeeds) {
      expect(wholeOf(surprise(seed, { diet: 'vegan' })).diet).toBe('vegan');
      expect(wholeOf(surprise(seed, { diet: 'vegetarian' })).diet).not.toBeNull();
    }
    expect(manySeeds.some((seed) => wholeOf(surprise(seed, { diet: 'vegetarian' })).diet === 'vegetarian')).toBe(true);
  });

  it('respects any allergens, also together with a diet', () => {
    const diets = fc.constantFrom<Diet | null>(null, 'vegan', 'vegetarian');
    const allergens: fc.Arbitrary<Allergen[]> = fc.subarray([...ALLERGENS]);
    fc.assert(
      fc.property(seeds, diets, allergens, (seed, diet, without) => {
        const creation = surprise(seed, { diet, without });
        const whole = wholeOf(creation);
        expect(whole.allergens.filter((each) => without.includes(each))).toEqual([]);
        expect(diet === null || whole.diet === diet || whole.diet === 'vegan').toBe(true);
        expect(creation.toppings.length).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it('takes any dough when none keeps to the wish, and leaves toppings away that do not', () => {
    const offer: PizzaOffer = {
      ...PIZZA_OFFER,
      doughs: PIZZA_OFFER.doughs.slice(0, 2),
      toppings: PIZZA_OFFER.toppings.map((topping) => ({ ...topping, allergens: ['gluten'] })),
    };
    const creation = surprise(7, { without: ['gluten', 'milk'] }, offer);
    expect(creation.toppings).toEqual([]);
    expect(wholeOf(creation, offer).allergens).toEqual(['gluten']);
  });

  it('has fewer toppings only when there are no more', () => {
    const two = { ...PIZZA_OFFER, toppings: PIZZA_OFFER.toppings.slice(0, 2) };
    expect(surprise(1, {}, two).toppings).toHaveLength(2);
    // Salami, ham and anchovies should not be combined, but there is nothing else.
    const meat = { ...PIZZA_OFFER, toppings: PIZZA_OFFER.toppings.slice(2, 5) };
    for (const seed of manySeeds.slice(0, 20)) expect(surprise(seed, {}, meat).toppings).toHaveLength(3);
  });

  it('puts nothing on that looks like the cheese, unless there is nothing else', () => {
    const twin = PIZZA_OFFER.toppings.map((topping, index) =>
      index < 9 ? topping : { ...topping, illustration: 'mozzarella' as const },
    );
    const offer = { ...PIZZA_OFFER, cheeses: PIZZA_OFFER.cheeses.slice(0, 1), toppings: twin };
    for (const seed of manySeeds.slice(0, 50)) {
      const pizza = resolveCreation(offer, surprise(seed, { diet: 'vegetarian' }, offer));
      const pictures = pizza.ok ? pizza.value.toppings.map(({ topping }) => topping.illustration) : [];
      // Basil, rocket, egg and tofu are enough for three toppings.
      expect(pictures).not.toContain('mozzarella');
    }
    const plain = {
      ...PIZZA_OFFER,
      cheeses: PIZZA_OFFER.cheeses.slice(1, 2),
      toppings: PIZZA_OFFER.toppings.map((each) => ({ ...each, illustration: null })),
    };
    expect(surprise(3, {}, plain).toppings.length).toBeGreaterThanOrEqual(3);
  });

  it('gives a valid pizza also when nothing is on sale', () => {
    const off = <T extends object>(list: readonly T[]) => list.map((part) => ({ ...part, available: false }));
    const { sizes, doughs, sauces, cheeses, toppings } = PIZZA_OFFER;
    const offer = {
      ...PIZZA_OFFER,
      sizes: off(sizes),
      doughs: off(doughs),
      sauces: off(sauces),
      cheeses: off(cheeses),
      toppings: off(toppings),
    };
    const creation = surprise(1, {}, offer);
    expect(creation.toppings).toEqual([]);
    expect(resolveCreation(offer, creation).ok).toBe(true);
  });

  it.each([0, 1, -1, 0.999_999, 7, Number.NaN, Number.POSITIVE_INFINITY])(
    'takes any number for random: %s',
    (number) => {
      const creation = surprisePizza(PIZZA_OFFER, { at: servedAt(NOW), wish: NO_WISH, random: () => number });
      expect(resolveCreation(PIZZA_OFFER, creation).ok).toBe(true);
      expect(creation.toppings.length).toBeGreaterThanOrEqual(3);
    },
  );
});
