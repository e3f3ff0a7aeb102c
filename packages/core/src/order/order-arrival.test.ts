import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinutes } from '../time/zurich.ts';
import { arrivalOf, delayText, minutesText, waitText } from './order-arrival.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import type { Order } from './order.ts';

const requestedAt = PLACED_ORDER.deliveryTime.requestedAt;
const created = PLACED_ORDER.orderTimeProgresses.created;
const promised = (minutesLater: number): Order => ({
  ...PLACED_ORDER,
  status: 'accepted',
  promisedAt: addMinutes(requestedAt, minutesLater),
  orderTimeProgresses: { created, accepted: created },
});
const deliveredAfter = (minutesLater: number): Order => ({
  ...promised(0),
  status: 'delivered',
  orderTimeProgresses: { created, delivered: addMinutes(requestedAt, minutesLater) },
});

describe('the time of arrival', () => {
  it('is an estimate or a wish before the kitchen has promised one', () => {
    expect(arrivalOf(PLACED_ORDER)).toEqual({
      label: 'Voraussichtlich bei dir um',
      at: requestedAt,
      before: null,
    });
    const slot: Order = { ...PLACED_ORDER, deliveryTime: { kind: 'slot', requestedAt } };
    expect(arrivalOf(slot)?.label).toBe('Gewünscht um');
    expect(arrivalOf({ ...PLACED_ORDER, fulfilment: 'collected' })?.label).toBe('Voraussichtlich bereit um');
  });

  it('shows the former time beside a promise that differs from it', () => {
    expect(arrivalOf(promised(0))).toMatchObject({ label: 'Bei dir um', at: requestedAt, before: null });
    expect(arrivalOf(promised(10))).toMatchObject({ at: addMinutes(requestedAt, 10), before: requestedAt });
    expect(delayText({ label: '', at: addMinutes(requestedAt, 10), before: requestedAt })).toBe('10 Minuten später');
    expect(delayText({ label: '', at: addMinutes(requestedAt, -5), before: requestedAt })).toBe('');
  });

  it('shows the first promise beside one that was moved twice, and none where it is that again', () => {
    const [first, from] = [addMinutes(requestedAt, 10), addMinutes(requestedAt, 25)];
    const promiseMove = { from, first, reason: { code: 'busy', text: '' }, at: created } as const;
    expect(arrivalOf({ ...promised(35), promiseMove })).toMatchObject({ before: first });
    expect(arrivalOf({ ...promised(10), promiseMove })).toMatchObject({ at: first, before: null });
    const { first: _first, ...once } = promiseMove;
    expect(arrivalOf({ ...promised(35), promiseMove: once })).toMatchObject({ before: from });
  });

  it('is missing for an order that never arrives', () => {
    expect(arrivalOf({ ...PLACED_ORDER, status: 'rejected' })).toBeNull();
    expect(waitText({ ...PLACED_ORDER, status: 'cancelled' }, created)).toBe('');
  });

  it('is in the end the time at which it was handed over', () => {
    expect(arrivalOf(deliveredAfter(3))).toMatchObject({ label: 'Angekommen um', at: addMinutes(requestedAt, 3) });
    expect(waitText(deliveredAfter(0), created)).toBe('genau wie versprochen');
    expect(waitText(deliveredAfter(-3), created)).toBe('3 Minuten früher als versprochen');
    expect(waitText(deliveredAfter(1), created)).toBe('1 Minute später als versprochen');
  });
});

it('says how long the guest still waits', () => {
  const at = (minutes: number) => waitText(PLACED_ORDER, addMinutes(requestedAt, -minutes));
  expect(at(29)).toBe('in 29 Minuten');
  expect(at(1)).toBe('in 1 Minute');
  expect(at(0)).toBe('jetzt gleich');
  expect(at(-4)).toBe('gleich, es dauert etwas länger');
  expect(at(65)).toBe('in 1 Std. 5 Min.');
  expect(minutesText(120)).toBe('2 Std.');
});

it('counts minutes as they are read on a clock', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 59_999 }), (milliseconds) => {
      const [minute] = requestedAt.split(/:\d\d\.\d{3}Z$/) as [string];
      const now = new Date(Date.parse(`${minute}:00.000Z`) - 5 * 60_000 + milliseconds).toISOString();
      expect(waitText(PLACED_ORDER, now)).toBe('in 5 Minuten');
    }),
  );
});
