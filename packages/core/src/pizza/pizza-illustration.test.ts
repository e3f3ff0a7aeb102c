import { expect, it } from 'vitest';
import { illustration } from '../catalogue/illustration.ts';
import type { PizzaCreation } from './pizza-creation.ts';
import {
  BASIL_ID,
  EGG_ID,
  NO_CHEESE_ID,
  PIZZA_OFFER,
  TOPPING_IDS,
  onLeft,
  onRight,
  onWhole,
  withToppings,
} from './pizza-offer.fixtures.ts';
import { creationIllustration, doughLooks, pizzaIllustration, resolveCreation } from './resolve-creation.ts';

const pictureOf = (creation: PizzaCreation) => creationIllustration(PIZZA_OFFER, creation);

it('shows sauce, cheese and toppings where they lie', () => {
  expect(pictureOf(withToppings(onRight(EGG_ID), onWhole(BASIL_ID)))).toEqual({
    kind: 'flatbread',
    sauce: 'tomato',
    toppings: ['mozzarella', 'basil'],
    halves: { left: [], right: ['egg'] },
    dough: { flour: 'wheat', hasSesame: false },
  });
  expect(pictureOf(withToppings(onWhole(BASIL_ID)))).not.toHaveProperty('halves');
});

it('shows no cheese where there is none', () => {
  expect(pictureOf({ ...withToppings(onLeft(EGG_ID)), cheeseId: NO_CHEESE_ID })).toMatchObject({
    toppings: [],
    halves: { left: ['egg'], right: [] },
  });
});

it('shows no more than a picture can hold, and nothing twice', () => {
  const full = withToppings(...TOPPING_IDS.slice(0, 12).map(onLeft), ...TOPPING_IDS.slice(12, 16).map(onRight));
  const picture = pictureOf(full);
  expect(picture).toMatchObject({ toppings: ['mozzarella'], halves: { left: { length: 12 }, right: { length: 4 } } });
  expect(illustration.safeParse(picture).success).toBe(true);
  const twins = {
    ...PIZZA_OFFER,
    toppings: PIZZA_OFFER.toppings.map((each) => ({ ...each, illustration: 'mozzarella' as const })),
  };
  const pizza = resolveCreation(twins, full);
  expect(pizza.ok && pizzaIllustration(twins, pizza.value)).toEqual({
    kind: 'flatbread',
    sauce: 'tomato',
    toppings: ['mozzarella'],
    dough: { flour: 'wheat', hasSesame: false },
  });
});

it('bakes wheat, and the next one of spelt; strews sesame over wholegrain, and is pale without gluten', () => {
  const looks = doughLooks([
    { id: 'first', allergens: ['gluten'] },
    { id: 'second', allergens: ['gluten', 'milk'] },
    { id: 'seeds', allergens: ['gluten', 'sesame'] },
    { id: 'none', allergens: [] },
    { id: 'paleSeeds', allergens: ['sesame'] },
  ]);
  expect(Object.fromEntries(looks)).toEqual({
    first: { flour: 'wheat', hasSesame: false },
    second: { flour: 'spelt', hasSesame: false },
    seeds: { flour: 'wholegrain', hasSesame: true },
    none: { flour: 'glutenFree', hasSesame: false },
    paleSeeds: { flour: 'glutenFree', hasSesame: true },
  });
});

it('shows nothing where own pizzas are offered no more, or not this one', () => {
  expect(creationIllustration(null, withToppings())).toBeNull();
  expect(creationIllustration({ ...PIZZA_OFFER, sizes: [] }, withToppings())).toBeNull();
});
