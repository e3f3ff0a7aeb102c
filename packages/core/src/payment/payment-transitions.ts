import { type PaymentEvent, paymentMachine } from './payment.machine.ts';
import type { Payment, PaymentState } from './payment.ts';

const NOTHING_PAID = { giftCardAmount: 0, amountDue: 0 };

const canHappen = (state: PaymentState, type: PaymentEvent['type']): boolean =>
  paymentMachine.resolveState({ value: state, context: NOTHING_PAID }).can({ type });

/** Whether a payment is still due at the door. */
export const canCollect = ({ state }: Payment): boolean => canHappen(state, 'payment.collected');

/**
 * The payment of an order that ended before it was fulfilled: a due one is not collected, one that a gift card paid
 * entirely is refunded. A settled payment does not change.
 */
export function releasePayment(payment: Payment): Payment {
  if (!canHappen(payment.state, 'payment.released')) return payment;
  return 'method' in payment ? { state: 'notCollected', method: payment.method } : { state: 'refunded' };
}
