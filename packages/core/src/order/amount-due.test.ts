import { assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentMethod } from '../payment/payment.ts';
import { doorPayment } from './amount-due.ts';

const announcedCash = { totalPrice: 4305, rounding: 2, giftCardAmount: 0 };

describe('what is due at the door', () => {
  it.each([
    ['cash', { amount: 4305, totalPrice: 4305, rounding: 2 }],
    ['card', { amount: 4303, totalPrice: 4303, rounding: 0 }],
    ['twint', { amount: 4303, totalPrice: 4303, rounding: 0 }],
  ] as const)('is rounded for cash only, whatever was announced: %s', (method, due) =>
    expect(doorPayment(announcedCash, method)).toEqual(due),
  );

  it('is what a gift card left, and only that is rounded', () =>
    expect(doorPayment({ totalPrice: 4303, rounding: 0, giftCardAmount: 1001 }, 'cash')).toEqual({
      amount: 3300,
      totalPrice: 4301,
      rounding: -2,
    }));

  it('is the total without the gift card, in coins for cash, and stays when it is asked again', () =>
    assert(
      property(
        record({
          totalPrice: integer({ min: 2000, max: 1_000_000 }),
          rounding: integer({ min: -2, max: 2 }),
          giftCardAmount: integer({ min: 0, max: 1000 }),
        }),
        constantFrom(...paymentMethod.options),
        (order, method) => {
          const due = doorPayment(order, method);
          expect(due.amount + order.giftCardAmount).toBe(due.totalPrice);
          expect(due.totalPrice - due.rounding).toBe(order.totalPrice - order.rounding);
          expect(method === 'cash' ? due.amount % 5 : 0).toBe(0);
          expect(doorPayment({ ...order, ...due }, method)).toEqual(due);
        },
      ),
    ));
});
