import { describe, expect, it } from 'vitest';
import { orderStatus } from '../order/order-status.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import { isOpenOn } from './books.ts';

const DAY = '2026-11-20';
const dueAt = (requestedAt: string, promisedAt: string | null = null) => ({
  ...PLACED_ORDER,
  promisedAt,
  deliveryTime: { kind: 'slot' as const, requestedAt },
});

describe('an order that stands in the way of closing a day', () => {
  it('is one that nobody has finished, wherever it stands', () => {
    const open = orderStatus.options.filter((status) =>
      isOpenOn({ ...dueAt('2026-11-20T18:00:00.000Z'), status }, DAY),
    );
    expect(open).toEqual(['placed', 'accepted', 'preparing', 'ready', 'onTheWay']);
  });

  it.each([
    ['of the days before', '2026-11-18T18:00:00.000Z', null, true],
    ['after midnight, which is still this evening', '2026-11-21T02:59:59.000Z', null, true],
    ['from four in the morning on', '2026-11-21T03:00:00.000Z', null, false],
    ['promised for the next day', '2026-11-20T18:00:00.000Z', '2026-11-21T11:00:00.000Z', true],
    ['ordered and promised for the next day', '2026-11-21T11:00:00.000Z', '2026-11-21T11:30:00.000Z', false],
    ['promised for this day', '2026-11-21T11:00:00.000Z', '2026-11-20T18:00:00.000Z', true],
  ])('is due by then: %s', (_, requested, promised, isInTheWay) => {
    expect(isOpenOn(dueAt(requested, promised), DAY)).toBe(isInTheWay);
  });
});
