import { setup } from 'xstate';
import { type PaidByGiftCard, isPrepaid } from './payment-labels.ts';
import type { Payment, PaymentState } from './payment.ts';

/**
 * `payment.released`: the order ended before it was fulfilled, so nothing is owed for it. `payment.corrected`: another
 * means of payment was used than was entered.
 */
type PaymentEvent =
  | { type: 'payment.collected' }
  | { type: 'payment.released' }
  | { type: 'payment.corrected' }
  | { type: 'payment.tried' }
  | { type: 'payment.authorised' }
  | { type: 'payment.movedToDoor' };

type PaymentInput = PaidByGiftCard & { readonly isOnline?: boolean };

/** The life of an order's payment; its states are those of `payment`. Source: product design, "Checkout". */
export const paymentMachine = setup({
  types: { context: {} as PaymentInput, events: {} as PaymentEvent, input: {} as PaymentInput },
  guards: { isPrepaid: ({ context }) => isPrepaid(context), isOnline: ({ context }) => context.isOnline === true },
}).createMachine({
  id: 'payment',
  context: ({ input }) => input,
  initial: 'placing',
  states: {
    placing: {
      always: [
        { guard: 'isPrepaid', target: 'prepaid' },
        { guard: 'isOnline', target: 'awaitingOnline' },
        { target: 'dueAtDoor' },
      ],
    },
    awaitingOnline: {
      on: {
        'payment.tried': 'awaitingOnline',
        'payment.authorised': 'paidOnline',
        'payment.movedToDoor': 'dueAtDoor',
        'payment.released': 'releasedOnline',
      },
    },
    // The provider may refuse for good what it held.
    paidOnline: { on: { 'payment.released': 'releasedOnline', 'payment.movedToDoor': 'dueAtDoor' } },
    dueAtDoor: { on: { 'payment.collected': 'collected', 'payment.released': 'notCollected' } },
    prepaid: { on: { 'payment.released': 'refunded' } },
    collected: { on: { 'payment.corrected': 'collected' } },
    notCollected: { type: 'final' },
    refunded: { type: 'final' },
    releasedOnline: { type: 'final' },
  },
});

const NOTHING_PAID = { giftCardAmount: 0, amountDue: 0 };

const canHappen = (state: PaymentState, type: PaymentEvent['type']): boolean =>
  paymentMachine.resolveState({ value: state, context: NOTHING_PAID }).can({ type });

/** Whether a payment was collected, so that its method can be corrected. */
export const canCorrect = ({ state }: Payment): boolean => canHappen(state, 'payment.corrected');

/** Whether a payment is still due at the door. */
export const canCollect = ({ state }: Payment): boolean => canHappen(state, 'payment.collected');

/**
 * The payment of an order that ended before it was fulfilled: a due one is not collected, one that a gift card paid
 * entirely is refunded, what was paid online is let go of. A settled payment does not change.
 */
export function releasePayment(payment: Payment): Payment {
  if (!canHappen(payment.state, 'payment.released')) return payment;
  switch (payment.state) {
    case 'awaitingOnline':
    case 'paidOnline':
      return { state: 'releasedOnline', method: payment.method, wasPaid: payment.state === 'paidOnline' };
    case 'dueAtDoor':
      return payment.online === undefined
        ? { state: 'notCollected', method: payment.method }
        : { state: 'releasedOnline', method: payment.online.method, wasPaid: true };
    default:
      return { state: 'refunded' };
  }
}
