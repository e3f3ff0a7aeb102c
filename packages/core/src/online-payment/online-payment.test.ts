import { expect, it } from 'vitest';
import { paymentReference, refundReference, refundableOnline } from './online-payment.ts';

it('has references that count attempts and refunds, short enough for TWINT', () => {
  expect(refundReference(paymentReference(1042, 1), 2)).toBe('OFP-1042-1-R2');
  expect(refundReference(paymentReference(2 ** 31 - 1, 99), 99).length).toBeLessThanOrEqual(50);
});

it('gives back what is left of what was taken', () => {
  expect(refundableOnline({ captured: 4_250, refunded: 1_250 })).toBe(3_000);
});
