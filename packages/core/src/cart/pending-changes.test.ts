import { describe, expect, it } from 'vitest';
import { LAGER, MARGHERITA } from '../catalogue/product.fixtures.ts';
import { NO_ASSORTMENT } from './assortment.fixtures.ts';
import { type CartChange, pendingCount, withPendingChanges } from './pending-changes.ts';
import { priceCart } from './price-cart.ts';
import { cartItemId, storedItem } from './stored-cart.fixtures.ts';

const cartOf = (...amounts: readonly number[]) =>
  priceCart(
    amounts.map((amount, index) => storedItem(index, { amount, productId: index === 0 ? MARGHERITA.id : LAGER.id })),
    { ...NO_ASSORTMENT, products: [MARGHERITA, LAGER] },
    '2026-11-20T17:00:00.000Z',
  );
const changeTo = (amount: number, index = 0): CartChange => ({ kind: 'amountChanged', id: cartItemId(index), amount });

const adding = (amount: number): CartChange => ({
  kind: 'added',
  item: { productId: MARGHERITA.id, optionIds: [], amount },
});

describe('pendingCount', () => {
  it.each<[number, readonly CartChange[]]>([
    [0, []],
    [0, [changeTo(7), { kind: 'reloaded' }, { kind: 'unavailableRemoved' }]],
    [3, [adding(1), changeTo(7), adding(2)]],
    [1, [adding(100), adding(1.5), adding(-1), adding(Number.NaN), adding(1)]],
  ])('counts %d', (count, pending) => {
    expect(pendingCount(pending)).toBe(count);
  });
});

describe('withPendingChanges', () => {
  it.each<[string, readonly CartChange[]]>([
    ['nothing', []],
    ['what only the server can answer', [{ kind: 'reloaded' }, { kind: 'unavailableRemoved' }]],
    ['a new item', [adding(1)]],
  ])('leaves the very cart for %s', (_, pending) => {
    const cart = { ...cartOf(2, 3), totalCost: 1 };
    expect(withPendingChanges(cart, pending)).toBe(cart);
  });

  it('shows the last amount of each item, and leaves the others', () => {
    expect(withPendingChanges(cartOf(2, 3), [changeTo(7), changeTo(99)])).toEqual(cartOf(99, 3));
    expect(withPendingChanges(cartOf(2, 3), [changeTo(4, 1), { kind: 'reloaded' }])).toEqual(cartOf(2, 4));
    expect(withPendingChanges(cartOf(2, 3), [changeTo(0, 1)])).toEqual(cartOf(2));
    expect(withPendingChanges(cartOf(2, 3), [changeTo(4, 9)])).toEqual(cartOf(2, 3));
  });

  it.each([100, 1000, 1.5, -1, Number.NaN, Number.POSITIVE_INFINITY])('never shows %d, which is refused', (amount) => {
    expect(withPendingChanges(cartOf(2, 3), [changeTo(amount)])).toEqual(cartOf(2, 3));
    expect(withPendingChanges(cartOf(2, 3), [changeTo(4), changeTo(amount)])).toEqual(cartOf(4, 3));
  });
});
