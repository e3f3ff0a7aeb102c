import * as z from 'zod/mini';
import { NO_SUCH_COIN, isPayableWith, roundingFor } from '../payment/cash-rounding.ts';
import { paymentMethod } from '../payment/payment.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { FORM_MISSING } from '../validation/basic-fields.ts';
import { moneyAmount } from '../validation/entered-fields.ts';
import { splitByLargestRemainder, splitVat } from '../vat/vat-split.ts';
import type { AccountingError } from './accounting.ts';
import { type Booking, type BookingShare, PLAIN_BOOKING } from './booking.ts';
import { bookingReason } from './cash.ts';

/** In Rappen: CHF 10'000, more than any order. */
const REFUND_MAX = 1_000_000;

/** Money that a guest gets back for an order that was delivered. */
export const refundDraft = z
  .object(
    {
      orderNumber: z
        .int('Bitte gib die Nummer der Bestellung an')
        .check(z.gte(1, 'Bitte gib die Nummer der Bestellung an')),
      amount: moneyAmount('Der Betrag', { min: 1, max: REFUND_MAX }),
      method: paymentMethod,
      reason: bookingReason,
    },
    FORM_MISSING,
  )
  .check(z.refine(({ amount, method }) => isPayableWith(method, amount), { error: NO_SUCH_COIN, path: ['amount'] }));
export type RefundDraft = z.infer<typeof refundDraft>;

export const BLANK_REFUND: RefundDraft = { orderNumber: Number.NaN, amount: Number.NaN, method: 'cash', reason: '' };

/** The rest of an order by rate after its refunds, in Rappen. */
function leftByRate(entries: readonly Booking[]): Pick<BookingShare, 'vatRate' | 'gross' | 'vat'>[] {
  const left = new Map<number, { gross: number; vat: number }>();
  for (const { vatRate, gross, vat } of entries.flatMap(({ shares }) => shares)) {
    const before = left.get(vatRate) ?? { gross: 0, vat: 0 };
    left.set(vatRate, { gross: before.gross + gross, vat: before.vat + vat });
  }
  return [...left].map(([vatRate, amounts]) => ({ vatRate, ...amounts })).toSorted((a, b) => a.vatRate - b.vatRate);
}

/** The amount that can still be refunded of an order, in Rappen, without the rounding of earlier refunds. */
const refundableOf = (entries: readonly Booking[]): number =>
  entries.reduce(
    (sum, { kind, rounding, shares }) =>
      shares.reduce((left, { gross }) => left + gross, sum) - (kind === 'refund' ? rounding : 0),
    0,
  );

/** What somebody gave back of an order so far, in Rappen. */
export const refundedBy = (entries: readonly Booking[], actorId: string | null): number =>
  entries
    .filter((entry) => entry.kind === 'refund' && entry.actorId === actorId)
    .flatMap(({ shares }) => shares)
    .reduce((sum, { gross }) => sum - gross, 0);

const vatIn = (vatRate: number, gross: number): number =>
  splitVat([{ vatRate, totalPrice: gross }], { deliveryFee: 0, rounding: 0 })[0]?.vat ?? 0;

type By = { readonly at: Instant; readonly actorId: string | null };

/**
 * The booking of a refund of a part of an order or of all of it. Turnover and VAT shrink by rate, split over the rest
 * of each by largest remainder; after a full refund no VAT is left, to the Rappen. `entries` are the order's sale and
 * its refunds so far. When the rest is refunded in cash, it is rounded to coins: the rounding is contained in the
 * shares, and nothing is left. Source: MWSTG art. 41 para. 1.
 */
export function bookingOfRefund(
  entries: readonly Booking[],
  { orderNumber, amount, method, reason }: RefundDraft,
  by: By,
): Result<Booking, AccountingError> {
  const sale = entries.find(({ kind }) => kind === 'sale');
  if (sale === undefined) return err({ code: 'saleUnknown' });
  const left = leftByRate(entries);
  const refundable = refundableOf(entries);
  const most = refundable + roundingFor(method, refundable);
  if (amount > most) return err({ code: 'refundTooHigh', refundable: most });
  const parts = splitByLargestRemainder(
    amount,
    left.map(({ gross }) => gross),
  );
  const shares = left.map(({ vatRate, gross, vat }, place): BookingShare => {
    const part = parts[place] ?? 0;
    return { vatRate, method, gross: 0 - part, vat: vatIn(vatRate, gross - part) - vat };
  });
  return ok({
    ...PLAIN_BOOKING,
    ...by,
    kind: 'refund',
    orderId: sale.orderId,
    orderNumber,
    area: sale.area,
    note: reason,
    rounding: amount === most ? refundable - amount : 0,
    shares: shares.filter(({ gross }) => gross !== 0),
  });
}
