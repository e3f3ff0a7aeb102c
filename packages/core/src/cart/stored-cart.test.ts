import { describe, expect, it } from 'vitest';
import { BURRATA_ID, LAGER, LARGE_ID, MARGHERITA, ROCKET_ID, SALAD } from '../catalogue/product.fixtures.ts';
import { PIZZA_OFFER } from '../pizza-creator/pizza-offer.fixtures.ts';
import { err } from '../result/result.ts';
import { CART_AMOUNT_MAX, CART_ITEMS_MAX } from './cart.ts';
import { mergeCarts } from './merge-carts.ts';
import { cartItemId, storedItem } from './stored-cart.fixtures.ts';
import { addItem, changeAmount, checkNewItem } from './stored-cart.ts';

const NOW = '2026-11-20T17:00:00.000Z';
const ASSORTMENT = { products: [MARGHERITA, SALAD], pizzaOffer: PIZZA_OFFER };

describe('checkNewItem', () => {
  it('allows what can be delivered with a valid choice', () => {
    expect(checkNewItem(ASSORTMENT, { productId: SALAD.id, optionIds: [LARGE_ID], amount: 1 }, NOW).ok).toBe(true);
  });

  it('refuses unknown and unavailable products, and invalid choices', () => {
    const item = { productId: MARGHERITA.id, optionIds: [], amount: 1 };
    expect(checkNewItem({ ...ASSORTMENT, products: [] }, item, NOW)).toEqual(err({ code: 'productUnavailable' }));
    const switchedOff = { ...ASSORTMENT, products: [{ ...MARGHERITA, available: false }] };
    expect(checkNewItem(switchedOff, item, NOW)).toEqual(err({ code: 'productUnavailable' }));
    const withoutSize = { ...item, productId: SALAD.id };
    expect(checkNewItem(ASSORTMENT, withoutSize, NOW)).toMatchObject(err({ code: 'optionsInvalid' }));
  });
});

describe('addItem', () => {
  it('adds up the same product with the same options, in whatever order', () => {
    const first = storedItem(1, { optionIds: [ROCKET_ID, BURRATA_ID], amount: 2 });
    const again = storedItem(2, { optionIds: [BURRATA_ID, ROCKET_ID], amount: 3 });
    expect(addItem([storedItem(9, { productId: LAGER.id }), first], again)).toMatchObject({
      value: [{ amount: 1 }, { id: first.id, amount: 5 }],
    });
  });

  it.each([
    ['other options', { optionIds: [ROCKET_ID] }],
    ['more options', { optionIds: [BURRATA_ID, ROCKET_ID] }],
    ['another product', { productId: LAGER.id, optionIds: [BURRATA_ID] }],
  ])('keeps %s apart', (_, change) => {
    expect(addItem([storedItem(1, { optionIds: [BURRATA_ID] })], storedItem(2, change))).toMatchObject({
      value: [{ id: cartItemId(1), amount: 1 }, { id: cartItemId(2) }],
    });
  });

  it('stops at 99 of one item and 100 items', () => {
    expect(addItem([storedItem(1, { amount: 98 })], storedItem(2, { amount: 5 }))).toMatchObject({
      value: [{ amount: CART_AMOUNT_MAX }],
    });
    const full = Array.from({ length: CART_ITEMS_MAX }, (_, index) =>
      storedItem(index, { productId: cartItemId(index + 500) }),
    );
    expect(addItem(full, storedItem(200))).toEqual(err({ code: 'cartFull' }));
    expect(addItem(full.slice(1), storedItem(200)).ok).toBe(true);
  });
});

describe('changeAmount', () => {
  it('sets the amount, and removes at 0', () => {
    const items = [storedItem(1), storedItem(2)];
    expect(changeAmount(items, { id: cartItemId(1), amount: 7 })).toMatchObject({
      value: [{ amount: 7 }, { amount: 1 }],
    });
    expect(changeAmount(items, { id: cartItemId(1), amount: 0 })).toEqual({ ok: true, value: [storedItem(2)] });
    expect(changeAmount(items, { id: cartItemId(3), amount: 1 })).toEqual(err({ code: 'itemUnknown' }));
  });
});

describe('mergeCarts', () => {
  it('keeps both carts and adds up what is the same', () => {
    const merged = mergeCarts([storedItem(1, { amount: 2 })], [storedItem(2), storedItem(3, { productId: LAGER.id })]);
    expect(merged.map(({ id, amount }) => [id, amount])).toEqual([
      [cartItemId(1), 3],
      [cartItemId(3), 1],
    ]);
  });

  it('leaves out what does not fit', () => {
    const full = Array.from({ length: CART_ITEMS_MAX }, (_, index) =>
      storedItem(index, { productId: cartItemId(index + 500) }),
    );
    expect(mergeCarts(full, [storedItem(200)])).toEqual(full);
  });
});
