import { expect, it } from 'vitest';
import { orderStatus } from '../order/order-status.ts';
import { isRefundDue } from './refund-due.ts';

const ENDED_RECORDED = ['rejected', 'cancelled', 'undeliverable'];

it.each(orderStatus.options)('gives back what a gift card paid when the order did not arrive: %s', (status) => {
  expect(isRefundDue({ status, giftCardAmount: 1 })).toBe(ENDED_RECORDED.includes(status));
  expect(isRefundDue({ status, giftCardAmount: 0 })).toBe(false);
});
