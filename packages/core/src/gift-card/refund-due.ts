import type { Order } from '../order/order.ts';

/**
 * Whether an order refunds what a gift card paid: it ended before it was fulfilled. Source: product design, "Gift
 * cards".
 */
export const isRefundDue = ({ status, giftCardAmount }: Pick<Order, 'status' | 'giftCardAmount'>): boolean =>
  giftCardAmount > 0 && (status === 'rejected' || status === 'cancelled' || status === 'undeliverable');
