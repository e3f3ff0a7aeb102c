import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creations } from '../pizza-creator/creation.fixtures.ts';
import { err } from '../result/result.ts';
import type { PizzaCreation, PlacedTopping } from './pizza-creation.ts';
import { TOPPING_PLACES } from './pizza-halves.ts';
import {
  ANCHOVY_ID,
  BASIL_ID,
  EGG_ID,
  GORGONZOLA_ID,
  HAM_ID,
  LARGE_ID,
  MOZZARELLA_ID,
  PIZZA_OFFER,
  PLAIN_CREATION,
  ROCKET_TOPPING_ID,
  SALAMI_ID,
  SPELT_ID,
  CREAM_ID,
  TOPPING_IDS,
  onLeft,
  onRight,
  onWhole,
  withToppings,
} from './pizza-offer.fixtures.ts';
import { type HalfPriceRule, type PizzaOffer, halfPriceRule } from './pizza-offer.ts';
import { pizzaPrice } from './pizza-price.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';
const offerWith = (rule: HalfPriceRule): PizzaOffer => ({ ...PIZZA_OFFER, halfPriceRule: rule });
const offers = fc.constantFrom(...halfPriceRule.options.map(offerWith));

function priceOf(offer: PizzaOffer, creation: PizzaCreation) {
  const price = pizzaPrice(offer, creation);
  if (!price.ok) throw new Error(price.error.code);
  return price.value;
}
const totalOf = (offer: PizzaOffer, creation: PizzaCreation): number => priceOf(offer, creation).total;

/**
 * The price by the rule of the product design, half by half and in half Rappen: each half of the pizza is a list of
 * prices; a price on both lists belongs to the whole.
 */
function priceByHalves({ halfPriceRule: rule, ...offer }: PizzaOffer, creation: PizzaCreation): number {
  const cost = (id: string): number => {
    const list = [...offer.doughs, ...offer.sauces, ...offer.cheeses, ...offer.toppings].filter(
      (each) => each.id === id,
    );
    const [price] = list.flatMap(({ prices }) => prices.filter(({ sizeId }) => sizeId === creation.sizeId));
    return price?.price ?? Number.NaN;
  };
  const left = new Set<string>();
  const right = new Set<string>();
  for (const { toppingId, place } of creation.toppings) {
    if (place !== 'right') left.add(toppingId);
    if (place !== 'left') right.add(toppingId);
  }
  const both = [...left].filter((id) => right.has(id));
  const halves = [[...left].filter((id) => !right.has(id)), [...right].filter((id) => !left.has(id))];
  let sum = offer.baseProduct.price + (offer.sizes.find(({ id }) => id === creation.sizeId)?.price ?? Number.NaN);
  for (const id of [creation.doughId, creation.sauceId, creation.cheeseId, ...both]) sum += cost(id);
  const costs = halves.map((half) => half.map(cost));
  const sums = costs.map((list) => list.reduce((total, each) => total + each, 0));
  if (rule === 'full') return sum + sums.reduce((total, each) => total + each, 0);
  if (rule === 'dearer_half') return sum + Math.max(...sums);
  return sum + costs.flat().reduce((total, each) => total + (each % 2 === 0 ? each / 2 : (each + 1) / 2), 0);
}

