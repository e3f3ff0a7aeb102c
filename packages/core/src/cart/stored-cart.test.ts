import { describe, expect, it } from 'vitest';
import { servedAt } from '../catalogue/availability.ts';
import { BURRATA_ID, LAGER, LARGE_ID, MARGHERITA, ROCKET_ID, SALAD } from '../catalogue/product.fixtures.ts';
import { MENU, PLANNED_MENUS } from '../menu/menu.fixtures.ts';
import type { PizzaCreation } from '../pizza/pizza-creation.ts';
import {
  ARTICHOKE_ID,
  BASIL_ID,
  EGG_ID,
  PIZZA_OFFER,
  PLAIN_CREATION,
  TOPPING_IDS,
  TRUFFLE_TOPPING_ID,
  onLeft,
  onRight,
  onWhole,
  withToppings,
} from '../pizza/pizza-offer.fixtures.ts';
import type { PizzaOffer } from '../pizza/pizza-offer.ts';
import { err } from '../result/result.ts';
import { NO_ASSORTMENT } from './assortment.fixtures.ts';
import { CART_AMOUNT_MAX } from './cart-limits.ts';
import { FULL_CART, cartItemId, storedItem, storedMenu, storedPizza } from './stored-cart.fixtures.ts';
import { addItem, changeAmount, checkNewItem, exchangeItem } from './stored-cart.ts';

const NOW = '2026-11-20T17:00:00.000Z';
const MARGHERITA_WITH_BURRATA = { productId: MARGHERITA.id, optionIds: [BURRATA_ID], amount: 2 };
const ASSORTMENT = { ...PLANNED_MENUS, products: [MARGHERITA, SALAD], pizzaOffer: PIZZA_OFFER };

describe('checkNewItem', () => {
  it('allows what can be delivered with a valid choice', () => {
    expect(checkNewItem(ASSORTMENT, { productId: SALAD.id, optionIds: [LARGE_ID], amount: 1 }, servedAt(NOW)).ok).toBe(
      true,
    );
  });

  it('refuses unknown and unavailable products, and invalid choices', () => {
    const item = { productId: MARGHERITA.id, optionIds: [], amount: 1 };
    expect(checkNewItem({ ...ASSORTMENT, products: [] }, item, servedAt(NOW))).toEqual(
      err({ code: 'productUnavailable' }),
    );
    const switchedOff = { ...ASSORTMENT, products: [{ ...MARGHERITA, available: false }] };
    expect(checkNewItem(switchedOff, item, servedAt(NOW))).toEqual(err({ code: 'productUnavailable' }));
    const withoutSize = { ...item, productId: SALAD.id };
    expect(checkNewItem(ASSORTMENT, withoutSize, servedAt(NOW))).toMatchObject(err({ code: 'optionsInvalid' }));
  });
});

describe('checkNewItem for an own pizza', () => {
  const check = (creation: PizzaCreation, pizzaOffer: PizzaOffer | null = PIZZA_OFFER, at = NOW) =>
    checkNewItem({ ...NO_ASSORTMENT, pizzaOffer }, { creation, amount: 1 }, servedAt(at));

  it('allows what is on sale, halves too', () => {
    expect(check(withToppings(onLeft(BASIL_ID), onRight(EGG_ID)))).toEqual({ ok: true, value: null });
  });

  it('refuses while own pizzas are not offered, switched off or sold out', () => {
    const unavailable = err({ code: 'productUnavailable' });
    const base = PIZZA_OFFER.baseProduct;
    const soldOut = { ...PIZZA_OFFER, baseProduct: { ...base, soldOutUntil: '2026-11-20T17:30:00.000Z' } };
    expect(check(PLAIN_CREATION, null)).toEqual(unavailable);
    expect(check(PLAIN_CREATION, { ...PIZZA_OFFER, baseProduct: { ...base, available: false } })).toEqual(unavailable);
    expect(check(PLAIN_CREATION, soldOut)).toEqual(unavailable);
    expect(check(PLAIN_CREATION, soldOut, '2026-11-20T17:30:00.000Z').ok).toBe(true);
  });

  it('refuses what cannot be put together', () => {
    expect(check({ ...PLAIN_CREATION, doughId: EGG_ID })).toEqual(err({ code: 'creationInvalid' }));
    expect(check(withToppings(...TOPPING_IDS.slice(0, 13).map(onWhole)))).toEqual(err({ code: 'creationInvalid' }));
  });

  it('names the parts that are switched off or sold out', () => {
    expect(check(withToppings(onLeft(ARTICHOKE_ID), onWhole(BASIL_ID), onRight(TRUFFLE_TOPPING_ID)))).toEqual(
      err({ code: 'partsUnavailable', partIds: [ARTICHOKE_ID, TRUFFLE_TOPPING_ID] }),
    );
  });
});

