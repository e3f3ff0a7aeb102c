import { describe, expect, it } from 'vitest';
import { PLACED_ORDER, stepTo } from './order.fixtures.ts';
import { type Order, order as orderSchema } from './order.ts';
import { takeStep } from './take-step.ts';

const TAKER = { by: null, at: '2026-11-20T17:05:00.000Z' };
/** CHF 43.02, CHF 20.01 of it paid by gift card. */
const PART: Order = { ...PLACED_ORDER, status: 'onTheWay', totalPrice: 4302, giftCardAmount: 2001 };
const PREPAID: Order = { ...PART, giftCardAmount: 4302, payment: { state: 'prepaid' } };
const deliver = (order: Order, collected: 'cash' | 'twint') =>
  takeStep(order, { from: 'onTheWay', to: 'delivered', collected }, TAKER);

describe('an order that a gift card paid in part', () => {
  it('collects the rest, and rounds only that', () => {
    const exact = {
      totalPrice: 4302,
      giftCardAmount: 2001,
      rounding: 0,
      payment: { state: 'collected', method: 'twint', amount: 2301, ...TAKER },
    };
    expect(deliver(PART, 'twint')).toMatchObject({ value: { ...exact, status: 'delivered' } });
    expect(deliver({ ...PART, rounding: -1, totalPrice: 4301 }, 'twint')).toMatchObject({
      value: { rounding: 0, totalPrice: 4302, payment: { amount: 2301 } },
    });
    expect(deliver(PART, 'cash')).toMatchObject({
      value: { rounding: -1, totalPrice: 4301, giftCardAmount: 2001, payment: { method: 'cash', amount: 2300 } },
    });
  });
});

describe('an order that a gift card paid entirely', () => {
  it('stays so at the door', () => {
    expect(deliver(PREPAID, 'cash')).toMatchObject({
      value: { status: 'delivered', rounding: 0, totalPrice: 4302, payment: { state: 'prepaid' } },
    });
  });

  it.each(['rejected', 'cancelled', 'undeliverable'] as const)('is refunded when %s', (to) => {
    const from = to === 'undeliverable' ? 'onTheWay' : 'placed';
    const result = takeStep({ ...PREPAID, status: from }, stepTo(from, to), TAKER);
    expect(result).toMatchObject({ value: { status: to, giftCardAmount: 4302, payment: { state: 'refunded' } } });
    expect(result.ok && orderSchema.safeParse(result.value).success).toBe(true);
  });
});
