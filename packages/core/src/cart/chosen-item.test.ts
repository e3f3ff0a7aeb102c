import { expect, it } from 'vitest';
import { servedAt } from '../catalogue/availability.ts';
import { BURRATA_ID, LARGE_ID, MARGHERITA, ROCKET_ID, SALAD } from '../catalogue/product.fixtures.ts';
import { MENU, PLANNED_MENUS } from '../menu/menu.fixtures.ts';
import {
  ARTICHOKE_ID,
  BASIL_ID,
  PIZZA_OFFER,
  PLAIN_CREATION,
  onLeft,
  onWhole,
  withToppings,
} from '../pizza/pizza-offer.fixtures.ts';
import type { CartItem } from './cart.ts';
import { chosenItem, hasChoices, withoutMissing } from './chosen-item.ts';
import { priceCart } from './price-cart.ts';
import { storedItem, storedMenu, storedPizza } from './stored-cart.fixtures.ts';
import type { StoredCartItem } from './stored-cart.ts';

const ASSORTMENT = { ...PLANNED_MENUS, products: [MARGHERITA, SALAD], pizzaOffer: PIZZA_OFFER };
const AT = servedAt('2026-11-20T17:00:00.000Z');

function priced(item: StoredCartItem, assortment = ASSORTMENT): CartItem {
  const [only] = priceCart([item], assortment, AT).productCart;
  if (only === undefined) throw new Error('one item');
  return only;
}

const withoutRocket = {
  ...MARGHERITA,
  optionGroups: MARGHERITA.optionGroups.map((group) => ({
    ...group,
    options: group.options.map((option) => (option.id === ROCKET_ID ? { ...option, available: false } : option)),
  })),
};
const unavailable = { ...ASSORTMENT, products: [withoutRocket, SALAD] };

it.each([
  ['a product', storedItem(1, { optionIds: [ROCKET_ID, BURRATA_ID], amount: 3 }), true],
  ['a product without extras', storedItem(1), false],
  ['a product with a mandatory choice', storedItem(1, { productId: SALAD.id, optionIds: [LARGE_ID] }), true],
  ['an own pizza', storedPizza(1, withToppings(onLeft(BASIL_ID)), 2), true],
  ['a menu', storedMenu(1, 4), false],
])('adds %s again with the same choices', (_, stored, isChosen) => {
  const item = priced(stored);
  const again = priced({ id: item.id, ...chosenItem(item) });
  expect(again).toEqual(item);
  expect(hasChoices(item)).toBe(isChosen);
  expect(withoutMissing(item)).toBeNull();
});

it('names a menu by its own id', () => {
  expect(chosenItem(priced(storedMenu(1, 4)))).toEqual({ menuId: MENU.id, amount: 4 });
});

it('leaves out the extras that are missing', () => {
  const item = priced(storedItem(1, { optionIds: [ROCKET_ID, BURRATA_ID], amount: 2 }), unavailable);
  const rest = { productId: MARGHERITA.id, optionIds: [BURRATA_ID], amount: 2 };
  expect(withoutMissing(item)).toEqual(rest);
  const only = priced(storedItem(1, { optionIds: [ROCKET_ID] }), unavailable);
  expect(withoutMissing(only)).toEqual({ productId: MARGHERITA.id, optionIds: [], amount: 1 });
  const artichoke = priced(storedPizza(1, withToppings(onLeft(ARTICHOKE_ID), onWhole(BASIL_ID))));
  expect(withoutMissing(artichoke)).toEqual({ creation: withToppings(onWhole(BASIL_ID)), amount: 1 });
});

it('leaves out nothing where that does not help', () => {
  const soldOut = { ...ASSORTMENT, products: [{ ...withoutRocket, available: false }] };
  expect(withoutMissing(priced(storedItem(1, { optionIds: [ROCKET_ID, BURRATA_ID] }), soldOut))).toBeNull();
  const withoutLarge = {
    ...SALAD,
    optionGroups: SALAD.optionGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, available: option.id !== LARGE_ID })),
    })),
  };
  const salad = storedItem(1, { productId: SALAD.id, optionIds: [LARGE_ID] });
  expect(withoutMissing(priced(salad, { ...ASSORTMENT, products: [withoutLarge] }))).toBeNull();
  const doughs = PIZZA_OFFER.doughs.map((dough) => ({ ...dough, available: false }));
  const noDough = { ...ASSORTMENT, pizzaOffer: { ...PIZZA_OFFER, doughs } };
  expect(withoutMissing(priced(storedPizza(1, PLAIN_CREATION), noDough))).toBeNull();
});
