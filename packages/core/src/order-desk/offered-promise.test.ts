import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import { takeStep } from '../order/take-step.ts';
import { addMinutes, formatTime, minutesBetween } from '../time/zurich.ts';
import { DELAYS, acceptStep, offeredPromise } from './ticket.ts';

const NOW = PLACED_ORDER.orderTimeProgresses.created;
const wished = (minutes: number, kind: 'asap' | 'slot' = 'asap') => ({
  ...PLACED_ORDER,
  deliveryTime: { kind, requestedAt: addMinutes(NOW, minutes) },
});
const offered = (minutes: number, now = NOW, kind: 'asap' | 'slot' = 'asap') =>
  minutesBetween(NOW, offeredPromise(wished(minutes, kind), now));

it('promises what the guest was shown, and never less than half an hour', () => {
  expect([offered(45), offered(33), offered(30), offered(20)]).toEqual([45, 33, 30, 30]);
});

it('promises a time that is easily said where the guest has waited', () => {
  expect(offered(30, addMinutes(NOW, 1))).toBe(35);
  expect(offered(30, addMinutes(NOW, 5))).toBe(35);
});

it('keeps the wished time, however near it is, until it has passed', () => {
  expect(offered(10, NOW, 'slot')).toBe(10);
  expect(offered(10, addMinutes(NOW, 11), 'slot')).toBe(45);
});

it('books what it shows, at any second, and tells the guest why it was put off', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 90 }),
      fc.integer({ min: 0, max: 3599 }),
      fc.constantFrom(0, ...DELAYS),
      fc.constantFrom('asap', 'slot'),
      (minutes, seconds, delay, kind) => {
        const order = wished(minutes, kind);
        const now = new Date(Date.parse(NOW) + seconds * 1000).toISOString();
        const at = offeredPromise(order, now, delay);
        const step = acceptStep(order, at, { now, isPutOff: delay > 0 });
        const taken = takeStep(order, step, { by: null, at: now });
        if (!taken.ok) throw new Error('refused');
        const { promisedAt, promiseMove } = taken.value;
        expect(formatTime(promisedAt ?? '')).toBe(formatTime(at));
        expect(promiseMove?.reason.code).toBe(delay > 0 ? 'busy' : undefined);
      },
    ),
  );
});
