import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingOfCorrection, bookingOfOrder, bookingOfUndo, bookingsOfChange } from '../accounting/books.ts';
import { journalTotals } from '../accounting/figures.ts';
import { type PaymentMethod, payment, paymentMethod, tipOf } from '../payment/payment.ts';
import { err } from '../result/result.ts';
import { correctPayment, paymentCorrectionDraft } from './correct-payment.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import type { Order, ProductOrder } from './order.ts';
import { takeStep } from './take-step.ts';

const TAKER = { by: 'staff', at: '2026-11-20T18:05:00.000Z' };

const [margherita] = PLACED_ORDER.productOrders;
const beer: ProductOrder = {
  ...(margherita as ProductOrder),
  name: 'Bier',
  amount: 1,
  unitPrice: 653,
  totalPrice: 653,
  vatClass: 'alcohol',
  vatRate: 810,
};

/** Of two rates, and of a total that is no multiple of 5 Rappen. */
const ON_THE_WAY: Order = {
  ...PLACED_ORDER,
  status: 'onTheWay',
  productOrders: [...PLACED_ORDER.productOrders, beer],
  totalPrice: 4953,
};

function deliver(collected: PaymentMethod): Order {
  const delivered = takeStep(ON_THE_WAY, { from: 'onTheWay', to: 'delivered', collected }, TAKER);
  if (!delivered.ok) throw new Error(delivered.error.code);
  return delivered.value;
}

const corrected = (order: Order, method: PaymentMethod) =>
  correctPayment(order, { revision: order.revision, method, reason: 'falsch getippt' }, TAKER);

const pairs = paymentMethod.options.flatMap((from) =>
  paymentMethod.options.filter((to) => to !== from).map((to) => [from, to] as const),
);

describe('correctPayment', () => {
  it.each(pairs)('from %s to %s leaves the books as if it had been entered so', (from, to) => {
    const before = deliver(from);
    const result = corrected(before, to);
    if (!result.ok) throw new Error(result.error.code);
    const right = deliver(to);
    const { totalPrice, rounding, payment: paid } = right;
    expect(result.value).toMatchObject({ totalPrice, rounding, payment: paid });
    const entries = [
      bookingOfOrder(before, TAKER),
      bookingOfCorrection(before, result.value, { ...TAKER, reason: '' }),
    ];
    const { bookings: _, ...figures } = journalTotals(entries.filter((entry) => entry !== null));
    const { bookings: _one, ...expected } = journalTotals(
      [bookingOfOrder(right, TAKER)].filter((entry) => entry !== null),
    );
    expect(figures).toEqual(expected);
  });

  it('needs a payment that was collected, as the person saw it', () => {
    expect(corrected(ON_THE_WAY, 'cash')).toEqual(err({ code: 'nothingToCorrect' }));
    expect(corrected(deliver('cash'), 'cash')).toEqual(err({ code: 'nothingToCorrect' }));
    const order = deliver('cash');
    const seenBefore = { revision: order.revision - 1, method: 'card', reason: 'x' } as const;
    expect(correctPayment(order, seenBefore, TAKER)).toEqual(err({ code: 'stepRefused', status: 'delivered' }));
  });
});

const anyCorrection = fc.record({
  method: fc.constantFrom(...paymentMethod.options),
  tip: fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: undefined }),
});

describe('a tip', () => {
  it('is booked by what it changes: the books are as if the last correction had been the first entry', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...paymentMethod.options),
        fc.array(anyCorrection, { maxLength: 6 }),
        (first, all) => {
          const entries = [bookingOfOrder(deliver(first), TAKER)];
          let order = deliver(first);
          let tip = 0;
          for (const correction of all) {
            const draft = { revision: order.revision, reason: 'x', ...correction };
            const isAllowed = paymentCorrectionDraft.safeParse(draft).success;
            expect(isAllowed).toBe(correction.method !== 'cash' || (correction.tip ?? 0) === 0);
            const result = isAllowed ? correctPayment(order, draft, TAKER) : null;
            if (result?.ok !== true) continue;
            tip = correction.method === 'cash' ? 0 : (correction.tip ?? tip);
            entries.push(
              ...bookingsOfChange({
                kind: 'paymentCorrected',
                before: order,
                order: result.value,
                taker: TAKER,
                note: 'x',
              }),
            );
            order = result.value;
          }
          const { method } = order.payment as { readonly method: PaymentMethod };
          const { bookings: _, ...figures } = journalTotals(entries.filter((entry) => entry !== null));
          const { bookings: _one, ...untipped } = journalTotals(
            [bookingOfOrder(deliver(method), TAKER)].filter((entry) => entry !== null),
          );
          expect(figures).toEqual({
            ...untipped,
            tips: { card: 0, twint: 0, ...(method !== 'cash' && { [method]: tip }) },
          });
          expect(tipOf(order.payment)).toBe(tip);
          expect(payment.parse(order.payment)).toEqual(order.payment);
        },
      ),
    );
  });

  it('leaves the sale alone where nothing else changed, and says nothing of what stays', () => {
    const before = deliver('card');
    const draft = { revision: before.revision, method: 'card', tip: 400, reason: 'auf dem Beleg' } as const;
    const tipped = correctPayment(before, draft, TAKER);
    if (!tipped.ok) throw new Error(tipped.error.code);
    const change = { kind: 'paymentCorrected', before, order: tipped.value, taker: TAKER, note: draft.reason } as const;
    expect(bookingsOfChange(change)).toMatchObject([
      { kind: 'tip', note: 'auf dem Beleg', shares: [{ vatRate: 0, method: 'card', gross: 400, vat: 0 }] },
    ]);
    expect(tipped.value).toMatchObject({ totalPrice: before.totalPrice, payment: { amount: 4953, tip: 400 } });
    const again = { ...draft, revision: tipped.value.revision };
    expect(correctPayment(tipped.value, again, TAKER)).toEqual(err({ code: 'nothingToCorrect' }));
    const undone = { ...change, kind: 'undone', before: tipped.value, order: ON_THE_WAY } as const;
    expect(bookingsOfChange(undone)).toMatchObject([
      { kind: 'saleUndone' },
      { kind: 'tip', shares: [{ gross: -400 }] },
    ]);
  });
});

describe('bookingOfUndo', () => {
  it.each(paymentMethod.options)('leaves nothing of a sale paid by %s', (method) => {
    const order = { ...deliver(method), giftCardAmount: 1000, giftCardDiscount: 300 };
    const entries = [bookingOfOrder(order, TAKER), bookingOfUndo(order, TAKER)].filter((entry) => entry !== null);
    const { bookings, vat, ...figures } = journalTotals(entries);
    expect(bookings).toBe(2);
    expect(vat.flatMap(({ gross, net, vat: tax }) => [gross, net, tax]).every((amount) => amount === 0)).toBe(true);
    expect([figures.gross, figures.net, figures.orders, figures.deliveryFees, figures.rounding]).toEqual([
      0, 0, 0, 0, 0,
    ]);
    expect(Object.values(figures.paid)).toEqual([0, 0, 0, 0, 0]);
  });

  it('leaves nothing of an order that was cancelled', () => {
    const order: Order = { ...PLACED_ORDER, status: 'cancelled' };
    const entries = [bookingOfOrder(order, TAKER), bookingOfUndo(order, TAKER)].filter((entry) => entry !== null);
    expect(journalTotals(entries)).toMatchObject({ orders: 0, stopped: { orders: 0, total: 0 } });
  });

  it('books nothing for an order that had not ended', () => {
    expect(bookingOfUndo(ON_THE_WAY, TAKER)).toBeNull();
  });
});
