import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { MARGHERITA } from '../catalogue/product.fixtures.ts';
import { cartWith, itemCount, withAmount, EMPTY_CART } from './priced-cart.ts';

const itemOf = (unitPrice: number) => ({
  id: '00000000-0000-4000-8000-000000000011',
  products: MARGHERITA,
  productCartOptions: [],
  unitPrice,
  creation: null,
});

it('multiplies by the amount', () => {
  expect(withAmount(itemOf(1850), 3)).toEqual({ ...itemOf(1850), amount: 3, totalPrice: 5550 });
});

it('counts two of one product as two', () => {
  expect([
    itemCount(EMPTY_CART),
    itemCount(cartWith([withAmount(itemOf(500), 2), withAmount(itemOf(900), 3)])),
  ]).toEqual([0, 5]);
});

it('sums the items, none to nothing', () => {
  expect(cartWith([])).toEqual(EMPTY_CART);
  expect(EMPTY_CART.totalCost).toBe(0);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(100_000), fc.integer({ min: 1, max: 99 })), { maxLength: 10 }), (pairs) => {
      const items = pairs.map(([unitPrice, amount]) => withAmount(itemOf(unitPrice), amount));
      let total = 0;
      for (const [unitPrice, amount] of pairs) for (let count = 0; count < amount; count++) total += unitPrice;
      expect(cartWith(items)).toEqual({ productCart: items, totalCost: total });
      expect(cartWith(items.toReversed()).totalCost).toBe(total);
    }),
    { numRuns: 50 },
  );
});
