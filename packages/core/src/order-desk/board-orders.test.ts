import { describe, expect, it } from 'vitest';
import { isFinished } from '../order/order-lifecycle.machine.ts';
import { orderStatus } from '../order/order-status.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order } from '../order/order.ts';
import { isOnBoard } from './board.ts';

const { created } = PLACED_ORDER.orderTimeProgresses;
const of = (revision: number, change: Partial<Order> = {}): Order => ({ ...PLACED_ORDER, revision, ...change });

describe('what lies on the desk', () => {
  it('is every open order, however old', () => {
    expect(isOnBoard({ ...PLACED_ORDER, status: 'awaitingPayment' }, '2026-11-20')).toBe(false);
    for (const status of orderStatus.options.filter((each) => each !== 'awaitingPayment'))
      expect(isOnBoard({ ...PLACED_ORDER, status }, '2026-12-24')).toBe(!isFinished(status));
  });

  it.each([
    ['before its first minute in Zurich', '2026-11-20T02:59:59.999Z', false],
    ['in its first minute', '2026-11-20T03:00:00.000Z', true],
    ['after midnight', '2026-11-20T23:05:00.000Z', true],
    ['in its last minute', '2026-11-21T02:59:59.999Z', true],
    ['in the first minute of the next', '2026-11-21T03:00:00.000Z', false],
  ])('is what was finished on this day of the books: %s', (_, delivered, isThere) => {
    const order = of(2, {
      status: 'delivered',
      orderTimeProgresses: { created: '2026-11-19T17:00:00.000Z', delivered },
    });
    expect(isOnBoard(order, '2026-11-20')).toBe(isThere);
  });

  it('goes by the last step, whatever order the times stand in', () => {
    const orderTimeProgresses = { cancelled: '2026-11-21T08:00:00.000Z', created, accepted: undefined };
    expect(isOnBoard(of(2, { status: 'cancelled', orderTimeProgresses }), '2026-11-21')).toBe(true);
  });
});
