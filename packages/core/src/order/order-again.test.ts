import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CART_ITEMS_MAX } from '../cart/cart-limits.ts';
import type { MissingReason } from '../cart/missing-line.ts';
import { cartItemId, storedItem, storedMenu } from '../cart/stored-cart.fixtures.ts';
import type { Assortment, StoredCartItem } from '../cart/stored-cart.ts';
import { servedAt } from '../catalogue/availability.ts';
import {
  BURRATA_ID,
  CATALOGUE,
  EXTRAS,
  LARGE_ID,
  MARGHERITA,
  ROCKET_ID,
  SALAD,
} from '../catalogue/product.fixtures.ts';
import type { Product } from '../catalogue/product.ts';
import { MENU, PLANNED_MENUS } from '../menu/menu.fixtures.ts';
import {
  PIZZA_OFFER,
  PLAIN_CREATION,
  TRUFFLE_TOPPING_ID,
  onWhole,
  withToppings,
} from '../pizza/pizza-offer.fixtures.ts';
import { missingLineMessage } from './order-again-messages.ts';
import { orderAgain } from './order-again.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import type { ProductOrder } from './order.ts';

const AT = '2026-11-20T18:00:00.000Z';
const products = CATALOGUE.productGroups.flatMap((group) => group.products);
const ASSORTMENT: Assortment = { ...PLANNED_MENUS, products, pizzaOffer: PIZZA_OFFER };

const [MARGHERITAS] = PLACED_ORDER.productOrders;
const line = (change: Partial<ProductOrder>): ProductOrder => {
  if (MARGHERITAS === undefined) throw new Error('The order has no line.');
  return { ...MARGHERITAS, ...change };
};
const option = (name: string) => ({ name, price: 150 });
const course = (name: string) => ({ name, price: 0 });
/** The items that ordering again adds to an empty cart, without their ids. */
function again(lines: readonly ProductOrder[], change: Partial<Assortment> = {}) {
  const assortment = { ...ASSORTMENT, ...change };
  const { cart, missing } = orderAgain(lines, {
    cart: [],
    assortment,
    at: servedAt(AT),
    newItemId: () => cartItemId(1),
  });
  return { items: cart.map(({ id: _id, ...item }) => item), missing };
}
const changed = (change: Partial<Product>) => ({ products: [{ ...MARGHERITA, ...change }, ...products.slice(1)] });

