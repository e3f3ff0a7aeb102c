import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sauce, topping } from '../catalogue/illustration.ts';
import { creationOfDish, creationOfHalves } from './dish-creation.ts';
import { pizzaCreation } from './pizza-creation.ts';
import {
  BASIL_ID,
  CREAM_ID,
  EGG_ID,
  GORGONZOLA_ID,
  HAM_ID,
  LARGE_ID,
  MOZZARELLA_ID,
  NO_CHEESE_ID,
  NO_SAUCE_ID,
  PIZZA_OFFER,
  PLAIN_CREATION,
  SALAMI_ID,
  SPELT_ID,
  TOMATO_ID,
  onLeft,
  onRight,
  onWhole,
  withToppings,
} from './pizza-offer.fixtures.ts';
import { resolveCreation } from './resolve-creation.ts';

const MARGHERITA = { sauce: 'tomato', toppings: ['mozzarella', 'basil'] } as const;
const DIAVOLA = { sauce: 'tomato', toppings: ['mozzarella', 'salami', 'basil'] } as const;

describe('creationOfDish', () => {
  it('has the same parts on the whole pizza', () => {
    expect(creationOfDish(PIZZA_OFFER, MARGHERITA)).toEqual({ creation: withToppings(onWhole(BASIL_ID)), notes: [] });
  });

  it('keeps size and dough', () => {
    const base = { ...PLAIN_CREATION, sizeId: LARGE_ID, doughId: SPELT_ID };
    expect(creationOfDish(PIZZA_OFFER, MARGHERITA, base).creation).toMatchObject({
      sizeId: LARGE_ID,
      doughId: SPELT_ID,
    });
  });

  it('names what the offer does not have, and puts nothing else in its place', () => {
    const { creation, notes } = creationOfDish(PIZZA_OFFER, { sauce: 'pumpkin', toppings: ['feta', 'egg'] });
    expect(creation).toEqual({
      ...withToppings(onWhole(EGG_ID)),
      sauceId: NO_SAUCE_ID,
      cheeseId: NO_CHEESE_ID,
    });
    expect(notes).toEqual([
      { kind: 'absent', part: 'sauce', drawing: 'pumpkin' },
      { kind: 'absent', part: 'topping', drawing: 'feta' },
    ]);
  });

  it('has one cheese, the first, and names the others', () => {
    const { creation, notes } = creationOfDish(PIZZA_OFFER, {
      sauce: 'tomato',
      toppings: ['gorgonzola', 'mozzarella'],
    });
    expect(creation.cheeseId).toBe(GORGONZOLA_ID);
    expect(notes).toEqual([{ kind: 'absent', part: 'topping', drawing: 'mozzarella' }]);
  });
});

describe('creationOfHalves', () => {
  it('lays on both halves what both have', () => {
    const right = { sauce: 'tomato', toppings: ['mozzarella', 'ham'] } as const;
    expect(creationOfHalves(PIZZA_OFFER, { left: DIAVOLA, right })).toEqual({
      creation: withToppings(onLeft(BASIL_ID), onLeft(SALAMI_ID), onRight(HAM_ID)),
      notes: [],
    });
    expect(creationOfHalves(PIZZA_OFFER, { left: DIAVOLA, right: MARGHERITA }).creation.toppings).toEqual([
      onWhole(BASIL_ID),
      onLeft(SALAMI_ID),
    ]);
  });

  it('says that a sauce and a cheese lie on both halves, although only one dish has them', () => {
    const right = { sauce: 'cream', toppings: ['egg'] } as const;
    const halves = creationOfHalves(PIZZA_OFFER, { left: MARGHERITA, right });
    expect(halves.creation).toMatchObject({ sauceId: TOMATO_ID, cheeseId: MOZZARELLA_ID });
    expect(halves.notes).toEqual([
      { kind: 'spread', name: 'Tomatensauce' },
      { kind: 'spread', name: 'Mozzarella' },
    ]);
    const turned = creationOfHalves(PIZZA_OFFER, { left: right, right: MARGHERITA });
    expect(turned.creation).toMatchObject({ sauceId: CREAM_ID, cheeseId: MOZZARELLA_ID });
    expect(turned.notes).toEqual([
      { kind: 'spread', name: 'Crème fraîche' },
      { kind: 'spread', name: 'Mozzarella' },
    ]);
  });

  const recipes = fc.record({
    sauce: fc.constantFrom(...sauce.options),
    toppings: fc.array(fc.constantFrom(...topping.options), { maxLength: 14 }),
  });

  it('makes a valid pizza of any two dishes, and each ingredient of theirs is on its half or named', () => {
    fc.assert(
      fc.property(recipes, recipes, (left, right) => {
        const { creation, notes } = creationOfHalves(PIZZA_OFFER, { left, right });
        expect(pizzaCreation.parse(creation)).toEqual(creation);
        const pizza = resolveCreation(PIZZA_OFFER, creation);
        if (!pizza.ok) throw new Error(pizza.error.code);
        const { cheese, toppings, sauce: laid } = pizza.value;
        const told = notes.flatMap((note) => (note.kind === 'absent' ? [note.drawing] : []));
        const spread = notes.flatMap((note) => (note.kind === 'spread' ? [note.name] : []));
        for (const [half, recipe] of [
          ['left', left],
          ['right', right],
        ] as const) {
          const present = toppings.filter(({ place }) => place === 'whole' || place === half);
          const drawings = [cheese, ...present.map((each) => each.topping)].map(({ illustration }) => illustration);
          const covered = [...drawings, ...told];
          const isOtherCheese = (drawing: string) =>
            spread.length > 0 && PIZZA_OFFER.cheeses.some(({ illustration }) => illustration === drawing);
          expect(recipe.toppings.filter((drawing) => !covered.includes(drawing) && !isOtherCheese(drawing))).toEqual(
            [],
          );
          // Nothing lies on a half that its dish does not have, unless it is told.
          expect(
            present.filter((each) => !recipe.toppings.some((drawing) => drawing === each.topping.illustration)),
          ).toEqual([]);
          const isOwnCheese =
            cheese.illustration === null || recipe.toppings.some((drawing) => drawing === cheese.illustration);
          const isOwnSauce = laid.illustration === recipe.sauce || told.includes(recipe.sauce);
          expect(isOwnCheese || spread.includes(cheese.name)).toBe(true);
          expect(isOwnSauce || spread.includes(laid.name)).toBe(true);
        }
      }),
    );
  });
});
