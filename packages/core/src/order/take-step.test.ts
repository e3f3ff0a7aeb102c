import { describe, expect, it } from 'vitest';
import { err } from '../result/result.ts';
import { orderStatus } from './order-status.ts';
import { OPEN_STATUSES, ORDER_TRANSITIONS, canStep, isFinished } from './order-transitions.ts';
import { PLACED_ORDER, stepTo } from './order.fixtures.ts';
import { type OrderStep, order, orderStep } from './order.ts';
import { takeStep } from './take-step.ts';

const NOW = '2026-11-20T17:05:00.000Z';
const STEPS = orderStep.def.options.flatMap(({ def }) => def.shape.to.def.values);
const pairs = orderStatus.options.flatMap((from) => STEPS.map((to) => [from, to] as const));
const allowed = pairs.filter(([from, to]) => canStep(from, to));
const refused = pairs.filter(([from, to]) => !canStep(from, to));

it('promises within a day', () => {
  const accept = (minutes: number) => orderStep.safeParse({ from: 'placed', to: 'accepted', minutes }).success;
  expect([0, 1440, 1441, Number.MAX_SAFE_INTEGER].map(accept)).toEqual([true, true, false, false]);
});

describe('the transitions', () => {
  it('are those of the product design', () => {
    expect(allowed.map((pair) => pair.join(' → '))).toEqual([
      'placed → accepted',
      'placed → rejected',
      'placed → cancelled',
      'accepted → preparing',
      'accepted → cancelled',
      'preparing → ready',
      'preparing → cancelled',
      'ready → onTheWay',
      'ready → cancelled',
      'onTheWay → delivered',
      'onTheWay → undeliverable',
    ]);
  });

  it('reach every status from a placed order', () => {
    const reached = new Set<string>(['placed']);
    for (const status of reached) for (const next of ORDER_TRANSITIONS[orderStatus.parse(status)]) reached.add(next);
    expect(reached).toEqual(new Set(orderStatus.options));
  });

  it('end in four statuses', () => {
    expect(orderStatus.options.filter(isFinished)).toEqual(['rejected', 'delivered', 'undeliverable', 'cancelled']);
    expect(OPEN_STATUSES).toEqual(['placed', 'accepted', 'preparing', 'ready', 'onTheWay']);
  });
});

describe('a step that ends an order early', () => {
  it.each([
    ['rejected', 'tooBusy', '', true],
    ['rejected', 'noShow', '', false],
    ['cancelled', 'noShow', '', false],
    ['undeliverable', 'noShow', '', true],
    ['undeliverable', 'soldOut', '', false],
    ['cancelled', 'other', 'Der Ofen ist kaputt', true],
    ['cancelled', 'other', ' ', false],
  ])('%s for the reason %s "%s": %s', (to, code, text, fits) => {
    expect(orderStep.safeParse({ from: 'placed', to, reason: { code, text } }).success).toBe(fits);
  });
});

describe('takeStep', () => {
  it.each(allowed)('moves from %s to %s and stamps the time', (from, to) => {
    const result = takeStep({ ...PLACED_ORDER, status: from }, stepTo(from, to), NOW);
    expect(result).toMatchObject({
      ok: true,
      value: { status: to, orderTimeProgresses: { ...PLACED_ORDER.orderTimeProgresses, [to]: NOW } },
    });
    expect(result.ok && order.safeParse(result.value).success).toBe(true);
  });

  it.each(refused)('refuses to move from %s to %s', (from, to) => {
    expect(takeStep({ ...PLACED_ORDER, status: from }, stepTo(from, to), NOW)).toEqual(
      err({ code: 'stepRefused', status: from }),
    );
  });

  it('refuses a step that was decided on another status', () => {
    expect(takeStep({ ...PLACED_ORDER, status: 'preparing' }, stepTo('accepted', 'cancelled'), NOW)).toEqual(
      err({ code: 'stepRefused', status: 'preparing' }),
    );
  });

  it.each([
    ['what the kitchen says', 45, '2026-11-20T17:50:00.000Z'],
    ['never earlier than requested', 10, '2026-11-20T17:40:00.000Z'],
    ['as requested without minutes', null, '2026-11-20T17:40:00.000Z'],
  ])('promises %s', (_, minutes, promisedAt) => {
    expect(takeStep(PLACED_ORDER, { from: 'placed', to: 'accepted', minutes }, NOW)).toMatchObject({
      value: { promisedAt },
    });
  });

  it('promises nothing in the past', () => {
    const late = '2026-11-20T18:30:00.000Z';
    const step = { from: 'placed', to: 'accepted', minutes: null } as const;
    expect(takeStep(PLACED_ORDER, step, late)).toMatchObject({ value: { promisedAt: late } });
  });

  it.each([
    ['announced exactly', 4302, 0],
    ['announced in coins', 4300, -2],
  ])('collects the payment at delivery, %s: cash in coins, everything else exactly', (_, totalPrice, rounding) => {
    const onTheWay = { ...PLACED_ORDER, status: 'onTheWay', totalPrice, rounding } as const;
    const deliver = (collected: 'cash' | 'twint'): OrderStep => ({ from: 'onTheWay', to: 'delivered', collected });
    expect(takeStep(onTheWay, deliver('cash'), NOW)).toMatchObject({
      value: {
        rounding: -2,
        totalPrice: 4300,
        payment: { state: 'collected', method: 'cash', amount: 4300, at: NOW },
      },
    });
    expect(takeStep(onTheWay, deliver('twint'), NOW)).toMatchObject({
      value: { rounding: 0, totalPrice: 4302, payment: { method: 'twint', amount: 4302 } },
    });
  });

  it.each(['rejected', 'undeliverable', 'cancelled'] as const)(
    'keeps the reason and collects nothing when %s',
    (to) => {
      const from = to === 'undeliverable' ? 'onTheWay' : 'placed';
      const step = stepTo(from, to);
      expect(takeStep({ ...PLACED_ORDER, status: from }, step, NOW)).toMatchObject({
        value: { reason: { code: 'other', text: 'Test' }, payment: { state: 'notCollected', method: 'card' } },
      });
    },
  );
});