describe('ordering again', () => {
  it('takes every line that can still be had as it was', () => {
    const lines = [
      line({ options: [option('Rucola'), option('Burrata')], amount: 3 }),
      line({ productId: SALAD.id, name: SALAD.name, options: [option('gross')], amount: 1 }),
      line({ creation: PLAIN_CREATION, amount: 2 }),
    ];
    expect(again(lines)).toEqual({
      items: [
        { productId: MARGHERITA.id, optionIds: [ROCKET_ID, BURRATA_ID], amount: 3 },
        { productId: SALAD.id, optionIds: [LARGE_ID], amount: 1 },
        { creation: PLAIN_CREATION, amount: 2 },
      ],
      missing: [],
    });
    expect(again([])).toEqual({ items: [], missing: [] });
  });

  it.each([
    ['is not in the catalogue any more', { products: [] }, 'productUnavailable'],
    ['is switched off', changed({ available: false }), 'productUnavailable'],
    ['is sold out', changed({ soldOutUntil: '2026-11-20T18:00:00.001Z' }), 'productUnavailable'],
    ['needs a choice that was not needed', changed({ optionGroups: [{ ...EXTRAS, min: 1 }] }), 'optionsInvalid'],
  ] as const)('says that a product is missing when it %s, and takes the rest', (_, today, code) => {
    const result = again([line({}), line({ creation: PLAIN_CREATION })], today);
    expect(result.items).toEqual([{ creation: PLAIN_CREATION, amount: 2 }]);
    expect(result.missing).toMatchObject([{ name: 'Margherita', amount: 2, reason: { code } }]);
  });

  it('takes what was sold out as soon as it is back', () => {
    expect(again([line({})], changed({ soldOutUntil: AT })).missing).toEqual([]);
  });

  it('names the extras that are gone, and takes no other dish instead', () => {
    const lines = [
      line({ options: [option('Rucola'), option('Sardellen')] }),
      line({ options: [option('Ei'), option('Mais')] }),
    ];
    expect(again(lines)).toEqual({
      items: [],
      missing: [['Sardellen'], ['Ei', 'Mais']].map((names) => ({
        name: 'Margherita',
        amount: 2,
        reason: { code: 'optionsGone', names },
      })),
    });
  });

  it('takes the very option that was ordered, also where another one is called the same', () => {
    const double = {
      ...EXTRAS,
      id: '00000000-0000-4000-8000-0000000000a9',
      options: EXTRAS.options.map((extra) => ({ ...extra, id: LARGE_ID })).slice(0, 1),
    };
    const today = changed({ optionGroups: [EXTRAS, double] });
    const ordered = (id: string, optionGroupId: string) => [{ ...option('Rucola'), id, optionGroupId }];
    for (const [id, groupId] of [
      [ROCKET_ID, EXTRAS.id],
      [LARGE_ID, double.id],
    ] as const)
      expect(again([line({ options: ordered(id, groupId) })], today).items).toEqual([
        { productId: MARGHERITA.id, optionIds: [id], amount: 2 },
      ]);
    const [both] = again(
      [line({ options: [...ordered(ROCKET_ID, EXTRAS.id), ...ordered(LARGE_ID, double.id)] })],
      today,
    ).items;
    expect(both).toMatchObject({ optionIds: [ROCKET_ID, LARGE_ID] });
    // An order of an older server has only the option's name, which matches either one.
    expect(again([line({ options: [option('Rucola')] })], today)).toMatchObject({
      items: [],
      missing: [{ reason: { code: 'optionsGone', names: ['Rucola'] } }],
    });
  });

  it('follows an option that is called otherwise today, and takes no other one of its name', () => {
    const ordered = { ...option('Rucola'), id: ROCKET_ID, optionGroupId: EXTRAS.id };
    const renamed = EXTRAS.options.map((each) => (each.id === ROCKET_ID ? { ...each, name: 'Rauke' } : each));
    expect(
      again([line({ options: [ordered] })], changed({ optionGroups: [{ ...EXTRAS, options: renamed }] })).items,
    ).toEqual([{ productId: MARGHERITA.id, optionIds: [ROCKET_ID], amount: 2 }]);
    const replaced = EXTRAS.options.map((each) => (each.id === ROCKET_ID ? { ...each, id: LARGE_ID } : each));
    expect(
      again([line({ options: [ordered] })], changed({ optionGroups: [{ ...EXTRAS, options: replaced }] })).missing,
    ).toMatchObject([{ reason: { code: 'optionsGone', names: ['Rucola'] } }]);
  });

  it('says when an extra is switched off, and when a part of an own pizza is', () => {
    const creation = withToppings(onWhole(TRUFFLE_TOPPING_ID));
    const { items, missing } = again([
      line({ options: [option('Trüffel')] }),
      line({ creation, name: 'Eigene Pizza' }),
    ]);
    expect([items, missing.map(({ reason }) => reason)]).toEqual([
      [],
      [
        { code: 'optionsInvalid', optionGroupId: EXTRAS.id },
        { code: 'partsUnavailable', partIds: [TRUFFLE_TOPPING_ID] },
      ],
    ]);
    const nowhere = again([line({ creation })], { pizzaOffer: null });
    expect(nowhere.missing.map(({ reason }) => reason)).toEqual([{ code: 'productUnavailable' }]);
  });

  it('takes a menu on its day, as long as its courses are the same', () => {
    const menuLine = line({ productId: MENU.id, name: MENU.name, options: MENU.courses.map(course) });
    expect(again([menuLine])).toEqual({ items: [{ menuId: MENU.id, amount: 2 }], missing: [] });
    const reasonsOf = (change: Partial<Assortment>, lines = [menuLine]) =>
      again(lines, change).missing.map(({ name, reason }) => [name, reason.code]);
    expect(reasonsOf({ weekMenuEntries: [] })).toEqual([[MENU.name, 'menuUnavailable']]);
    expect(reasonsOf({ menus: [] })).toEqual([[MENU.name, 'productUnavailable']]);
    const courses = MENU.courses.toReversed();
    expect(reasonsOf({ menus: [{ ...MENU, courses }] })).toEqual([[MENU.name, 'coursesChanged']]);
    expect(reasonsOf({ menus: [{ ...MENU, courses: [...MENU.courses, 'Kaffee'] }] })).toEqual([
      [MENU.name, 'coursesChanged'],
    ]);
  });

  it('adds to what is in the cart already, and says what a full one has no room for', () => {
    const into = (cart: readonly StoredCartItem[]) =>
      orderAgain([line({}), line({ creation: PLAIN_CREATION })], {
        cart,
        assortment: ASSORTMENT,
        at: servedAt(AT),
        newItemId: () => cartItemId(900),
      });
    expect(into([storedItem(1, { amount: 97 })])).toEqual({
      cart: [storedItem(1, { amount: 99 }), { id: cartItemId(900), creation: PLAIN_CREATION, amount: 2 }],
      missing: [],
    });
    const full = Array.from({ length: CART_ITEMS_MAX }, (_, index) =>
      storedItem(index, index === 0 ? {} : { productId: cartItemId(index + 500) }),
    );
    const { cart, missing } = into(full);
    expect([cart.length, cart[0]?.amount]).toEqual([CART_ITEMS_MAX, 3]);
    expect(missing).toMatchObject([{ reason: { code: 'cartFull' } }]);
  });

  it('takes or names each line, and leaves what was there', () => {
    const id = fc.constantFrom(MARGHERITA.id, SALAD.id, MENU.id, cartItemId(77));
    const someLine = fc
      .tuple(id, fc.integer({ min: 1, max: 120 }))
      .map(([productId, amount]) => line({ productId, amount, name: productId }));
    fc.assert(
      fc.property(fc.array(someLine, { maxLength: 6 }), (lines) => {
        const before = [storedItem(1, { optionIds: [ROCKET_ID], amount: 5 }), storedMenu(2)];
        const given = { assortment: ASSORTMENT, at: servedAt(AT), newItemId: () => cartItemId(900) };
        const { cart, missing } = orderAgain(lines, { ...given, cart: before });
        expect(cart.slice(0, 2)).toEqual(before);
        const wanted = lines.filter(({ productId }) => productId === MARGHERITA.id);
        const amount = wanted.reduce((sum, each) => (sum + each.amount > 99 ? sum : sum + each.amount), 0);
        expect(cart.slice(2).map((item) => item.amount)).toEqual(amount === 0 ? [] : [amount]);
        const all = lines.reduce((sum, each) => sum + each.amount, 0);
        expect(missing.reduce((sum, each) => sum + each.amount, amount)).toBe(all);
      }),
    );
  });

  it('says what would be more than 99 of one item', () => {
    const tooMany = { code: 'amountInvalid' };
    expect(again([line({ amount: 99 })])).toMatchObject({ items: [{ amount: 99 }], missing: [] });
    for (const amount of [100, Number.MAX_SAFE_INTEGER])
      expect(again([line({ amount })])).toMatchObject({ items: [], missing: [{ amount, reason: tooMany }] });
    expect(again([line({ amount: 60 }), line({ amount: 40 })])).toMatchObject({
      items: [{ amount: 60 }],
      missing: [{ amount: 40, reason: tooMany }],
    });
  });

  it.each<[MissingReason, string]>([
    [{ code: 'productUnavailable' }, 'Das gibt es gerade nicht.'],
    [{ code: 'optionsGone', names: ['Ei'] }, 'Das Extra «Ei» gibt es nicht mehr.'],
    [{ code: 'optionsGone', names: ['Ei', 'Mais'] }, 'Die Extras «Ei», «Mais» gibt es nicht mehr.'],
    [{ code: 'optionsInvalid', optionGroupId: null }, 'Diese Auswahl an Extras geht gerade nicht.'],
    [{ code: 'creationInvalid' }, 'Nicht alles für diesen Fladen ist gerade da.'],
    [{ code: 'menuUnavailable' }, 'Dieses Menü gibt es heute nicht.'],
    [{ code: 'coursesChanged' }, 'Dieses Menü hat jetzt andere Gänge.'],
    [{ code: 'cartFull' }, 'Dein Warenkorb ist voll.'],
    [{ code: 'amountInvalid' }, 'Mit dem, was schon im Warenkorb ist, wären es mehr als 99.'],
    [{ code: 'partsUnavailable', partIds: [] }, 'Nicht alles für diesen Fladen ist gerade da.'],
  ])('tells %j in German', (reason, text) => {
    expect(missingLineMessage({ name: 'Margherita', amount: 2, reason })).toBe(`2× Margherita: ${text}`);
  });
});
