import { roundingFor } from '../payment/cash-rounding.ts';
import type { PaymentMethod } from '../payment/payment.ts';
import type { Order } from './order.ts';

/** In Rappen: the amount that is due at the door, the total of the order, and its rounding. */
export type DoorPayment = { readonly amount: number; readonly totalPrice: number; readonly rounding: number };

/** The amount that is due when the order is paid with the announced method, in Rappen. */
export const amountDue = ({ totalPrice, giftCardAmount }: Pick<Order, 'totalPrice' | 'giftCardAmount'>): number =>
  totalPrice - giftCardAmount;

/**
 * The amounts of an order for a payment method, whatever was announced: cash in coins, everything else exactly. The
 * part of a gift card is paid already.
 */
export function doorPayment(
  { totalPrice, giftCardAmount, rounding }: Pick<Order, 'totalPrice' | 'giftCardAmount' | 'rounding'>,
  method: PaymentMethod,
): DoorPayment {
  const exact = totalPrice - rounding;
  const paidRounding = roundingFor(method, exact - giftCardAmount);
  return {
    amount: exact + paidRounding - giftCardAmount,
    totalPrice: exact + paidRounding,
    rounding: paidRounding,
  };
}

/**
 * Whether an order refunds what a gift card paid: it ended before it was fulfilled. Source: product design, "Gift
 * cards".
 */
export const isRefundDue = ({ status, giftCardAmount }: Pick<Order, 'status' | 'giftCardAmount'>): boolean =>
  giftCardAmount > 0 && (status === 'rejected' || status === 'cancelled' || status === 'undeliverable');
