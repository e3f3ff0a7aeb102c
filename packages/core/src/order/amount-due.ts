import { roundingFor } from '../money/cash-rounding.ts';
import type { PaymentMethod } from '../payment/payment.ts';
import type { Order } from './order.ts';

/** In Rappen: what is paid at the door, what the order comes to then, and how much of it is rounding. */
export type DoorPayment = { readonly amount: number; readonly totalPrice: number; readonly rounding: number };

/** What of an order is still to be paid when it is paid the way that was announced, in Rappen. */
export const amountDue = ({ totalPrice, giftCardAmount }: Pick<Order, 'totalPrice' | 'giftCardAmount'>): number =>
  totalPrice - giftCardAmount;

/**
 * What an order comes to when it is paid this way, whatever was announced: cash in coins, everything else exactly. A
 * gift card has paid its part before.
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
