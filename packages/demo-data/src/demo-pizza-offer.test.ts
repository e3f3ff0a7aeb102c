import { isOnSale, servedAt } from '@ofenpost/core/catalogue/availability';
import { plainCreation } from '@ofenpost/core/pizza/change-creation';
import { partsOf } from '@ofenpost/core/pizza/parts-of';
import { type PizzaIngredient, pizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import { pizzaPrice } from '@ofenpost/core/pizza/pizza-price';
import { expect, test } from 'vitest';
import { demoPizzaOffer } from './demo-pizza-offer.ts';

const { sizes, doughs, sauces, cheeses, toppings } = demoPizzaOffer;
const ingredients: readonly PizzaIngredient[] = [...doughs, ...sauces, ...cheeses, ...toppings];
const MEAT_AND_FISH = ['ham', 'curedHam', 'spicySalami', 'bacon', 'chicken', 'anchovy', 'tuna', 'shrimp'];

test('is as the core describes it', () => {
  expect(pizzaOffer.parse(demoPizzaOffer)).toEqual(demoPizzaOffer);
});

test('has 3 sizes, 4 doughs, 4 sauces, 5 cheeses and 32 toppings, all but the asparagus on sale', () => {
  expect(partsOf(demoPizzaOffer).map((list) => list.length)).toEqual([3, 4, 4, 5, 32]);
  const missing = partsOf(demoPizzaOffer)
    .flat()
    .filter((part) => !isOnSale(part, servedAt('2026-11-19T17:30:00.000Z')));
  expect(missing.map(({ name }) => name)).toEqual(['Grüne Spargeln']);
});

test('costs from CHF 13.00 to CHF 24.60 with tomato and mozzarella, in steps of 10 Rappen', () => {
  const plain = plainCreation(demoPizzaOffer);
  const prices = sizes.map(({ id }) => pizzaPrice(demoPizzaOffer, { ...plain, sizeId: id }));
  expect(prices.map((price) => (price.ok ? price.value.total : null))).toEqual([1300, 1800, 2460]);
  const all = ingredients.flatMap((ingredient) => ingredient.prices.map(({ price }) => price));
  expect(all.filter((price) => price % 10 !== 0)).toEqual([]);
});

test('costs more on a larger size, unless it is free', () => {
  for (const { prices } of ingredients) {
    const [small = 0, medium = 0, large = 0] = prices.map(({ price }) => price);
    expect(small === 0 ? medium + large : Number(small < medium && medium < large)).toBe(small === 0 ? 0 : 1);
  }
});

test('tells where meat and fish come from, and nothing else', () => {
  const declared = toppings
    .filter(({ originCountry }) => originCountry !== null)
    .map((topping) => topping.illustration);
  expect(declared).toEqual(MEAT_AND_FISH);
});

test('is tagged for those who eat no meat, or nothing from animals', () => {
  for (const { originCountry, allergens, tags } of ingredients) {
    const isVegan = originCountry === null && !allergens.includes('milk') && !allergens.includes('eggs');
    const diet = isVegan ? ['vegan'] : originCountry === null ? ['vegetarian'] : [];
    expect(tags.filter((tag) => tag !== 'spicy')).toEqual(diet);
  }
});

test('pictures each topping differently', () => {
  const pictures = [...cheeses, ...toppings].flatMap(({ illustration }) => illustration ?? []);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('is written as in Switzerland', () => {
  expect(JSON.stringify(demoPizzaOffer)).not.toMatch(/\u00DF/);
});
