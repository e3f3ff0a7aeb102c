import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../order/order-status.ts';
import { addMinutes } from '../time/zurich.ts';
import { isJustReady, pickupBoardOf, preparingText } from './pickup-board.ts';

const NOW = '2026-11-20T18:00:00.000Z';

const collected = (number: number, status: OrderStatus, minutes: number) => ({
  number,
  status,
  fulfilment: 'collected' as const,
  ovenBreads: 1,
  promisedAt: addMinutes(NOW, minutes),
  deliveryTime: { kind: 'asap' as const, requestedAt: NOW },
  orderTimeProgresses: { created: NOW, ...(status === 'ready' && { ready: addMinutes(NOW, minutes) }) },
});

describe('the pick-up board', () => {
  it('shows what is collected and accepted, and leaves out what is new, delivered or finished', () => {
    const board = pickupBoardOf(
      [
        collected(1001, 'placed', 20),
        collected(1002, 'accepted', 20),
        collected(1003, 'preparing', 10),
        { ...collected(1004, 'preparing', 10), fulfilment: 'delivered' },
        collected(1005, 'delivered', 0),
        collected(1006, 'cancelled', 0),
        collected(1008, 'ready', 3),
        collected(1007, 'ready', 1),
        collected(1009, 'accepted', 24 * 60),
      ],
      NOW,
    );
    expect(board.preparing.map(({ number }) => number)).toEqual([1003, 1002]);
    expect(board.ready.map(({ number }) => number)).toEqual([1007, 1008]);
  });

  it('calls only breads in the oven, and never promises a time that has passed', () => {
    const texts = pickupBoardOf(
      [collected(1, 'preparing', 5), { ...collected(2, 'preparing', 18), ovenBreads: 0 }, collected(3, 'accepted', -4)],
      NOW,
    ).preparing.map((each) => [each.number, preparingText(each, NOW)]);
    expect(Object.fromEntries(texts)).toEqual({ 1: 'im Ofen', 2: 'etwa 18 min', 3: 'etwa 1 min' });
  });

  it('points at a number for half a minute', () => {
    const ready = { number: 1, readyAt: NOW };
    expect([0, 0.4, 0.5].map((minutes) => isJustReady(ready, addMinutes(NOW, minutes)))).toEqual([true, true, false]);
  });
});
