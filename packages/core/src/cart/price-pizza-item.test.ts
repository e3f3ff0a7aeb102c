import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { servedAt } from '../catalogue/availability.ts';
import { creations } from '../pizza-creator/creation.fixtures.ts';
import type { PizzaCreation } from '../pizza/pizza-creation.ts';
import { normalizeCreation } from '../pizza/pizza-halves.ts';
import {
  ARTICHOKE_ID,
  BASIL_ID,
  EGG_ID,
  LARGE_ID,
  MOZZARELLA_ID,
  PIZZA_OFFER,
  PLAIN_CREATION,
  ROCKET_TOPPING_ID,
  SALAMI_ID,
  onLeft,
  onRight,
  onWhole,
  withToppings,
} from '../pizza/pizza-offer.fixtures.ts';
import { type PizzaOffer, halfPriceRule } from '../pizza/pizza-offer.ts';
import { pizzaPrice } from '../pizza/pizza-price.ts';
import { NO_ASSORTMENT } from './assortment.fixtures.ts';
import { type CartItem, cartItem } from './cart.ts';
import { itemPrice } from './item-price.ts';
import { priceCart } from './price-cart.ts';
import { isItemAvailable } from './priced-cart.ts';
import { cartItemId, storedPizza } from './stored-cart.fixtures.ts';

/** Friday 18:30 in Zurich. */
const NOW = '2026-11-20T17:30:00.000Z';
const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

function itemOf(creation: PizzaCreation, offer: PizzaOffer = PIZZA_OFFER, at = NOW): CartItem {
  const [item] = priceCart(
    [storedPizza(1, creation, 2)],
    { ...NO_ASSORTMENT, pizzaOffer: offer },
    servedAt(at),
  ).productCart;
  if (item === undefined) throw new Error('left out');
  return item;
}

describe('an own pizza in the cart', () => {
  it('lists its parts as options with their prices', () => {
    const creation = withToppings(onRight(SALAMI_ID), onLeft(ROCKET_TOPPING_ID), onWhole(BASIL_ID), onRight(EGG_ID));
    const item = itemOf(creation);
    expect(item).toMatchObject({
      id: cartItemId(1),
      products: {
        id: PIZZA_OFFER.baseProduct.id,
        name: 'Dein Fladen',
        price: 1200,
        vatClass: 'food',
        available: true,
        photo: null,
        illustration: {
          kind: 'flatbread',
          sauce: 'tomato',
          toppings: ['mozzarella', 'basil'],
          halves: { left: ['rocket'], right: ['salami', 'egg'] },
        },
      },
      amount: 2,
      unitPrice: 1826,
      totalPrice: 3652,
      creation: normalizeCreation(creation),
    });
    expect(
      item.productCartOptions.map(({ name, options }) => [name, ...options.map((each) => [each.name, each.price])]),
    ).toEqual([
      ['Grösse', ['26 cm', 0]],
      ['Teig', ['Klassischer Teig', 0]],
      ['Sauce', ['Tomatensauce', 0]],
      ['Käse', ['Mozzarella', 200]],
      ['Belag', ['Basilikum', 100]],
      ['Belag auf der linken Hälfte', ['Rucola (links)', 76]],
      ['Belag auf der rechten Hälfte', ['Salami (rechts)', 150], ['Ei (rechts)', 100]],
    ]);
    expect(new Set(item.productCartOptions.map(({ optionGroupId }) => optionGroupId)).size).toBe(7);
    expect(isItemAvailable(item)).toBe(true);
  });

  it('lists no group without anything chosen', () => {
    expect(itemOf(PLAIN_CREATION).productCartOptions.map(({ name }) => name)).toEqual([
      'Grösse',
      'Teig',
      'Sauce',
      'Käse',
    ]);
  });

  it('costs what the creator says, the sum of its options', () => {
    const offers = fc.constantFrom(...halfPriceRule.options.map((rule) => ({ ...PIZZA_OFFER, halfPriceRule: rule })));
    fc.assert(
      fc.property(offers, creations(), (offer, creation) => {
        const item = itemOf(creation, offer);
        const price = pizzaPrice(offer, creation);
        expect(item.unitPrice).toBe(price.ok ? price.value.total : null);
        expect(itemPrice(item.products.price, item.productCartOptions)).toBe(item.unitPrice);
        expect(cartItem.parse(item)).toEqual(item);
      }),
    );
  });

  it('is unavailable while a part is, which is marked', () => {
    const item = itemOf(withToppings(onLeft(ARTICHOKE_ID), onWhole(BASIL_ID)));
    const options = item.productCartOptions.flatMap((group) => group.options);
    expect(options.filter(({ available }) => !available).map(({ name }) => name)).toEqual(['Artischocken (links)']);
    expect([item.products.available, isItemAvailable(item)]).toEqual([true, false]);
    const later = itemOf(withToppings(onLeft(ARTICHOKE_ID)), PIZZA_OFFER, '2026-11-20T18:00:00.000Z');
    expect(isItemAvailable(later)).toBe(true);
  });

  it('is unavailable while own pizzas are', () => {
    const baseProduct = { ...PIZZA_OFFER.baseProduct, soldOutUntil: '2026-11-20T18:00:00.000Z' };
    const offer = { ...PIZZA_OFFER, baseProduct };
    expect(itemOf(PLAIN_CREATION, offer).products.available).toBe(false);
    expect(itemOf(PLAIN_CREATION, offer, '2026-11-20T18:00:00.000Z').products.available).toBe(true);
  });

  it.each([
    ['topping', withToppings(onLeft(UNKNOWN_ID), onWhole(EGG_ID)), 1600],
    ['size', { ...withToppings(onWhole(EGG_ID)), sizeId: UNKNOWN_ID }, 1600],
    ['cheese', { ...withToppings(onWhole(EGG_ID)), cheeseId: UNKNOWN_ID }, 1600],
  ])('must be put together anew when a %s is gone, and shows the rest', (_, creation, unitPrice) => {
    const item = itemOf(creation);
    expect(item.products.available).toBe(false);
    expect(item.unitPrice).toBe(unitPrice);
    expect(item.creation).toEqual(normalizeCreation(creation));
  });

  it('has today’s price, which differs by size', () => {
    expect(itemOf({ ...PLAIN_CREATION, sizeId: LARGE_ID }).unitPrice).toBe(2000);
    const cheeses = PIZZA_OFFER.cheeses.map((cheese) => ({
      ...cheese,
      prices: cheese.prices.map((each) => (cheese.id === MOZZARELLA_ID ? { ...each, price: 777 } : each)),
    }));
    expect(itemOf(PLAIN_CREATION, { ...PIZZA_OFFER, cheeses }).unitPrice).toBe(1977);
  });

  it('cannot be had where own pizzas are no longer offered', () => {
    const withoutDoughs = { ...NO_ASSORTMENT, pizzaOffer: { ...PIZZA_OFFER, doughs: [] } };
    for (const assortment of [NO_ASSORTMENT, withoutDoughs]) {
      const { productCart } = priceCart([storedPizza(1, PLAIN_CREATION)], assortment, servedAt(NOW));
      expect(productCart.map(isItemAvailable)).toEqual([false]);
    }
  });
});
