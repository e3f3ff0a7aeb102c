import { describe, expect, it } from 'vitest';
import { err, ok } from '../result/result.ts';
import { addMinutes } from '../time/zurich.ts';
import { orderStatus } from './order-status.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import { ovenReservation, reservedSlots, takeStep } from './take-step.ts';

const NOW = '2026-11-20T17:00:00.000Z';
/** Requested for 17:40. */
const order = { ...PLACED_ORDER, ovenBreads: 2 };
const inSlot = (minutes: number) => addMinutes(NOW, minutes);

describe('ovenReservation', () => {
  it('holds the slot of the requested time, then that of the promised one', () => {
    expect(ovenReservation(order)).toEqual({ slot: inSlot(30), breads: 2 });
    const accepted = takeStep(order, { from: 'placed', to: 'accepted', minutes: 46 }, { by: null, at: NOW });
    expect(accepted.ok ? ok(ovenReservation(accepted.value)) : err(accepted)).toEqual(
      ok({ slot: inSlot(45), breads: 2 }),
    );
  });

  it('holds nothing without flatbreads', () => {
    expect(ovenReservation({ ...order, ovenBreads: 0 })).toBeNull();
  });

  it.each(orderStatus.options)('of an order that is %s', (status) => {
    const isReleased = status === 'rejected' || status === 'cancelled';
    expect(ovenReservation({ ...order, status }) === null).toBe(isReleased);
  });
});

describe('reservedSlots', () => {
  it('adds up what is ahead, slot by slot, and leaves out what is over or released', () => {
    const promised = (minutes: number, ovenBreads: number) => ({ ...order, ovenBreads, promisedAt: inSlot(minutes) });
    const orders = [
      promised(60, 3),
      promised(-1, 5),
      order,
      promised(0, 1),
      promised(59, 0),
      { ...order, status: 'cancelled' as const },
      promised(44, 4),
    ];
    expect(reservedSlots(orders, inSlot(14))).toEqual([
      { slot: inSlot(0), breads: 1 },
      { slot: inSlot(30), breads: 6 },
      { slot: inSlot(60), breads: 3 },
    ]);
    expect(reservedSlots([], NOW)).toEqual([]);
  });
});
