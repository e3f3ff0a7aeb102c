import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unreached } from '../machine-walk.fixtures.ts';
import {
  type OnlinePaymentEvent,
  type PaymentStanding,
  onlinePaymentMachine,
  paymentAfter,
} from './online-payment.machine.ts';
import { onlinePaymentState, refundableOnline } from './online-payment.ts';

const AMOUNT = 4_250;
const NEW: PaymentStanding = { state: 'initialised', captured: 0, refunded: 0 };
const EVENTS: readonly OnlinePaymentEvent[] = [
  { type: 'payment.pending' },
  { type: 'payment.authorised' },
  { type: 'payment.failed' },
  { type: 'payment.expired' },
  { type: 'payment.captureRequested' },
  { type: 'payment.captured', amount: AMOUNT },
  { type: 'payment.captureRefused' },
  { type: 'payment.cancelRequested' },
  { type: 'payment.cancelled' },
  { type: 'payment.refunded', amount: 1_250 },
  { type: 'payment.refunded', amount: 3_000 },
  { type: 'payment.refunded', amount: AMOUNT },
  { type: 'payment.answerLost' },
];

const after = (...types: readonly OnlinePaymentEvent['type'][]): PaymentStanding =>
  types.reduce(
    (payment, type) =>
      paymentAfter(payment, EVENTS.find((event) => event.type === type) ?? { type: 'payment.pending' }),
    NEW,
  );

describe('the life of an online payment', () => {
  it('comes by every state and every transition, and has exactly the states of a payment', () => {
    expect(
      unreached(onlinePaymentMachine, {
        inputs: [{ captured: 0, refunded: 0 }],
        events: EVENTS,
        distinguish: ({ context }) => context,
      }),
    ).toEqual([]);
    expect(Object.keys(onlinePaymentMachine.states).toSorted()).toEqual(onlinePaymentState.options.toSorted());
  });

  it('never lets a "no" override a "yes", and a late "yes" override a "no"', () => {
    expect(after('payment.authorised', 'payment.failed').state).toBe('authorised');
    expect(after('payment.authorised', 'payment.expired').state).toBe('authorised');
    expect(after('payment.expired', 'payment.authorised').state).toBe('authorised');
    expect(after('payment.captured', 'payment.cancelRequested', 'payment.failed').state).toBe('captured');
  });

  it('is unclear while an answer is missing, until it is reconciled', () => {
    const lost = after('payment.authorised', 'payment.captureRequested', 'payment.answerLost');
    expect(lost.state).toBe('unclear');
    expect(paymentAfter(lost, { type: 'payment.captured', amount: AMOUNT })).toEqual({
      state: 'captured',
      captured: AMOUNT,
      refunded: 0,
    });
    expect(paymentAfter(lost, { type: 'payment.authorised' }).state).toBe('authorised');
  });

  it('takes once and never gives back more than it took, whatever comes in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 }), (events) => {
        let payment = NEW;
        for (const event of events) {
          const next = paymentAfter(payment, event);
          expect(next.refunded).toBeLessThanOrEqual(next.captured);
          expect([0, AMOUNT]).toContain(next.captured);
          expect(next.refunded).toBeGreaterThanOrEqual(payment.refunded);
          expect(next.state === 'refunded').toBe(next.captured > 0 && refundableOnline(next) === 0);
          payment = next;
        }
      }),
    );
  });

  it('takes the same answer twice for one, except that each refund is one of its own', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS)), fc.constantFrom(...EVENTS), (events, event) => {
        fc.pre(event.type !== 'payment.refunded');
        const once = paymentAfter(events.reduce(paymentAfter, NEW), event);
        expect(paymentAfter(once, event)).toEqual(once);
      }),
    );
  });
});
