import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDelivered } from '../accounting/accounting.fixtures.ts';
import type { Booking } from '../accounting/booking.ts';
import { bookingOfOrder } from '../accounting/books.ts';
import { bookingOfRefund, refundOfBooking } from '../accounting/refund.ts';
import { paymentMethod } from '../payment/payment.ts';
import { err, ok } from '../result/result.ts';
import { ROLES_ID } from '../role/role.ts';
import {
  isFeeRefundable,
  refundableAmount,
  refundablePieces,
  refundedText,
  refundForParts,
  refundMethodsFor,
  withRefund,
  worthOfParts,
} from './order-refund.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import type { Order, ProductOrder } from './order.ts';

const BY = { at: '2026-11-21T11:00:00.000Z', actorId: 'staff' };
const [margherita] = PLACED_ORDER.productOrders;
const line = (name: string, amount: number, unitPrice: number, vatRate: 260 | 810): ProductOrder => ({
  ...(margherita as ProductOrder),
  name,
  amount,
  unitPrice,
  totalPrice: amount * unitPrice,
  vatRate,
});

/** Three desserts at 2.6 % and four beers at 8.1 %, delivered and paid by card. */
const SOLD: Order = {
  ...PLACED_ORDER,
  status: 'delivered',
  productOrders: [line('Tiramisu', 3, 850, 260), line('Bier', 4, 550, 810)],
  deliveryFee: 500,
  totalPrice: 5250,
  payment: { state: 'collected', method: 'card', amount: 5250, by: 'staff', at: BY.at },
  orderTimeProgresses: { ...PLACED_ORDER.orderTimeProgresses, delivered: BY.at },
};

const saleOf = (order: Order): Booking => {
  const sale = bookingOfOrder(order, { by: null, at: BY.at });
  if (sale === null) throw new Error('The order was not sold.');
  return sale;
};

const sum = (entries: readonly Booking[], of: 'gross' | 'vat') =>
  entries.flatMap(({ shares }) => shares).reduce((total, share) => total + share[of], 0);

it('goes back the way it came, and any way through the management', () => {
  const { at, actorId: by } = BY;
  const paid: Order = {
    ...PLACED_ORDER,
    payment: { state: 'collected', method: 'card', amount: 4300, rest: { method: 'twint', amount: 5, by, at }, by, at },
  };
  const staff = { rolesId: ROLES_ID.staff, email: 'jonas@example.ch' };
  expect(refundMethodsFor(paid, staff)).toEqual(['card', 'twint']);
  expect(refundMethodsFor(paid, { ...staff, rolesId: ROLES_ID.manager })).toEqual(paymentMethod.options);
  const byGiftCard: Order = { ...PLACED_ORDER, giftCardAmount: 4300, payment: { state: 'prepaid' } };
  expect(refundMethodsFor(byGiftCard, staff)).toEqual(['giftCard']);
});

describe('a refund of parts', () => {
  it('takes one beer back at the rate of beer alone', () => {
    const draft = {
      orderNumber: 1001,
      amount: 550,
      method: 'card' as const,
      reason: 'Fehlte',
      lines: [{ position: 1, amount: 1 }],
    };
    const booked = bookingOfRefund([saleOf(SOLD)], draft, { ...BY, order: SOLD });
    expect(booked).toMatchObject({ ok: true, value: { shares: [{ vatRate: 810, gross: -550, vat: -41 }] } });
    expect(refundedText(SOLD, { lines: draft.lines, deliveryFee: false })).toBe('1× Bier');
  });

  it.each([
    ['more pieces than were sold', [{ position: 0, amount: 4 }]],
    ['a line that is not there', [{ position: 2, amount: 1 }]],
    [
      'a line twice at once',
      [
        { position: 0, amount: 1 },
        { position: 0, amount: 1 },
      ],
    ],
  ])('refuses %s', (_, lines) => {
    expect(worthOfParts(SOLD, { lines, deliveryFee: false })).toEqual(err({ code: 'partsRefunded' }));
  });

  it('takes the fee back at the rates at which it was sold, also when a promotion made all goods free', () => {
    const productOrders = SOLD.productOrders.map((each) => ({ ...each, totalPrice: 0 }));
    const free: Order = {
      ...SOLD,
      productOrders,
      totalPrice: 500,
      payment: { state: 'collected', method: 'card', amount: 500, by: 'staff', at: BY.at },
    };
    const sold = saleOf(free).shares.map(({ vatRate, gross }) => ({ vatRate, gross }));
    expect(sold).toHaveLength(2);
    expect(worthOfParts(free, { lines: [], deliveryFee: true })).toEqual(ok(sold));
  });

  it('refuses another amount than the parts are worth', () => {
    const draft = { orderNumber: 1001, amount: 500, method: 'card' as const, reason: 'x', deliveryFee: true };
    expect(bookingOfRefund([saleOf(SOLD)], { ...draft, amount: 499 }, { ...BY, order: SOLD })).toEqual(
      err({ code: 'refundAmountDiffers', amount: 500 }),
    );
  });

  it('gives every piece and the fee back once, in any order, and leaves no turnover', () => {
    fc.assert(
      fc.property(
        anyDelivered,
        fc.array(fc.tuple(fc.nat(9), fc.nat(3)), { maxLength: 8 }),
        fc.constantFrom(...paymentMethod.options),
        (sold, picks, method) => {
          let order = sold;
          const entries = [saleOf(order)];
          const refund = (parts: { lines: { position: number; amount: number }[]; deliveryFee: boolean }) => {
            const paidOut = refundForParts(order, { ...parts, method });
            if (!paidOut.ok) throw new Error(paidOut.error.code);
            const { amount } = paidOut.value;
            if (amount === 0) return;
            const draft = { orderNumber: 1001, amount, method, reason: 'x', ...parts };
            const booked = bookingOfRefund(entries, draft, { ...BY, order });
            if (!booked.ok) throw new Error(booked.error.code);
            expect(sum([booked.value], 'gross')).toBe(-amount);
            entries.push(booked.value);
            order = withRefund(order, refundOfBooking(crypto.randomUUID(), draft, booked.value));
          };
          for (const [pick, pieces] of picks) {
            const position = pick % order.productOrders.length;
            const amount = Math.min(pieces, refundablePieces(order)[position] ?? 0);
            if (amount > 0) refund({ lines: [{ position, amount }], deliveryFee: false });
          }
          if (isFeeRefundable(order)) refund({ lines: [], deliveryFee: true });
          for (const [position, amount] of refundablePieces(order).entries())
            if (amount > 0) refund({ lines: [{ position, amount }], deliveryFee: false });
          // What was rounded up at the sale belongs to no part, and a part of one Rappen or two, of a line or of the fee,
          // makes no coin.
          const parts = order.productOrders.length + (order.deliveryFee > 0 ? 1 : 0);
          const most = 2 + (method === 'cash' ? 2 * parts : 0);
          const left = refundableAmount(order);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(most);
          const rounded = order.refunds.reduce((total, { rounding }) => total + rounding, 0);
          expect(sum(entries, 'gross') - rounded).toBe(left);
        },
      ),
    );
  });
});
