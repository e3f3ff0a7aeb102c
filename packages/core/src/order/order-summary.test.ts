import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ORDERS_MESSAGE, orderSummary, orderedText, ownOrdersPageOf, ownOrdersQuery } from './order-summary.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import type { Order } from './order.ts';

const [LINE] = PLACED_ORDER.productOrders;
const withAmounts = (...amounts: number[]) => ({
  productOrders: amounts.flatMap((amount) => (LINE === undefined ? [] : [{ ...LINE, amount }])),
});
const orderOf = (number: number): Order => ({ ...PLACED_ORDER, number });

describe('the list of own orders', () => {
  it('says how many pieces were ordered', () => {
    expect([[1], [2], [1, 1], [99, 3], []].map((amounts) => orderedText(withAmounts(...amounts)))).toEqual([
      '1 Produkt bestellt',
      '2 Produkte bestellt',
      '2 Produkte bestellt',
      '102 Produkte bestellt',
      '0 Produkte bestellt',
    ]);
    expect(NO_ORDERS_MESSAGE).toBe('Du hast noch keine Bestellungen');
  });

  it('shows of an order what a card needs, and nothing of the person', () => {
    const [summary] = ownOrdersPageOf([PLACED_ORDER], { before: null, limit: 1 }).orders;
    expect(summary).toEqual({
      id: PLACED_ORDER.id,
      number: 1001,
      status: 'placed',
      fulfilment: 'delivered',
      ovenBreads: 2,
      productOrders: PLACED_ORDER.productOrders,
      totalPrice: 4300,
      orderTimeProgresses: PLACED_ORDER.orderTimeProgresses,
    });
    expect(orderSummary.parse(PLACED_ORDER)).toEqual(summary);
  });

  it('comes page by page, every order once, the newest first', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1001, max: 9999 }), { maxLength: 60 });
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 20 }), (all, limit) => {
        const orders = all.map(orderOf);
        const seen: number[] = [];
        let before: number | null = null;
        for (let pages = 0; pages <= Math.max(0, Math.ceil(all.length / limit) - 1); pages++) {
          const page = ownOrdersPageOf(orders, { before, limit });
          seen.push(...page.orders.map(({ number }) => number));
          before = seen.at(-1) ?? null;
          expect(page.hasMore).toBe(seen.length < all.length);
        }
        expect(seen).toEqual(all.toSorted((a, b) => b - a));
      }),
    );
  });

  it('holds ten thousand', () => {
    const orders = Array.from({ length: 10_000 }, (_, index) => orderOf(1001 + index));
    const page = ownOrdersPageOf(orders, { before: 1002, limit: 100 });
    expect([page.orders.map(({ number }) => number), page.hasMore]).toEqual([[1001], false]);
  });

  it.each([
    [{ before: null, limit: 1 }, true],
    [{ before: 1, limit: 100 }, true],
    [{ before: 0, limit: 1 }, false],
    [{ before: null, limit: 0 }, false],
    [{ before: null, limit: 101 }, false],
    [{ before: Number.NaN, limit: 1 }, false],
    [{ before: 1.5, limit: 1 }, false],
    [{ before: null, limit: 1e300 }, false],
    [{ limit: 1 }, false],
  ])('is asked for with %j: %s', (query, fits) => {
    expect(ownOrdersQuery.safeParse(query).success).toBe(fits);
  });
});