describe('pizzaPrice', () => {
  it('explains the price line by line', () => {
    const creation = {
      sizeId: LARGE_ID,
      doughId: SPELT_ID,
      sauceId: CREAM_ID,
      cheeseId: GORGONZOLA_ID,
      toppings: [onRight(SALAMI_ID), onLeft(ROCKET_TOPPING_ID), onWhole(BASIL_ID)],
    };
    expect(priceOf(PIZZA_OFFER, creation)).toEqual({
      lines: [
        { kind: 'base', id: PIZZA_OFFER.baseProduct.id, label: 'Dein Fladen', place: 'whole', price: 1200 },
        { kind: 'size', id: LARGE_ID, label: '32 cm', place: 'whole', price: 500 },
        { kind: 'dough', id: SPELT_ID, label: 'Dinkelteig', place: 'whole', price: 200 },
        { kind: 'sauce', id: CREAM_ID, label: 'Crème fraîche', place: 'whole', price: 75 },
        { kind: 'cheese', id: GORGONZOLA_ID, label: 'Gorgonzola', place: 'whole', price: 400 },
        { kind: 'topping', id: BASIL_ID, label: 'Basilikum', place: 'whole', price: 150 },
        { kind: 'topping', id: ROCKET_TOPPING_ID, label: 'Rucola (links)', place: 'left', price: 101 },
        { kind: 'topping', id: SALAMI_ID, label: 'Salami (rechts)', place: 'right', price: 213 },
      ],
      total: 2839,
    });
  });

  it.each<[HalfPriceRule, number[]]>([
    ['half_each', [76, 125, 175]],
    ['full', [151, 250, 350]],
    // Rocket and anchovy together cost more than the ham.
    ['dearer_half', [151, 250, 0]],
  ])('charges halves by the rule %s', (rule, prices) => {
    const creation = withToppings(onLeft(ROCKET_TOPPING_ID), onRight(HAM_ID), onLeft(ANCHOVY_ID));
    const { lines, total } = priceOf(offerWith(rule), creation);
    expect(lines.slice(5).map(({ price }) => price)).toEqual(prices);
    expect(total).toBe(1400 + prices.reduce((sum, price) => sum + price, 0));
  });

  it('charges the right half when it is dearer, the left one when both cost the same', () => {
    const pricesOf = (...toppings: PlacedTopping[]) =>
      priceOf(offerWith('dearer_half'), withToppings(...toppings))
        .lines.slice(5)
        .map(({ label, price }) => [label, price]);
    expect(pricesOf(onLeft(EGG_ID), onRight(HAM_ID))).toEqual([
      ['Ei (links)', 0],
      ['Schinken (rechts)', 350],
    ]);
    const [, , , , , , , , , , , , mushroom = ''] = TOPPING_IDS;
    expect(pricesOf(onLeft(EGG_ID), onRight(mushroom))).toEqual([
      ['Ei (links)', 200],
      ['Champignons (rechts)', 0],
    ]);
  });

  it('refuses what the offer does not have', () => {
    const unknown = err({ code: 'partUnknown', id: UNKNOWN_ID });
    for (const part of ['sizeId', 'doughId', 'sauceId', 'cheeseId'])
      expect(pizzaPrice(PIZZA_OFFER, { ...PLAIN_CREATION, [part]: UNKNOWN_ID })).toEqual(unknown);
    const twoUnknown = withToppings(onWhole(BASIL_ID), onWhole(MOZZARELLA_ID), onLeft(UNKNOWN_ID));
    expect(pizzaPrice(PIZZA_OFFER, twoUnknown)).toEqual(unknown);
    expect(pizzaPrice(PIZZA_OFFER, { ...PLAIN_CREATION, sizeId: SPELT_ID })).toEqual(
      err({ code: 'partUnknown', id: SPELT_ID }),
    );
    expect(pizzaPrice(PIZZA_OFFER, { ...PLAIN_CREATION, sizeId: '__proto__' })).toEqual(
      err({ code: 'partUnknown', id: '__proto__' }),
    );
  });

  it('refuses more toppings than fit on a half', () => {
    const onHalf = (place: 'left' | 'right', count: number) =>
      withToppings(...TOPPING_IDS.slice(0, count).map((toppingId) => ({ toppingId, place })));
    expect(pizzaPrice(PIZZA_OFFER, onHalf('right', 12)).ok).toBe(true);
    expect(pizzaPrice(PIZZA_OFFER, onHalf('right', 13))).toEqual(err({ code: 'tooManyToppings', half: 'right' }));
    expect(pizzaPrice(PIZZA_OFFER, onHalf('left', 13))).toEqual(err({ code: 'tooManyToppings', half: 'left' }));
  });

  it('is what an independent reckoning says, and its lines sum to it', () => {
    fc.assert(
      fc.property(offers, creations(), (offer, creation) => {
        const { lines, total } = priceOf(offer, creation);
        expect(total).toBe(priceByHalves(offer, creation));
        expect(lines.reduce((sum, { price }) => sum + price, 0)).toBe(total);
        expect(lines.every(({ price }) => price >= 0 && Number.isSafeInteger(price))).toBe(true);
        expect(lines).toHaveLength(5 + creation.toppings.length);
      }),
      { numRuns: 300 },
    );
  });

  it('depends neither on the order of toppings nor on how a whole one is written', () => {
    fc.assert(
      fc.property(offers, creations(), (offer, creation) => {
        const halves = creation.toppings.flatMap(({ toppingId, place }) =>
          place === 'whole' ? [onRight(toppingId), onLeft(toppingId)] : [{ toppingId, place }],
        );
        const rewritten = { ...creation, toppings: halves.toReversed() };
        expect(priceOf(offer, rewritten)).toEqual(priceOf(offer, creation));
      }),
    );
  });

  it('never falls when a topping is added, and never rises above that of the whole', () => {
    const places = fc.constantFrom(...TOPPING_PLACES);
    fc.assert(
      fc.property(offers, creations(), fc.constantFrom(...TOPPING_IDS), places, (offer, full, toppingId, place) => {
        const creation = { ...full, toppings: full.toppings.slice(0, 11) };
        const total = totalOf(offer, creation);
        const others = creation.toppings.filter((each) => each.toppingId !== toppingId);
        const isThere = others.length < creation.toppings.length;
        const more = {
          ...creation,
          toppings: isThere ? [...others, onWhole(toppingId)] : [...others, { toppingId, place }],
        };
        expect(totalOf(offer, more)).toBeGreaterThanOrEqual(total);
        const whole = { ...creation, toppings: creation.toppings.map((each) => onWhole(each.toppingId)) };
        expect(totalOf(offer, whole)).toBeGreaterThanOrEqual(total);
      }),
    );
  });

  it('is the same when the halves are swapped', () => {
    const swapped = { whole: 'whole', left: 'right', right: 'left' } as const;
    fc.assert(
      fc.property(offers, creations(), (offer, creation) => {
        const toppings = creation.toppings.map(({ toppingId, place }) => ({ toppingId, place: swapped[place] }));
        expect(totalOf(offer, { ...creation, toppings })).toBe(totalOf(offer, creation));
      }),
    );
  });
});