describe('checkNewItem for a menu', () => {
  const check = (menuId: string, at = NOW) => checkNewItem(ASSORTMENT, { menuId, amount: 1 }, servedAt(at));
  const unavailable = err({ code: 'menuUnavailable' });

  it('allows it for a delivery on its day, until midnight in Zurich', () => {
    expect(check(MENU.id)).toEqual({ ok: true, value: null });
    expect(check(MENU.id, '2026-11-20T22:59:59.999Z').ok).toBe(true);
    expect(check(MENU.id, '2026-11-20T23:00:00.000Z')).toEqual(unavailable);
  });

  it('refuses it on other days, withdrawn, and where it is unknown', () => {
    expect(check(MENU.id, '2026-11-21T17:00:00.000Z')).toEqual(unavailable);
    expect(check(MARGHERITA.id)).toEqual(unavailable);
    const item = { menuId: MENU.id, amount: 1 };
    expect(checkNewItem({ ...ASSORTMENT, weekMenuEntries: [] }, item, servedAt(NOW))).toEqual(unavailable);
    const over = { ...ASSORTMENT, menus: [{ ...MENU, validTo: '2026-11-19' }] };
    expect(checkNewItem(over, item, servedAt(NOW))).toEqual(unavailable);
  });
});

describe('addItem', () => {
  it('adds up the same menu, and keeps other menus, products and pizzas apart', () => {
    const items = [storedItem(1), storedPizza(2, PLAIN_CREATION), storedMenu(3)];
    expect(addItem(items, storedMenu(4, 2))).toMatchObject({ value: [{}, {}, { id: cartItemId(3), amount: 3 }] });
    const other = storedMenu(4, 1, MARGHERITA.id);
    expect(addItem(items, other)).toEqual({ ok: true, value: [...items, other] });
    expect(addItem([other], storedItem(5))).toMatchObject({ value: { length: 2 } });
    expect(addItem([other], storedPizza(5, PLAIN_CREATION))).toMatchObject({ value: { length: 2 } });
    expect(addItem([storedPizza(5, PLAIN_CREATION)], other)).toMatchObject({ value: { length: 2 } });
  });

  it('adds up the same pizza, however it is written, and keeps others and products apart', () => {
    const items = [storedItem(1), storedPizza(2, withToppings(onLeft(EGG_ID), onRight(EGG_ID), onLeft(BASIL_ID)))];
    const same = storedPizza(3, withToppings(onLeft(BASIL_ID), onWhole(EGG_ID)), 4);
    expect(addItem(items, same)).toMatchObject({ value: [{ amount: 1 }, { id: cartItemId(2), amount: 5 }] });
    const other = storedPizza(3, withToppings(onRight(BASIL_ID), onWhole(EGG_ID)));
    expect(addItem(items, other)).toEqual({ ok: true, value: [...items, other] });
    expect(addItem(items, storedItem(4))).toMatchObject({ value: [{ amount: 2 }, { amount: 1 }] });
    expect(addItem([storedPizza(1, PLAIN_CREATION)], storedItem(2))).toMatchObject({ value: { length: 2 } });
    expect(addItem([storedItem(1)], storedPizza(2, PLAIN_CREATION))).toMatchObject({ value: { length: 2 } });
  });

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

  it('keeps doubled options apart from others, whichever was there first', () => {
    const doubled = storedItem(1, { optionIds: [ROCKET_ID, ROCKET_ID] });
    const both = storedItem(2, { optionIds: [ROCKET_ID, BURRATA_ID] });
    expect(addItem([doubled], both)).toMatchObject({ value: { length: 2 } });
    expect(addItem([both], doubled)).toMatchObject({ value: { length: 2 } });
  });

  it.each([0, -3, 100, 1000, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses the amount %d', (amount) => {
    const added = storedItem(2, { amount });
    expect(addItem([], added)).toEqual(err({ code: 'amountInvalid' }));
    expect(addItem([storedItem(1)], added)).toEqual(err({ code: 'amountInvalid' }));
  });

  it('stops at 99 of one item and 100 items', () => {
    const many = [storedItem(1, { amount: 95 })];
    expect(addItem(many, storedItem(2, { amount: 4 }))).toMatchObject({ value: [{ amount: CART_AMOUNT_MAX }] });
    expect(addItem(many, storedItem(2, { amount: 5 }))).toEqual(err({ code: 'amountInvalid' }));
    expect(addItem(FULL_CART, storedItem(200))).toEqual(err({ code: 'cartFull' }));
    expect(addItem(FULL_CART.slice(1), storedItem(200)).ok).toBe(true);
  });
});

