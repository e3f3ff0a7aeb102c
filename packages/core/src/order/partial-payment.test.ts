import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDelivered } from '../accounting/accounting.fixtures.ts';
import type { Booking } from '../accounting/booking.ts';
import { bookingOfOrder, bookingsOfChange } from '../accounting/books.ts';
import { journalTotals } from '../accounting/figures.ts';
import { bookingOfRefund, refundOfBooking } from '../accounting/refund.ts';
import { COIN } from '../payment/cash-rounding.ts';
import { type PaymentMethod, payment, paymentMethod, restOf } from '../payment/payment.ts';
import { err } from '../result/result.ts';
import { vatIn } from '../vat/vat-split.ts';
import { amountDue, doorPayment, openAmount, owedAmount } from './amount-due.ts';
import { type PaymentCorrectionDraft, correctPayment, paymentCorrectionDraft, restDue } from './correct-payment.ts';
import { refundForParts, refundableAmount, refundedAtRate, withRefund, writableOff } from './order-refund.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import type { Order } from './order.ts';
import { paidByRate } from './paid-by-rate.ts';

const TAKER = { by: 'staff', at: '2026-11-21T11:00:00.000Z' };

/** CHF 43 to pay at the door, of which CHF 20 are missing. */
const SOLD: Order = {
  ...PLACED_ORDER,
  status: 'delivered',
  payment: { state: 'collected', method: 'cash', amount: 4300, by: null, at: TAKER.at },
};

type Entered = Omit<PaymentCorrectionDraft, 'revision' | 'reason'>;

const corrected = (order: Order, entered: Entered) =>
  correctPayment(order, { revision: order.revision, reason: 'x', ...entered }, TAKER);

