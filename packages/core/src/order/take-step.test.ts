import { describe, expect, it } from 'vitest';
import { err } from '../result/result.ts';
import { fulfilment } from '../vat/fulfilment.ts';
import { canStep } from './order-lifecycle.machine.ts';
import { orderStatus } from './order-status.ts';
import { PLACED_ORDER, stepTo } from './order.fixtures.ts';
import { type OrderStep, order, orderStep } from './order.ts';
import { cancelByGuest, takeStep } from './take-step.ts';

const NOW = '2026-11-20T17:05:00.000Z';
const TAKER = { by: 'staff', at: NOW };
const STEPS = orderStep.def.options.flatMap(({ def }) => def.shape.to.def.values);
const triples = fulfilment.options.flatMap((way) =>
  orderStatus.options.flatMap((from) => STEPS.map((to) => [way, from, to] as const)),
);
const isAllowed = ([way, status, to]: (typeof triples)[number]) =>
  // The payment alone moves an order that waits for it.
  status !== 'awaitingPayment' && canStep({ status, fulfilment: way }, to);
const allowed = triples.filter(isAllowed);
const refused = triples.filter((triple) => !isAllowed(triple));

it('counts its changes from 1', () => {
  const fits = (revision: number) => order.safeParse({ ...PLACED_ORDER, revision }).success;
  expect([0, 1, 2, 1.5, Number.NaN].map(fits)).toEqual([false, true, true, false, false]);
});

it('promises within a day', () => {
  const accept = (minutes: number) => orderStep.safeParse({ from: 'placed', to: 'accepted', minutes }).success;
  expect([0, 1440, 1441, Number.MAX_SAFE_INTEGER].map(accept)).toEqual([true, true, false, false]);
});

describe('takeStep', () => {
  it.each(allowed)('moves what is %s from %s to %s and stamps the time', (way, from, to) => {
    const result = takeStep({ ...PLACED_ORDER, fulfilment: way, status: from }, stepTo(from, to), TAKER);
    expect(result).toMatchObject({
      ok: true,
      value: { status: to, revision: 2, orderTimeProgresses: { ...PLACED_ORDER.orderTimeProgresses, [to]: NOW } },
    });
    expect(result.ok && order.safeParse(result.value).success).toBe(true);
  });

  it.each(refused)('refuses to move what is %s from %s to %s', (way, from, to) => {
    expect(takeStep({ ...PLACED_ORDER, fulfilment: way, status: from }, stepTo(from, to), TAKER)).toEqual(
      err({ code: 'stepRefused', status: from }),
    );
  });

  it('refuses a step that was decided on another status', () => {
    expect(takeStep({ ...PLACED_ORDER, status: 'preparing' }, stepTo('accepted', 'cancelled'), TAKER)).toEqual(
      err({ code: 'stepRefused', status: 'preparing' }),
    );
  });

  it.each([
    ['what the kitchen says', 45, '2026-11-20T17:50:00.000Z'],
    ['never earlier than requested', 10, '2026-11-20T17:40:00.000Z'],
    ['as requested without minutes', null, '2026-11-20T17:40:00.000Z'],
  ])('promises %s', (_, minutes, promisedAt) => {
    expect(takeStep(PLACED_ORDER, { from: 'placed', to: 'accepted', minutes }, TAKER)).toMatchObject({
      value: { promisedAt },
    });
  });

  it('says why it is another time than the guest wished', () => {
    const promiseReason = { code: 'busy', text: '' } as const;
    const step = { from: 'placed', to: 'accepted', minutes: 90, promiseReason } as const;
    const from = PLACED_ORDER.deliveryTime.requestedAt;
    expect(takeStep(PLACED_ORDER, step, TAKER)).toMatchObject({
      value: { promiseMove: { from, reason: promiseReason, at: TAKER.at } },
    });
    // The wished time needs no reason.
    expect(takeStep(PLACED_ORDER, { ...step, minutes: 1 }, TAKER)).toMatchObject({
      value: { promisedAt: from, promiseMove: null },
    });
  });

  it('promises nothing in the past', () => {
    const late = '2026-11-20T18:30:00.000Z';
    const step = { from: 'placed', to: 'accepted', minutes: null } as const;
    expect(takeStep(PLACED_ORDER, step, { ...TAKER, at: late })).toMatchObject({ value: { promisedAt: late } });
  });

  it.each([
    ['announced exactly', 4302, 0],
    ['announced in coins', 4300, -2],
  ])('collects the payment at delivery, %s: cash in coins, everything else exactly', (_, totalPrice, rounding) => {
    const onTheWay = { ...PLACED_ORDER, status: 'onTheWay', totalPrice, rounding } as const;
    const deliver = (collected: 'cash' | 'twint'): OrderStep => ({ from: 'onTheWay', to: 'delivered', collected });
    expect(takeStep(onTheWay, deliver('cash'), TAKER)).toMatchObject({
      value: {
        rounding: -2,
        totalPrice: 4300,
        payment: { state: 'collected', method: 'cash', amount: 4300, by: 'staff', at: NOW },
      },
    });
    expect(takeStep(onTheWay, deliver('twint'), TAKER)).toMatchObject({
      value: { rounding: 0, totalPrice: 4302, payment: { method: 'twint', amount: 4302 } },
    });
  });

  it.each(['rejected', 'undeliverable', 'cancelled'] as const)(
    'keeps the reason and collects nothing when %s',
    (to) => {
      const from = to === 'undeliverable' ? 'onTheWay' : 'placed';
      const step = stepTo(from, to);
      expect(takeStep({ ...PLACED_ORDER, status: from }, step, TAKER)).toMatchObject({
        value: { reason: { code: 'other', text: 'Test' }, payment: { state: 'notCollected', method: 'card' } },
      });
    },
  );
});

const NEVER_LATE = { guestCancelMinutes: null };

describe('a customer who changed the mind', () => {
  it('takes the order back while nobody has accepted it', () => {
    expect(cancelByGuest(PLACED_ORDER, { by: null, at: NOW }, NEVER_LATE)).toMatchObject({
      value: {
        status: 'cancelled',
        revision: 2,
        reason: { code: 'customer', text: '' },
        payment: { state: 'notCollected', method: 'card' },
        orderTimeProgresses: { cancelled: NOW },
      },
    });
  });

  it.each(orderStatus.options.filter((status) => status !== 'placed' && status !== 'awaitingPayment'))(
    'is too late when it is %s',
    (status) => {
      expect(cancelByGuest({ ...PLACED_ORDER, status }, TAKER, NEVER_LATE)).toEqual(
        err({ code: 'stepRefused', status }),
      );
    },
  );
});
