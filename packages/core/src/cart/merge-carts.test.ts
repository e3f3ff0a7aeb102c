import { describe, expect, it } from 'vitest';
import { LAGER } from '../catalogue/product.fixtures.ts';
import { EGG_ID, PLAIN_CREATION, onLeft, withToppings } from '../pizza/pizza-offer.fixtures.ts';
import { CART_AMOUNT_MAX } from './cart-limits.ts';
import { FULL_CART, cartItemId, storedItem, storedMenu, storedPizza } from './stored-cart.fixtures.ts';
import { mergeCarts } from './stored-cart.ts';

describe('mergeCarts', () => {
  it('keeps both carts and adds up what is the same', () => {
    const merged = mergeCarts([storedItem(1, { amount: 2 })], [storedItem(2), storedItem(3, { productId: LAGER.id })]);
    expect(merged.items.map(({ id, amount }) => [id, amount])).toEqual([
      [cartItemId(1), 3],
      [cartItemId(3), 1],
    ]);
  });

  it('adds up the same pizzas', () => {
    const pizza = withToppings(onLeft(EGG_ID));
    expect(mergeCarts([storedPizza(1, pizza, 98)], [storedPizza(2, pizza, 5), storedPizza(3, PLAIN_CREATION)])).toEqual(
      { items: [storedPizza(1, pizza, 99), storedPizza(3, PLAIN_CREATION)], leftOut: 4 },
    );
  });

  it('adds up the same menus', () => {
    expect(mergeCarts([storedMenu(1, 98)], [storedMenu(2, 1)])).toEqual({ items: [storedMenu(1, 99)], leftOut: 0 });
  });

  it('stops at 99 of one item and says how many are left out', () => {
    const many = [storedItem(1, { amount: 60 })];
    expect(mergeCarts(many, [storedItem(2, { amount: 60 })])).toMatchObject({
      items: [{ amount: CART_AMOUNT_MAX }],
      leftOut: 21,
    });
  });

  it.each([0, -3, 100, 1000, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('leaves out the amount %d', (amount) => {
    expect(mergeCarts([storedItem(1)], [storedItem(2, { amount })])).toEqual({ items: [storedItem(1)], leftOut: 0 });
  });

  it('leaves out what does not fit', () => {
    expect(mergeCarts(FULL_CART, [storedItem(200)])).toEqual({ items: FULL_CART, leftOut: 1 });
  });
});
