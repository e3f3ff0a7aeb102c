import { type PaymentEvent, paymentMachine } from './payment.machine.ts';
import type { Payment, PaymentState } from './payment.ts';

const NOTHING_PAID = { giftCardAmount: 0, amountDue: 0 };

const canHappen = (state: PaymentState, type: PaymentEvent['type']): boolean =>
  paymentMachine.resolveState({ value: state, context: NOTHING_PAID }).can({ type });

/** Whether something is still to be collected at the door. */
export const canCollect = ({ state }: Payment): boolean => canHappen(state, 'payment.collected');

/**
 * The payment of an order that ended before it arrived: what was due is not collected, what a gift card paid entirely is
 * given back to it. A payment that is settled already stays as it is.
 */
export function releasePayment(payment: Payment): Payment {
  if (!canHappen(payment.state, 'payment.released')) return payment;
  return 'method' in payment ? { state: 'notCollected', method: payment.method } : { state: 'refunded' };
}
