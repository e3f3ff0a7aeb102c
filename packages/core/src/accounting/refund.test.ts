import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundForParts, withRefund } from '../order/order-refund.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order } from '../order/order.ts';
import { err, ok } from '../result/result.ts';
import { anyDelivered } from './accounting.fixtures.ts';
import type { Booking } from './booking.ts';
import { bookingOfOrder } from './books.ts';
import { type RefundDraft, bookingOfRefund, refundDraft, refundOfBooking } from './refund.ts';

const BY = { at: '2026-11-21T11:00:00.000Z', actorId: 'staff' };
const DRAFT: RefundDraft = { orderNumber: 1001, amount: 100, method: 'card', reason: 'Kalt angekommen' };
const SOLD: Order = {
  ...PLACED_ORDER,
  status: 'delivered',
  payment: { state: 'collected', method: 'card', amount: 4300, by: null, at: BY.at },
};
const sum = (entries: readonly Booking[], of: 'gross' | 'vat') =>
  entries.flatMap(({ shares }) => shares).reduce((total, share) => total + share[of], 0);

describe('a refund', () => {
  it('needs a sale', () => {
    expect(bookingOfRefund([], DRAFT, { ...BY, order: PLACED_ORDER })).toEqual({
      ok: false,
      error: { code: 'saleUnknown' },
    });
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
            expect(bookingOfRefund(entries, { ...DRAFT, amount: left + 1 }, { ...BY, order })).toEqual({
              ok: false,
              error: { code: 'refundTooHigh', refundable: left },
            });
            if (amount === 0) continue;
            const refunded = bookingOfRefund(entries, { ...DRAFT, amount }, { ...BY, order });
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
          bookingOfRefund(entries, { ...DRAFT, amount, method }, { ...BY, order });
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

  it('needs words only where no cause says why, and names the cause in the journal', () => {
    for (const cause of [undefined, 'other'] as const)
      expect(refundDraft.safeParse({ ...DRAFT, cause, reason: '' }).success).toBe(false);
    for (const cause of ['missing', 'wrong', 'quality', 'late', 'goodwill'] as const)
      expect(refundDraft.parse({ ...DRAFT, cause, reason: undefined })).toMatchObject({ cause, reason: '' });
    const noteOf = (draft: Partial<RefundDraft>) => {
      const sale = bookingOfOrder(SOLD, { by: null, at: BY.at });
      const refunded = bookingOfRefund(sale === null ? [] : [sale], { ...DRAFT, ...draft }, { ...BY, order: SOLD });
      if (!refunded.ok) throw new Error(refunded.error.code);
      const { note } = refunded.value;
      return [note, refundOfBooking('id', { ...DRAFT, ...draft }, refunded.value).reason];
    };
    expect(noteOf({})).toEqual(['Kalt angekommen', 'Kalt angekommen']);
    expect(noteOf({ cause: 'late', reason: '' })).toEqual(['Zu spät', 'Zu spät']);
    expect(noteOf({ cause: 'late', reason: 'eine Stunde' })).toEqual(['Zu spät: eine Stunde', 'eine Stunde']);
    expect(noteOf({ cause: 'other', reason: 'Hund im Treppenhaus' })[0]).toBe('Hund im Treppenhaus');
  });

  it('writes off what was collected this way at most, as a booking of its own kind', () => {
    const sale = bookingOfOrder(SOLD, { by: null, at: BY.at });
    const entries = sale === null ? [] : [sale];
    const writeOff = (draft: Partial<RefundDraft>, order = SOLD) =>
      bookingOfRefund(entries, { ...DRAFT, cause: 'unpaid', reason: '', ...draft }, { ...BY, order });
    expect(writeOff({})).toMatchObject({
      ok: true,
      value: { kind: 'writeOff', note: 'Nicht bezahlt', shares: [{ method: 'card', gross: -100 }] },
    });
    expect(writeOff({ method: 'twint' })).toEqual(err({ code: 'writeOffTooHigh', refundable: 0 }));
    expect(writeOff({}, { ...SOLD, payment: { state: 'prepaid' } })).toMatchObject({ error: { refundable: 0 } });
    // A half of the order was paid by gift card: it is not the guest's debt.
    const half: Order = {
      ...SOLD,
      giftCardAmount: 2150,
      payment: { state: 'collected', method: 'card', amount: 2150, by: null, at: BY.at },
    };
    expect(writeOff({ amount: 2151 }, half)).toEqual(err({ code: 'writeOffTooHigh', refundable: 2150 }));
    expect(writeOff({ amount: 2150 }, half).ok).toBe(true);
  });

  it('never makes spirits cheaper, in which order ever goodwill, pieces and the fee are given back', () => {
    const step = fc.record({
      amount: fc.integer({ min: 1, max: 5000 }),
      cause: fc.constantFrom('late', 'goodwill', 'missing', 'other'),
      parts: fc.constantFrom('none', 'none', 'line', 'fee'),
      position: fc.nat(5),
    });
    fc.assert(
      fc.property(anyDelivered, fc.array(step, { maxLength: 8 }), (delivered, steps) => {
        const productOrders = delivered.productOrders.map((line, place) =>
          place % 2 === 0 ? { ...line, vatClass: 'alcohol' as const } : line,
        );
        let order: Order = { ...delivered, productOrders };
        const sale = bookingOfOrder(order, { by: null, at: BY.at });
        const entries = sale === null ? [] : [sale];
        const spirits = productOrders.filter(({ vatClass }) => vatClass === 'alcohol');
        const fixed = spirits.reduce((total, { totalPrice }) => total + totalPrice, 0);
        fc.pre(order.giftCardDiscount <= order.totalPrice - order.rounding - fixed);
        for (const { amount, cause, parts, position } of steps) {
          const food = position * 2 + 1;
          const lines = parts === 'line' && food < productOrders.length ? [{ position: food, amount: 1 }] : [];
          const named = { lines, deliveryFee: parts === 'fee' };
          const worth = refundForParts(order, { ...named, method: 'card' });
          const isByParts = lines.length > 0 || named.deliveryFee;
          const draft = { ...DRAFT, ...named, amount: isByParts && worth.ok ? worth.value.amount : amount, cause };
          const left = sum(entries, 'gross');
          const refunded = bookingOfRefund(entries, draft, { ...BY, order });
          expect(refunded.ok && !isByParts ? amount : 0).toBeLessThanOrEqual(Math.max(0, left - fixed));
          if (!refunded.ok) continue;
          entries.push(refunded.value);
          order = withRefund(order, refundOfBooking(String(entries.length), draft, refunded.value));
        }
        expect(sum(entries, 'gross')).toBeGreaterThanOrEqual(fixed + Math.min(0, order.rounding));
        // The discount of a gift card is taken off each rate by its share, and so is the rounding of cash.
        for (const rate of order.giftCardDiscount === 0 ? ([0, 260, 810] as const) : []) {
          const at = (each: { readonly vatRate: number }) => each.vatRate === rate;
          const atRate = entries.flatMap(({ shares }) => shares).filter(at);
          expect(atRate.reduce((total, { gross }) => total + gross, 0)).toBeGreaterThanOrEqual(
            spirits.filter(at).reduce((total, { totalPrice }) => total + totalPrice, Math.min(0, order.rounding)),
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  it('gives spirits back where something was wrong with them, and never for goodwill', () => {
    const [line] = SOLD.productOrders;
    if (line === undefined) throw new Error('The order has no line.');
    const spirit = { ...line, vatClass: 'alcohol', vatRate: 810, amount: 1, unitPrice: 800, totalPrice: 800 } as const;
    const payment = { state: 'collected', method: 'card', amount: 5100, by: null, at: BY.at } as const;
    const order: Order = { ...SOLD, totalPrice: 5100, productOrders: [line, spirit], payment };
    const sale = bookingOfOrder(order, { by: null, at: BY.at });
    const give = (draft: Partial<RefundDraft>) =>
      bookingOfRefund(sale === null ? [] : [sale], { ...DRAFT, ...draft }, { ...BY, order });
    const glass = { amount: 800, lines: [{ position: 1, amount: 1 }] };
    expect(give({ ...glass, cause: 'quality' })).toMatchObject({ value: { shares: [{ vatRate: 810, gross: -800 }] } });
    const refused = err({ code: 'goodwillOnSpirits', refundable: 4300 });
    for (const cause of ['goodwill', 'late', 'other', undefined] as const)
      expect(give({ ...glass, cause })).toEqual(refused);
    for (const cause of ['goodwill', 'late', 'other'] as const) {
      expect(give({ amount: 4301, cause })).toEqual(refused);
      expect(give({ amount: 4300, cause }).ok).toBe(true);
    }
    expect(give({ amount: 5100, cause: 'unpaid' }).ok).toBe(true);
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