describe('exchangeItem', () => {
  const items = [storedItem(1, { amount: 2 }), storedMenu(2), storedItem(3, { optionIds: [ROCKET_ID], amount: 3 })];
  const exchange = (id: number, optionIds: readonly string[], amount = 2) =>
    exchangeItem(items, { id: cartItemId(id), item: { productId: MARGHERITA.id, optionIds: [...optionIds], amount } });

  it('chooses in another way at the same place, the same however often it arrives', () => {
    const [first, ...rest] = items;
    const exchanged = [{ ...first, optionIds: [BURRATA_ID] }, ...rest];
    expect(exchange(1, [BURRATA_ID])).toEqual({ ok: true, value: exchanged });
    expect(exchangeItem(exchanged as typeof items, { id: cartItemId(1), item: MARGHERITA_WITH_BURRATA })).toEqual({
      ok: true,
      value: exchanged,
    });
  });

  it('joins what has the same choices already', () => {
    expect(exchange(1, [ROCKET_ID])).toEqual({
      ok: true,
      value: [storedItem(1, { optionIds: [ROCKET_ID], amount: 5 }), storedMenu(2)],
    });
    expect(exchange(3, [], 1)).toEqual({ ok: true, value: [storedMenu(2), storedItem(3, { amount: 3 })] });
  });

  it('refuses an unknown item, and more than 99', () => {
    expect(exchange(4, [])).toEqual(err({ code: 'itemUnknown' }));
    for (const amount of [0, 1.5, 97, 100])
      expect(exchange(1, [ROCKET_ID], amount)).toEqual(err({ code: 'amountInvalid' }));
  });
});

describe('an item with a place', () => {
  it.each([
    [0, [3, 1, 2]],
    [1, [1, 3, 2]],
    [9, [1, 2, 3]],
  ])('stands at %d', (place, order) => {
    const items = [storedItem(1), storedMenu(2)];
    const added = addItem(items, storedItem(3, { optionIds: [ROCKET_ID] }), place);
    expect(added.ok && added.value.map(({ id }) => id)).toEqual(order.map(cartItemId));
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

  it('takes 99, and refuses any other amount', () => {
    const change = (amount: number) => changeAmount([storedItem(1)], { id: cartItemId(1), amount });
    expect(change(99)).toMatchObject({ value: [{ amount: 99 }] });
    expect(change(-0)).toEqual({ ok: true, value: [] });
    for (const amount of [100, 1.5, -5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])
      expect(change(amount)).toEqual(err({ code: 'amountInvalid' }));
    expect(changeAmount([], { id: cartItemId(1), amount: -5 })).toEqual(err({ code: 'itemUnknown' }));
  });
});
