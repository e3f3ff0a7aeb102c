import { expect, it } from 'vitest';
import { MARGHERITA, ROCKET_ID } from '../catalogue/product.fixtures.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { ProductOrder } from '../order/order.ts';
import {
  ANCHOVY_ID,
  CLASSIC_ID,
  MOZZARELLA_ID,
  PIZZA_OFFER,
  SMALL_ID,
  TOMATO_ID,
} from '../pizza/pizza-offer.fixtures.ts';
import { orderContradiction } from './allergy.ts';
import { allergensIn, dishAllergensOf } from './dish-allergens.ts';

const option = (id: string, name: string, allergens: 'nuts'[] = []) => ({
  id,
  name,
  price: 0,
  allergens,
  available: true,
  soldOutUntil: null,
});
const [GLUTEN_FREE, PESTO] = [option('free', 'Glutenfrei'), option('pesto', 'Pesto', ['nuts'])];
const group = (name: string, ...options: (typeof PESTO)[]) => ({
  id: `group-${name}`,
  name,
  min: 0,
  max: 1,
  included: 0,
  options,
});
const DISH = { ...MARGHERITA, optionGroups: [group('Boden', GLUTEN_FREE), group('Extras', PESTO)] };
const KNOWN = dishAllergensOf([DISH], PIZZA_OFFER);
const [LINE] = PLACED_ORDER.productOrders as [ProductOrder];
const withOptions = (...chosen: (typeof PESTO)[]): ProductOrder => ({
  ...LINE,
  options: chosen.map(({ id, name }) => ({ id, optionGroupId: 'group', name, price: 0 })),
});

it('a dish has its own allergens and those of what was added; a dough without gluten takes gluten away', () => {
  expect(allergensIn(LINE, KNOWN)).toEqual(['gluten', 'milk']);
  expect(allergensIn(withOptions(PESTO), KNOWN)).toEqual(['gluten', 'milk', 'nuts']);
  expect(allergensIn(withOptions(GLUTEN_FREE), KNOWN)).toEqual(['milk']);
});

it('an own pizza has those of its parts, wherever they lie', () => {
  const creation = {
    sizeId: SMALL_ID,
    doughId: CLASSIC_ID,
    sauceId: TOMATO_ID,
    cheeseId: MOZZARELLA_ID,
    toppings: [{ toppingId: ANCHOVY_ID, place: 'left' as const }],
  };
  expect(allergensIn({ ...LINE, creation }, KNOWN)).toEqual(['gluten', 'fish', 'milk']);
});

it('nothing is known of what is not offered any more', () => {
  expect(allergensIn({ ...LINE, productId: ROCKET_ID }, KNOWN)).toEqual([]);
});

it('an order contradicts its remark by what was added to a dish', () => {
  const order = { remark: 'Nussallergie!', productOrders: [LINE, withOptions(PESTO)] };
  expect(orderContradiction(order, KNOWN)).toEqual({ allergens: ['nuts'], dishes: ['Margherita'] });
  expect(orderContradiction({ ...order, productOrders: [LINE] }, KNOWN)).toBeNull();
});