function paid(order: Order, entered: Entered): Order {
  const result = corrected(order, entered);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('a payment in part', () => {
  it('leaves the missing part open until it comes in, by another method and by another person', () => {
    const partly = paid(SOLD, { method: 'cash', amount: 2300 });
    expect(openAmount(partly)).toBe(2000);
    const taker = { by: 'other', at: '2026-11-21T12:00:00.000Z' };
    const draft = { revision: partly.revision, method: 'cash', rest: { method: 'twint', amount: 2000 } } as const;
    const settled = correctPayment(partly, { ...draft, reason: 'nachgebracht' }, taker);
    expect(settled).toMatchObject({
      ok: true,
      value: { payment: { amount: 2300, ...TAKER, rest: { method: 'twint', amount: 2000, ...taker } } },
    });
    expect(settled.ok && openAmount(settled.value)).toBe(0);
  });

  it('is given up without a booking, by whoever says so, and comes after all', () => {
    const partly = paid(SOLD, { method: 'cash', amount: 2300 });
    const givenUp = paid(partly, { method: 'cash', writesOffOpen: true });
    expect(givenUp.payment).toEqual({ ...partly.payment, openWrittenOff: TAKER });
    expect([openAmount(givenUp), owedAmount(givenUp), refundableAmount(givenUp)]).toEqual([2000, 0, 2300]);
    const kind = 'paymentCorrected';
    expect(bookingsOfChange({ kind, before: partly, order: givenUp, taker: TAKER, byTeam: true, note: '' })).toEqual(
      [],
    );
    expect(corrected(givenUp, { method: 'cash', writesOffOpen: true })).toEqual(err({ code: 'nothingToCorrect' }));
    expect(corrected(SOLD, { method: 'cash', writesOffOpen: true })).toEqual(err({ code: 'nothingToCorrect' }));
    expect(paid(givenUp, { method: 'cash', writesOffOpen: false }).payment).toEqual(partly.payment);
    // A part that comes leaves less to give up, and all of it nothing.
    const later = paid(givenUp, { method: 'cash', rest: { method: 'card', amount: 500 } });
    expect([openAmount(later), owedAmount(later)]).toEqual([1500, 0]);
    const settled = paid(givenUp, { method: 'cash', rest: { method: 'card', amount: 2000 } });
    expect(settled.payment).not.toHaveProperty('openWrittenOff');
  });

  it('is never more than is due', () => {
    expect(corrected(SOLD, { method: 'card', amount: 4301 })).toEqual(err({ code: 'paymentTooHigh', most: 4300 }));
    const partly = paid(SOLD, { method: 'cash', amount: 2300 });
    expect(corrected(partly, { method: 'cash', rest: { method: 'card', amount: 2001 } })).toEqual(
      err({ code: 'paymentTooHigh', most: 2000 }),
    );
    expect(corrected(SOLD, { method: 'cash', rest: { method: 'card', amount: 1 } })).toEqual(
      err({ code: 'paymentTooHigh', most: 0 }),
    );
  });

  it('is in coins where it is in cash, and then the rest is rounded to coins', () => {
    const inCoins = (entered: Entered) => paymentCorrectionDraft.safeParse({ revision: 1, reason: 'x', ...entered });
    expect(inCoins({ method: 'cash', amount: 2301 }).success).toBe(false);
    expect(inCoins({ method: 'card', amount: 2301, rest: { method: 'cash', amount: 1999 } }).success).toBe(false);
    const partly = paid(SOLD, { method: 'card', amount: 2301 });
    expect(restDue(partly, { method: 'card', amount: 2301 }, 'cash')).toBe(2000);
    const settled = paid(partly, { method: 'card', rest: { method: 'cash', amount: 2000 } });
    expect(settled).toMatchObject({ totalPrice: 4301, rounding: 1 });
    expect(openAmount(settled)).toBe(0);
    // The rounding came with the coins and goes with them.
    expect(paid(settled, { method: 'card', rest: null })).toMatchObject({ totalPrice: 4300, rounding: 0 });
  });

  it('is what can be given back, and no less than was given back', () => {
    const partly = paid(SOLD, { method: 'cash', amount: 2300 });
    expect(refundableAmount(partly)).toBe(2300);
    // What came in was entered: what is open is given up instead.
    expect(writableOff(partly, 'cash')).toBe(0);
    expect(writableOff(SOLD, 'cash')).toBe(4300);
    const all = partly.productOrders.map(({ amount }, position) => ({ position, amount }));
    expect(refundForParts(partly, { lines: all, deliveryFee: true, method: 'card' })).toMatchObject({
      value: { amount: 2300 },
    });
    const draft = { orderNumber: 1001, amount: 2400, method: 'card', reason: 'Kalt' } as const;
    const entries = [bookingOfOrder(SOLD, TAKER)].filter((entry) => entry !== null);
    const refund = bookingOfRefund(entries, draft, { order: SOLD, at: TAKER.at, actorId: 'staff' });
    if (!refund.ok) throw new Error(refund.error.code);
    const refunded = withRefund(SOLD, refundOfBooking('a', draft, refund.value));
    expect(corrected(refunded, { method: 'cash', amount: 2300 })).toEqual(err({ code: 'refundedBefore' }));
    expect(corrected(refunded, { method: 'cash', amount: 2400 }).ok).toBe(true);
  });
});

const anyMethod = fc.constantFrom(...paymentMethod.options);
const share = fc.constantFrom(0, 0.1, 1 / 3, 0.5, 0.999, 1);
const anyEntry = fc.oneof(
  fc.record({ method: anyMethod, door: fc.option(share), rest: fc.option(fc.record({ method: anyMethod, share })) }),
  fc.record({ refund: anyMethod, share: fc.constantFrom(0.05, 0.3, 1) }),
);

const inSteps = (method: PaymentMethod, amount: number): number =>
  method === 'cash' ? amount - (amount % COIN) : Math.floor(amount);

type Attempt = Extract<
  typeof anyEntry extends fc.Arbitrary<infer Each> ? Each : never,
  { readonly method: PaymentMethod }
>;

/** The correction of an attempt: shares of what is due at the door, and of what is left after that. */
function enteredOf(order: Order, { method, door, rest }: Attempt): Entered {
  if (door === null) return { method, rest: null };
  const amount = inSteps(method, doorPayment(order, method).amount * door);
  const left = rest === null ? 0 : restDue(order, { method, amount }, rest.method);
  const later = rest === null ? null : { method: rest.method, amount: inSteps(rest.method, left * rest.share) };
  return { method, amount, rest: later?.amount === 0 ? null : later };
}

describe('the books', () => {
  it('read as if the last state had been entered at once, with refunds between in any order', () => {
    let rests = 0;
    fc.assert(
      fc.property(anyDelivered, fc.array(anyEntry, { minLength: 1, maxLength: 8 }), (sold, entries) => {
        const booked: Booking[] = [bookingOfOrder(sold, TAKER)].filter((entry) => entry !== null);
        const refunds: Booking[] = [];
        let order = sold;
        for (const entry of entries) {
          if ('refund' in entry) {
            const { refund: method } = entry;
            const amount = inSteps(method, refundableAmount(order) * entry.share);
            if (amount <= 0) continue;
            const draft = { orderNumber: order.number, amount, method, reason: 'x' };
            const refund = bookingOfRefund(booked, draft, { order, at: TAKER.at, actorId: 'staff' });
            if (!refund.ok) throw new Error(refund.error.code);
            for (const list of [booked, refunds]) list.push(refund.value);
            order = withRefund(order, refundOfBooking(crypto.randomUUID(), draft, refund.value));
            continue;
          }
          const draft = enteredOf(order, entry);
          const result = corrected(order, draft);
          if (!result.ok) continue;
          const change = {
            kind: 'paymentCorrected',
            before: order,
            order: result.value,
            taker: TAKER,
            note: '',
          } as const;
          booked.push(...bookingsOfChange(change));
          order = result.value;
          expect(payment.parse(order.payment)).toEqual(order.payment);
        }
        const atOnce = [bookingOfOrder(order, TAKER)].filter((entry) => entry !== null);
        const { bookings: _, vat, net, ...figures } = journalTotals(booked);
        const { bookings: _one, vat: _vat, net: _net, ...expected } = journalTotals([...atOnce, ...refunds]);
        expect(figures).toEqual(expected);
        const tax = paidByRate(order).map(({ vatRate, gross }) => {
          const left = gross - refundedAtRate(order, vatRate);
          return { vatRate, gross: left, vat: vatIn(left, vatRate), net: left - vatIn(left, vatRate) };
        });
        const some = ({ gross }: { readonly gross: number }) => gross !== 0;
        expect(vat.filter(some)).toEqual(tax.filter(some));
        expect(net).toBe(tax.reduce((sum, part) => sum + part.net, 0));
        const rest = restOf(order.payment);
        if (rest !== null) rests += 1;
        const atDoor = 'amount' in order.payment ? order.payment.amount : amountDue(order);
        expect(openAmount(order)).toBe(amountDue(order) - atDoor - (rest?.amount ?? 0));
        // Both roundings of coins: the one that was given back, and the one that came instead.
        expect(refundableAmount(order)).toBeGreaterThanOrEqual(-4);
      }),
      { numRuns: 500 },
    );
    expect(rests).toBeGreaterThan(30);
  });
});
