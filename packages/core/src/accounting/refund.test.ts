import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ok } from '../result/result.ts';
import { anyDelivered } from './accounting.fixtures.ts';
import { bookingOfOrder } from './book-order.ts';
import type { Booking } from './booking.ts';
import { type RefundDraft, bookingOfRefund, refundDraft } from './refund.ts';

const BY = { at: '2026-11-21T11:00:00.000Z', actorId: 'staff' };
const DRAFT: RefundDraft = { orderNumber: 1001, amount: 100, method: 'cash', reason: 'Kalt angekommen' };
const sum = (entries: readonly Booking[], of: 'gross' | 'vat') =>
  entries.flatMap(({ shares }) => shares).reduce((total, share) => total + share[of], 0);

describe('a refund', () => {
  it('needs a sale', () => {
    expect(bookingOfRefund([], DRAFT, BY)).toEqual({ ok: false, error: { code: 'saleUnknown' } });
  });

  it('gives back parts until nothing is left, neither turnover nor VAT', () => {
    fc.assert(
      fc.property(
        anyDelivered,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
        (order, parts) => {
          const sale = bookingOfOrder(order, { by: null, at: BY.at });
          const entries = sale === null ? [] : [sale];
          for (const part of [...parts, 1]) {
            const left = sum(entries, 'gross');
            const amount = Math.round(left * part);
            expect(bookingOfRefund(entries, { ...DRAFT, amount: left + 1 }, BY)).toEqual({
              ok: false,
              error: { code: 'refundTooHigh', refundable: left },
            });
            if (amount === 0) continue;
            const refunded = bookingOfRefund(entries, { ...DRAFT, amount }, BY);
            if (!refunded.ok) throw new Error(refunded.error.code);
            expect(refunded).toEqual(
              ok(expect.objectContaining({ kind: 'refund', orderId: order.id, orderNumber: 1001, note: DRAFT.reason })),
            );
            expect(sum([refunded.value], 'gross')).toBe(-amount);
            expect(refunded.value.shares.every(({ gross, vat }) => gross < 0 && vat <= 0 && vat >= gross)).toBe(true);
            entries.push(refunded.value);
          }
          expect([sum(entries, 'gross'), sum(entries, 'vat')]).toEqual([0, 0]);
        },
      ),
    );
  });

  it.each([
    [{ orderNumber: Number.NaN }, 'Bitte gib die Nummer der Bestellung an'],
    [{ orderNumber: 0 }, 'Bitte gib die Nummer der Bestellung an'],
    [{ amount: 0 }, "Der Betrag muss zwischen CHF 0.01 und CHF 10'000.00 liegen."],
    [{ reason: ' ' }, 'Bitte gib den Grund an'],
  ])('is judged: %j', (change, message) => {
    expect(refundDraft.safeParse({ ...DRAFT, ...change }).error?.issues.map((issue) => issue.message)).toEqual([
      message,
    ]);
    expect(refundDraft.safeParse(DRAFT).success).toBe(true);
  });
});
