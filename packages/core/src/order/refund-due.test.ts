import { expect, it } from 'vitest';
import { isRefundDue } from './amount-due.ts';
import { orderStatus } from './order-status.ts';

const ENDED_RECORDED = ['rejected', 'cancelled', 'undeliverable'];

it.each(orderStatus.options)('gives back what a gift card paid when the order did not arrive: %s', (status) => {
  expect(isRefundDue({ status, giftCardAmount: 1 })).toBe(ENDED_RECORDED.includes(status));
  expect(isRefundDue({ status, giftCardAmount: 0 })).toBe(false);
});
