import { setup } from 'xstate';
import { type PaidByGiftCard, isPrepaid } from './payment-labels.ts';
import type { Payment, PaymentState } from './payment.ts';

/** `payment.released`: the order ended before it was fulfilled, so nothing is owed for it. */
type PaymentEvent = { type: 'payment.collected' } | { type: 'payment.released' };

/** The life of an order's payment; its states are those of `payment`. Source: product design, "Checkout". */
export const paymentMachine = setup({
  types: { context: {} as PaidByGiftCard, events: {} as PaymentEvent, input: {} as PaidByGiftCard },
  guards: { isPrepaid: ({ context }) => isPrepaid(context) },
}).createMachine({
  id: 'payment',
  context: ({ input }) => input,
  initial: 'placing',
  states: {
    placing: { always: [{ guard: 'isPrepaid', target: 'prepaid' }, { target: 'dueAtDoor' }] },
    dueAtDoor: { on: { 'payment.collected': 'collected', 'payment.released': 'notCollected' } },
    prepaid: { on: { 'payment.released': 'refunded' } },
    collected: { type: 'final' },
    notCollected: { type: 'final' },
    refunded: { type: 'final' },
  },
});

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
