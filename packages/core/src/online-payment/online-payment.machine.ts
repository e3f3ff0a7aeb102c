import { assign, setup, transition } from 'xstate';
import type { OnlinePayment } from './online-payment.ts';

type Amounts = Pick<OnlinePayment, 'captured' | 'refunded'>;

/** What the provider said, or what we asked it for. Amounts are in Rappen. */
export type OnlinePaymentEvent =
  | { type: 'payment.pending' }
  | { type: 'payment.authorised' }
  | { type: 'payment.failed' }
  | { type: 'payment.expired' }
  | { type: 'payment.captureRequested' }
  | { type: 'payment.captured'; amount: number }
  | { type: 'payment.captureRefused' }
  | { type: 'payment.cancelRequested' }
  | { type: 'payment.cancelled' }
  | { type: 'payment.refunded'; amount: number }
  | { type: 'payment.answerLost' };

const yes = {
  'payment.authorised': { target: 'authorised' },
  'payment.captured': { target: 'captured', actions: 'capture' },
} as const;

const refunds = [
  { guard: 'leavesNothing', target: 'refunded', actions: 'refund' },
  { guard: 'isLeft', target: 'partlyRefunded', actions: 'refund' },
] as const;

/**
 * The life of an online payment; its states are those of `onlinePaymentState`. A "no" never overrides a "yes", a late
 * "yes" overrides a "no", and the same answer twice changes nothing. Source: payment design, section 2.
 */
export const onlinePaymentMachine = setup({
  types: { context: {} as Amounts, input: {} as Amounts, events: {} as OnlinePaymentEvent },
  guards: {
    leavesNothing: ({ context, event }) =>
      event.type === 'payment.refunded' && event.amount > 0 && context.refunded + event.amount === context.captured,
    isLeft: ({ context, event }) =>
      event.type === 'payment.refunded' && event.amount > 0 && context.refunded + event.amount < context.captured,
  },
  actions: {
    capture: assign({ captured: ({ event, context }) => ('amount' in event ? event.amount : context.captured) }),
    refund: assign({
      refunded: ({ event, context }) => context.refunded + ('amount' in event ? event.amount : 0),
    }),
  },
}).createMachine({
  id: 'onlinePayment',
  context: ({ input: { captured, refunded } }) => ({ captured, refunded }),
  initial: 'initialised',
  states: {
    initialised: {
      on: { ...yes, 'payment.pending': 'pending', 'payment.failed': 'failed', 'payment.expired': 'expired' },
    },
    pending: { on: { ...yes, 'payment.failed': 'failed', 'payment.expired': 'expired' } },
    failed: { on: yes },
    expired: { on: yes },
    authorised: {
      on: {
        'payment.captured': yes['payment.captured'],
        'payment.captureRequested': 'capturing',
        'payment.cancelRequested': 'cancelling',
      },
    },
    capturing: {
      on: {
        'payment.captured': yes['payment.captured'],
        'payment.captureRefused': 'failed',
        // The order ended while its capture was under way.
        'payment.cancelled': 'cancelled',
        'payment.answerLost': 'unclear',
      },
    },
    cancelling: {
      on: {
        'payment.cancelled': 'cancelled',
        'payment.captured': yes['payment.captured'],
        'payment.answerLost': 'unclear',
      },
    },
    unclear: { on: { ...yes, 'payment.cancelled': 'cancelled', 'payment.captureRefused': 'failed' } },
    // A refund without an answer is unclear by itself; the payment stays what it was.
    captured: { on: { 'payment.refunded': [...refunds] } },
    partlyRefunded: { on: { 'payment.refunded': [...refunds] } },
    refunded: {},
    cancelled: {},
  },
});

/** What of a payment its life decides. */
export type PaymentStanding = Amounts & Pick<OnlinePayment, 'state'>;

/** A payment after an answer or a request; unchanged where its state ignores it. */
export function paymentAfter(
  { state, captured, refunded }: PaymentStanding,
  event: OnlinePaymentEvent,
): PaymentStanding {
  const before = onlinePaymentMachine.resolveState({ value: state, context: { captured, refunded } });
  const [after] = transition(onlinePaymentMachine, before, event);
  return { ...after.context, state: after.value };
}
