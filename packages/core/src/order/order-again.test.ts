import { describe, expect, it } from 'vitest';
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
import {
  PIZZA_OFFER,
  PLAIN_CREATION,
  TRUFFLE_TOPPING_ID,
  onWhole,
  withToppings,
} from '../pizza-creator/pizza-offer.fixtures.ts';
import { type MissingReason, missingLineMessage, orderAgain } from './order-again.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import type { ProductOrder } from './order.ts';

const AT = '2026-11-20T18:00:00.000Z';
const products = CATALOGUE.productGroups.flatMap((group) => group.products);
const ASSORTMENT = { products, pizzaOffer: PIZZA_OFFER };

const [MARGHERITAS] = PLACED_ORDER.productOrders;
const line = (change: Partial<ProductOrder>): ProductOrder => {
  if (MARGHERITAS === undefined) throw new Error('The order has no line.');
  return { ...MARGHERITAS, ...change };
};
const option = (name: string) => ({ name, price: 150 });
const again = (lines: readonly ProductOrder[], today: readonly Product[] = products) =>
  orderAgain(lines, { ...ASSORTMENT, products: today }, AT);
const changed = (change: Partial<Product>) => [{ ...MARGHERITA, ...change }, ...products.slice(1)];

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
    ['is not in the catalogue any more', [], 'productUnavailable'],
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
      line({ options: [option('Rucola'), option('Rucola')] }),
      line({ options: [option('Ei'), option('Mais')] }),
    ];
    expect(again(lines)).toEqual({
      items: [],
      missing: [['Sardellen'], ['Rucola'], ['Ei', 'Mais']].map((names) => ({
        name: 'Margherita',
        amount: 2,
        reason: { code: 'optionsGone', names },
      })),
    });
  });

  it('finds two options of the same name in two groups', () => {
    const double = {
      ...EXTRAS,
      id: '00000000-0000-4000-8000-0000000000a9',
      options: EXTRAS.options.map((extra) => ({ ...extra, id: LARGE_ID })).slice(0, 1),
    };
    const today = changed({ optionGroups: [EXTRAS, double] });
    expect(again([line({ options: [option('Rucola'), option('Rucola')] })], today).items).toEqual([
      { productId: MARGHERITA.id, optionIds: [ROCKET_ID, LARGE_ID], amount: 2 },
    ]);
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
    const nowhere = orderAgain([line({ creation })], { products, pizzaOffer: null }, AT);
    expect(nowhere.missing.map(({ reason }) => reason)).toEqual([{ code: 'productUnavailable' }]);
  });

  it('takes 99 of one line at most', () => {
    expect([99, 100, Number.MAX_SAFE_INTEGER].map((amount) => again([line({ amount })]).items[0]?.amount)).toEqual([
      99, 99, 99,
    ]);
  });

  it.each<[MissingReason, string]>([
    [{ code: 'productUnavailable' }, 'Das gibt es gerade nicht.'],
    [{ code: 'optionsGone', names: ['Ei'] }, 'Das Extra «Ei» gibt es nicht mehr.'],
    [{ code: 'optionsGone', names: ['Ei', 'Mais'] }, 'Die Extras «Ei», «Mais» gibt es nicht mehr.'],
    [{ code: 'optionsInvalid', optionGroupId: null }, 'Diese Auswahl an Extras geht gerade nicht.'],
    [{ code: 'creationInvalid' }, 'Nicht alles für diese Kreation ist gerade da.'],
    [{ code: 'partsUnavailable', partIds: [] }, 'Nicht alles für diese Kreation ist gerade da.'],
  ])('tells %j in German', (reason, text) => {
    expect(missingLineMessage({ name: 'Margherita', amount: 2, reason })).toBe(`2× Margherita: ${text}`);
  });
});
