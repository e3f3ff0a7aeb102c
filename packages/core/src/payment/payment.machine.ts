import { setup } from 'xstate';
import { type PaidByGiftCard, isPrepaid } from './prepaid.ts';

/** `payment.released`: the order ended before it was fulfilled, so nothing is owed for it. */
export type PaymentEvent = { type: 'payment.collected' } | { type: 'payment.released' };

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
