import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ok } from '../result/result.ts';
import { anyDelivered } from './accounting.fixtures.ts';
import type { Booking } from './booking.ts';
import { bookingOfOrder } from './books.ts';
import { type RefundDraft, bookingOfRefund, refundDraft } from './refund.ts';

const BY = { at: '2026-11-21T11:00:00.000Z', actorId: 'staff' };
const DRAFT: RefundDraft = { orderNumber: 1001, amount: 100, method: 'card', reason: 'Kalt angekommen' };
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

  it('gives the rest back in coins, books what that rounds, and leaves nothing to give back', () => {
    fc.assert(
      fc.property(anyDelivered, fc.nat(40), (order, coins) => {
        const sale = bookingOfOrder(order, { by: null, at: BY.at });
        const total = sale === null ? 0 : sum([sale], 'gross');
        if (sale === null || total < 5) return;
        const entries = [sale];
        const first = Math.min(coins * 5, Math.floor((total - 3) / 5) * 5);
        const refund = (amount: number, method: RefundDraft['method'] = 'cash') =>
          bookingOfRefund(entries, { ...DRAFT, amount, method }, BY);
        const parts = [first].filter((amount) => amount > 0).map((amount) => refund(amount));
        entries.push(...parts.flatMap((part) => (part.ok ? [part.value] : [])));
        expect(parts.map((part) => part.ok && part.value.rounding)).toEqual(parts.map(() => 0));
        const rest = total - Math.max(first, 0);
        const inCoins = Math.round(rest / 5) * 5;
        const whole = refund(inCoins);
        if (!whole.ok) throw new Error(whole.error.code);
        expect(sum([whole.value], 'gross')).toBe(-inCoins);
        expect(whole.value.rounding).toBe(rest - inCoins);
        entries.push(whole.value);
        expect(sum(entries, 'gross')).toBe(rest - inCoins);
        for (const method of ['cash', 'card'] as const)
          expect(refund(5, method)).toEqual({ ok: false, error: { code: 'refundTooHigh', refundable: 0 } });
      }),
    );
  });

  it.each([
    [{ method: 'cash', amount: 3 }, 'Bar geht es nur auf 5 Rappen genau.'],
    [{ method: 'cash', amount: 8551 }, 'Bar geht es nur auf 5 Rappen genau.'],
    [{ orderNumber: Number.NaN }, 'Bitte gib die Nummer der Bestellung an'],
    [{ orderNumber: 0 }, 'Bitte gib die Nummer der Bestellung an'],
    [{ amount: 0 }, "Der Betrag muss zwischen CHF 0.01 und CHF 10'000.00 liegen."],
    [{ reason: ' ' }, 'Bitte gib den Grund an'],
  ])('is judged: %j', (change, message) => {
    expect(refundDraft.safeParse({ ...DRAFT, ...change }).error?.issues.map((issue) => issue.message)).toEqual([
      message,
    ]);
    for (const method of ['card', 'twint'] as const)
      expect(refundDraft.safeParse({ ...DRAFT, method, amount: 3 }).success).toBe(true);
    expect(refundDraft.safeParse({ ...DRAFT, method: 'cash' }).success).toBe(true);
  });
});
