import { describe, expect, it } from 'vitest';
import { servedAt } from '../catalogue/availability.ts';
import { LAGER, MARGHERITA } from '../catalogue/product.fixtures.ts';
import { NO_ASSORTMENT } from './assortment.fixtures.ts';
import { type CartChange, pendingCount, withChange, withPendingChanges } from './pending-changes.ts';
import { priceCart } from './price-cart.ts';
import { cartItemId, storedItem } from './stored-cart.fixtures.ts';

const cartOf = (...amounts: readonly number[]) =>
  priceCart(
    amounts.map((amount, index) => storedItem(index, { amount, productId: index === 0 ? MARGHERITA.id : LAGER.id })),
    { ...NO_ASSORTMENT, products: [MARGHERITA, LAGER] },
    servedAt('2026-11-20T17:00:00.000Z'),
  );
const changeTo = (amount: number, index = 0): CartChange => ({ kind: 'amountChanged', id: cartItemId(index), amount });

const adding = (amount: number, productId = MARGHERITA.id): CartChange => ({
  kind: 'added',
  item: { productId, optionIds: [], amount },
});
const beer = (amount: number): CartChange => adding(amount, LAGER.id);
const reload: CartChange = { kind: 'reloaded' };
const queued = (...changes: readonly CartChange[]) => changes.reduce(withChange, [] as readonly CartChange[]);

describe('withChange', () => {
  it.each<[string, readonly CartChange[], readonly CartChange[]]>([
    ['the same thing', [adding(1), adding(1), adding(2), adding(1)], [adding(1), adding(4)]],
    ['amounts of one item', [changeTo(3), changeTo(4), changeTo(0)], [changeTo(3), changeTo(0)]],
    ['reloads', [adding(1), reload, reload], [adding(1), reload]],
    ['only the last two', [adding(1), changeTo(2), beer(1), beer(2)], [adding(1), changeTo(2), beer(3)]],
  ])('takes %s together behind what is on its way', (_, changes, pending) => {
    expect(queued(...changes)).toEqual(pending);
  });

  it.each<[string, readonly CartChange[]]>([
    ['what is on its way', [adding(1), adding(1)]],
    ['different changes', [adding(1), adding(1), changeTo(2), adding(1), reload, changeTo(2), reload, adding(1)]],
    ['different things', [adding(1), adding(1), beer(1), adding(1)]],
    ['amounts of different items', [changeTo(1), changeTo(2, 1), changeTo(3, 0)]],
    ['more than a cart takes', [adding(1), adding(60), adding(40)]],
    ['a refused amount', [changeTo(1), changeTo(4), changeTo(100), changeTo(5)]],
    ['a refused number of things', [adding(1), adding(0), adding(1), adding(-1)]],
    ['removals', [adding(1), { kind: 'unavailableRemoved' }, { kind: 'unavailableRemoved' }]],
  ])('leaves %s alone', (_, changes) => {
    expect(queued(...changes)).toEqual(changes);
  });
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
