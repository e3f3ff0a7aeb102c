import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { creations } from '../pizza-creator/creation.fixtures.ts';
import { type SinglePart, changedCreation, priceDifferences } from './change-creation.ts';
import type { PizzaCreation } from './pizza-creation.ts';
import { TOPPING_PLACES } from './pizza-halves.ts';
import {
  BASIL_ID,
  HAM_ID,
  LARGE_ID,
  NO_CHEESE_ID,
  PIZZA_OFFER,
  ROCKET_TOPPING_ID,
  SALAMI_ID,
  SMALL_ID,
  onLeft,
  withToppings,
} from './pizza-offer.fixtures.ts';
import { type HalfPriceRule, type PizzaOffer, halfPriceRule } from './pizza-offer.ts';
import { pizzaPrice } from './pizza-price.ts';
import { type ResolvedCreation, resolveCreation } from './resolve-creation.ts';

const offerWith = (rule: HalfPriceRule): PizzaOffer => ({ ...PIZZA_OFFER, halfPriceRule: rule });

function chosen(offer: PizzaOffer, creation: PizzaCreation): ResolvedCreation {
  const pizza = resolveCreation(offer, creation);
  if (!pizza.ok) throw new Error(pizza.error.code);
  return pizza.value;
}

function totalOf(offer: PizzaOffer, creation: PizzaCreation): number {
  const price = pizzaPrice(offer, creation);
  if (!price.ok) throw new Error(price.error.code);
  return price.value.total;
}

const rules = fc.constantFrom(...halfPriceRule.options);
const sides = fc.constantFrom(...TOPPING_PLACES);

it('says of each topping by how much a tap on it changes the price', () => {
  fc.assert(
    fc.property(
      rules,
      creations(),
      sides,
      fc.constantFrom(...PIZZA_OFFER.toppings),
      (rule, creation, side, topping) => {
        const offer = offerWith(rule);
        const toggled = changedCreation(offer, creation, { kind: 'toppingToggled', id: topping.id, place: side });
        fc.pre(toggled.ok);
        expect(totalOf(offer, toggled.value) - totalOf(offer, creation)).toBe(
          priceDifferences(offer, chosen(offer, creation), side).get(topping.id),
        );
      },
    ),
  );
});

it('says of every other part by how much the price changes when it is chosen, and of the chosen one nothing', () => {
  const lists: readonly [SinglePart, readonly { readonly id: string }[]][] = [
    ['size', PIZZA_OFFER.sizes],
    ['dough', PIZZA_OFFER.doughs],
    ['sauce', PIZZA_OFFER.sauces],
    ['cheese', PIZZA_OFFER.cheeses],
  ];
  fc.assert(
    fc.property(rules, creations(), sides, fc.constantFrom(...lists), (rule, creation, side, [part, list]) => {
      const offer = offerWith(rule);
      const differences = priceDifferences(offer, chosen(offer, creation), side);
      expect(differences.get(creation[`${part}Id`])).toBe(0);
      for (const { id } of list) {
        const after = changedCreation(offer, creation, { kind: 'partChosen', part, id });
        if (!after.ok) throw new Error(after.error.code);
        expect(differences.get(id)).toBe(totalOf(offer, after.value) - totalOf(offer, creation));
      }
    }),
  );
});

it('halves on a half, counts the dearer half, takes back, and adds to a size what lies on the pizza', () => {
  const creation = withToppings(onLeft(SALAMI_ID));
  const differenceOf = (rule: HalfPriceRule, side: (typeof TOPPING_PLACES)[number], id: string) => {
    const offer = offerWith(rule);
    return priceDifferences(offer, chosen(offer, creation), side).get(id);
  };
  expect(differenceOf('half_each', 'right', ROCKET_TOPPING_ID)).toBe(76);
  expect(differenceOf('half_each', 'whole', ROCKET_TOPPING_ID)).toBe(151);
  expect(differenceOf('half_each', 'left', SALAMI_ID)).toBe(-150);
  expect(differenceOf('dearer_half', 'right', BASIL_ID)).toBe(0);
  expect(differenceOf('dearer_half', 'right', HAM_ID)).toBe(50);
  expect(differenceOf('full', 'right', SALAMI_ID)).toBe(0);
  expect(differenceOf('half_each', 'whole', NO_CHEESE_ID)).toBe(-200);
  expect(differenceOf('half_each', 'whole', SMALL_ID)).toBe(0);
  // 5.00 for the size, 1.00 for mozzarella, 0.63 for half of the salami.
  expect(differenceOf('half_each', 'whole', LARGE_ID)).toBe(663);
});
