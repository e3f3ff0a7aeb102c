import { describe, expect, it } from 'vitest';
import { err } from '../result/result.ts';
import { type PromiseDraft, movePromise, promiseReason, promiseReasonText } from './move-promise.ts';
import { orderStatus } from './order-status.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import type { Order } from './order.ts';

const NOW = '2026-11-20T17:20:00.000Z';
const TAKER = { by: 'staff', at: NOW };
const ACCEPTED: Order = { ...PLACED_ORDER, revision: 2, status: 'accepted', promisedAt: '2026-11-20T17:40:00.000Z' };
const DRAFT: PromiseDraft = {
  revision: 2,
  promisedAt: '2026-11-20T17:55:00.000Z',
  reason: { code: 'busy', text: '' },
};

describe('movePromise', () => {
  it('keeps the time that stood before, with the reason', () => {
    expect(movePromise(ACCEPTED, DRAFT, TAKER)).toMatchObject({
      ok: true,
      value: {
        revision: 3,
        promisedAt: DRAFT.promisedAt,
        promiseMove: { from: ACCEPTED.promisedAt, reason: DRAFT.reason, at: NOW },
      },
    });
  });

  it('keeps the first promise however often it is moved, and no time that was only wished', () => {
    const moved = (order: Order, promisedAt: string): Order => {
      const result = movePromise(order, { ...DRAFT, revision: order.revision, promisedAt }, TAKER);
      if (!result.ok) throw new Error('It was not moved.');
      return result.value;
    };
    const [second, third] = ['2026-11-20T17:55:00.000Z', '2026-11-20T18:05:00.000Z'];
    const first = ACCEPTED.promisedAt;
    const atAcceptance = { from: '2026-11-20T17:25:00.000Z', reason: DRAFT.reason, at: NOW };
    for (const promiseMove of [null, atAcceptance]) {
      const twice = moved(moved({ ...ACCEPTED, promiseMove }, second), third);
      expect(twice.promiseMove).toMatchObject({ from: second, first });
      expect(moved(twice, second).promiseMove).toMatchObject({ from: third, first });
    }
  });

  it.each(orderStatus.options)('asks whether the order is accepted and not finished: %s', (status) => {
    const isMovable = ['accepted', 'preparing', 'ready', 'onTheWay'].includes(status);
    const order = {
      ...ACCEPTED,
      status,
      promisedAt: ['awaitingPayment', 'placed'].includes(status) ? null : ACCEPTED.promisedAt,
    };
    expect(movePromise(order, DRAFT, TAKER).ok).toBe(isMovable);
  });

  it.each(['2026-11-20T17:20:00.000Z', '2026-11-20T17:19:00.000Z', '2026-11-20T17:40:00.000Z'])(
    'refuses a time that has passed, or is the same: %s',
    (promisedAt) => {
      expect(movePromise(ACCEPTED, { ...DRAFT, promisedAt }, TAKER)).toEqual(err({ code: 'promiseInvalid' }));
    },
  );

  it('is refused when somebody else has changed the order meanwhile', () => {
    expect(movePromise({ ...ACCEPTED, revision: 3 }, DRAFT, TAKER)).toEqual(
      err({ code: 'stepRefused', status: 'accepted' }),
    );
  });
});

it('says the reason in the words of staff, where there are any', () => {
  expect(promiseReasonText({ code: 'busy', text: '' })).toBe('wegen Andrang');
  expect(promiseReasonText({ code: 'other', text: 'der Ofen war kalt' })).toBe('der Ofen war kalt');
  expect(promiseReason.safeParse({ code: 'other', text: '' }).success).toBe(false);
});
