import { expect, it } from 'vitest';
import { EMPTY_CART } from '../cart/priced-cart.ts';
import { WINTERTHUR } from '../delivery/delivery.fixtures.ts';
import { isPayable } from './compose-order.ts';

it.each([
  [0, true],
  [100_000_000, true],
  [100_000_001, false],
  [-1, false],
  [0.5, false],
  [Number.NaN, false],
])('a cart that says %d is payable: %s', (totalCost, expected) => {
  expect(isPayable({ ...EMPTY_CART, totalCost }, WINTERTHUR)).toBe(expected);
});
