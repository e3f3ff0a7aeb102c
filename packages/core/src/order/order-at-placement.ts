import { roundingFor } from '../money/cash-rounding.ts';
import type { PaymentMethod } from '../payment/payment.ts';
import type { Order } from './order.ts';

/**
 * The order as it was when it was placed with this payment method, without later changes: a repeated request gets the
 * first answer.
 */
export function orderAtPlacement(order: Order, method: PaymentMethod): Order {
  const { payment, rounding, totalPrice, giftCardAmount, orderTimeProgresses } = order;
  const exact = totalPrice - rounding;
  const isPrepaid = payment.state === 'prepaid' || payment.state === 'refunded';
  const placedRounding = roundingFor(method, exact - giftCardAmount);
  return {
    ...order,
    revision: 1,
    status: 'placed',
    rounding: placedRounding,
    totalPrice: exact + placedRounding,
    promisedAt: null,
    payment: isPrepaid ? { state: 'prepaid' } : { state: 'dueAtDoor', method },
    reason: null,
    orderTimeProgresses: { created: orderTimeProgresses.created },
  };
}
