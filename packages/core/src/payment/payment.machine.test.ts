import { describe, expect, it } from 'vitest';
import { createActor, transition } from 'xstate';
import { unreached } from '../machine-walk.fixtures.ts';
import { PAYMENT_METHOD_LABELS, isPrepaid } from './payment-labels.ts';
import { canCollect, canCorrect, releasePayment, paymentMachine } from './payment.machine.ts';
import { type Payment, type PaymentState, payment, paymentMethod } from './payment.ts';

const AT = '2026-11-20T17:05:00.000Z';
const PAYMENTS: Readonly<Record<PaymentState, Payment>> = {
  dueAtDoor: { state: 'dueAtDoor', method: 'twint' },
  prepaid: { state: 'prepaid' },
  collected: { state: 'collected', method: 'cash', amount: 4300, by: null, at: AT },
  notCollected: { state: 'notCollected', method: 'card' },
  refunded: { state: 'refunded' },
  awaitingOnline: { state: 'awaitingOnline', method: 'onlineTwint', standing: 'toPay' },
  paidOnline: { state: 'paidOnline', method: 'onlineCard', amount: 4300, means: 'VISA', at: AT },
  releasedOnline: { state: 'releasedOnline', method: 'onlineCard', wasPaid: true },
};
const STATES = payment.def.options.flatMap(({ def }) => def.shape.state.def.values);
const EVENTS = [
  { type: 'payment.collected' },
  { type: 'payment.released' },
  { type: 'payment.corrected' },
  { type: 'payment.tried' },
  { type: 'payment.authorised' },
  { type: 'payment.movedToDoor' },
] as const;
const DUE = { giftCardAmount: 0, amountDue: 4300 };
const PAID = { giftCardAmount: 4300, amountDue: 0 };
const ONLINE = { ...DUE, isOnline: true };

describe('the payment of an order', () => {
  it('comes by every state and transition', () => {
    expect(unreached(paymentMachine, { inputs: [DUE, PAID, ONLINE], events: EVENTS })).toEqual([]);
  });

  it('has exactly the states of a payment once the order is placed', () => {
    const states = Object.keys(paymentMachine.states).filter((state) => state !== 'placing');
    expect(states.toSorted()).toEqual(STATES.toSorted());
  });

  it.each([
    ['nothing by gift card', DUE, 'dueAtDoor'],
    ['a part by gift card', { giftCardAmount: 4299, amountDue: 1 }, 'dueAtDoor'],
    ['everything by gift card', PAID, 'prepaid'],
    ['a single Rappen by gift card', { giftCardAmount: 1, amountDue: 0 }, 'prepaid'],
    ['nothing, as nothing costs anything', { giftCardAmount: 0, amountDue: 0 }, 'dueAtDoor'],
  ])('begins where the gift card leaves it: %s', (_, input, state) => {
    expect(createActor(paymentMachine, { input }).getSnapshot().value).toBe(state);
    expect(isPrepaid(input)).toBe(state === 'prepaid');
  });

  it.each([
    [DUE, 'payment.released'],
    [PAID, 'payment.released'],
  ] as const)('is settled for good: %j after %s', (input, type) => {
    const actor = createActor(paymentMachine, { input }).start();
    actor.send({ type });
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('can go these ways and no other', () => {
    const ways = STATES.flatMap((state) =>
      EVENTS.map(({ type }) => {
        const [next] = transition(paymentMachine, paymentMachine.resolveState({ value: state, context: DUE }), {
          type,
        });
        return [state, type, next.value] as const;
      }),
    );
    expect(ways.filter(([state, , next]) => state !== next)).toEqual([
      ['dueAtDoor', 'payment.collected', 'collected'],
      ['dueAtDoor', 'payment.released', 'notCollected'],
      ['prepaid', 'payment.released', 'refunded'],
      ['awaitingOnline', 'payment.released', 'releasedOnline'],
      ['awaitingOnline', 'payment.authorised', 'paidOnline'],
      ['awaitingOnline', 'payment.movedToDoor', 'dueAtDoor'],
      ['paidOnline', 'payment.released', 'releasedOnline'],
      ['paidOnline', 'payment.movedToDoor', 'dueAtDoor'],
    ]);
  });

  it('is corrected only where it was collected', () => {
    expect(STATES.filter((state) => canCorrect(PAYMENTS[state]))).toEqual(['collected']);
  });

  it('is collected only where something is due', () => {
    expect(STATES.filter((state) => canCollect(PAYMENTS[state]))).toEqual(['dueAtDoor']);
  });

  it('is released once, and what is settled stays', () => {
    expect(releasePayment(PAYMENTS.dueAtDoor)).toEqual({ state: 'notCollected', method: 'twint' });
    expect(releasePayment(PAYMENTS.prepaid)).toEqual({ state: 'refunded' });
    expect(releasePayment(PAYMENTS.awaitingOnline)).toMatchObject({ state: 'releasedOnline', wasPaid: false });
    expect(releasePayment(PAYMENTS.paidOnline)).toMatchObject({ state: 'releasedOnline', wasPaid: true });
    const online = { method: 'onlineTwint', amount: 4300, means: 'TWINT', at: AT } as const;
    expect(releasePayment({ ...PAYMENTS.dueAtDoor, online } as Payment)).toEqual({
      state: 'releasedOnline',
      method: 'onlineTwint',
      wasPaid: true,
    });
    for (const state of ['collected', 'notCollected', 'refunded', 'releasedOnline'] as const)
      expect(releasePayment(PAYMENTS[state])).toBe(PAYMENTS[state]);
  });

  it('is parsed in every state', () => {
    for (const state of STATES) expect(payment.parse(PAYMENTS[state])).toEqual(PAYMENTS[state]);
    expect(payment.safeParse({ ...PAYMENTS.collected, amount: -1 }).success).toBe(false);
    const tipped = { ...PAYMENTS.collected, method: 'card', tip: 300 };
    expect(payment.parse(tipped)).toEqual(tipped);
    expect(payment.safeParse({ ...tipped, tip: -1 }).success).toBe(false);
    expect(payment.safeParse({ ...PAYMENTS.collected, by: undefined }).success).toBe(false);
  });

  it('is named in German', () => {
    expect(paymentMethod.options.map((method) => PAYMENT_METHOD_LABELS[method])).toEqual(['Bar', 'Karte', 'TWINT']);
  });
});
