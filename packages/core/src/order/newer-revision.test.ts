import { describe, expect, it } from 'vitest';
import { ordersOfSnapshot, withChangedOrders } from './newer-revision.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import type { Order } from './order.ts';

const of = (revision: number, change: Partial<Order> = {}): Order => ({ ...PLACED_ORDER, revision, ...change });

describe('news of orders', () => {
  it.each([
    [1, 2, 2],
    [2, 1, 2],
    [2, 3, 3],
    [9, 10, 10],
  ])('of revision %i, then %i: the newer stands', (known, changes, stands) => {
    const orders = withChangedOrders(ordersOfSnapshot([of(known)], null), [of(changes)]);
    expect(orders[PLACED_ORDER.id]?.revision).toBe(stands);
  });

  it('of one order that come at once leave the newest', () => {
    expect(withChangedOrders({}, [of(1), of(3), of(2)])).toEqual({ [PLACED_ORDER.id]: of(3) });
  });

  it('of the same revision replace what is known', () => {
    const changes = of(2, { remark: 'Hintereingang' });
    expect(withChangedOrders(ordersOfSnapshot([of(2)], null), [changes])).toEqual({ [changes.id]: changes });
  });

  it('add what was unknown and leave all others', () => {
    const other = of(1, { id: 'other' });
    expect(withChangedOrders(ordersOfSnapshot([other], null), [of(4)])).toEqual({ other, [PLACED_ORDER.id]: of(4) });
    expect(withChangedOrders({}, [])).toEqual({});
  });
});
