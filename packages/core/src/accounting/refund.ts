import * as z from 'zod/mini';
import { isOnline } from '../online-payment/online-method.ts';
import {
  type RefundedPart,
  giftCardRefundable,
  givesSpirits,
  onlineRefundable,
  paidForFixedPrices,
  refundableWithoutSpirits,
  refundForParts,
  writableOff,
} from '../order/order-refund.ts';
import type { OrderRefund } from '../order/order.ts';
import { isWriteOff, needsReason, refundCause, refundReasonText } from '../order/refund-cause.ts';
import { NO_SUCH_COIN, isPayableWith, roundingFor } from '../payment/cash-rounding.ts';
import { refundMethod } from '../payment/payment.ts';
import { mayBeDiscounted } from '../promotion/discountable-line.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { FORM_MISSING } from '../validation/basic-fields.ts';
import { moneyAmount } from '../validation/entered-fields.ts';
import { splitByLargestRemainder, vatIn } from '../vat/vat-split.ts';
import type { VatRate } from '../vat/vat.ts';
import type { AccountingError } from './accounting.ts';
import { type Booking, type BookingShare, PLAIN_BOOKING, isRefund } from './booking.ts';
import { NO_REASON, optionalBookingReason } from './cash.ts';

/** In Rappen: CHF 10'000, more than any order. */
const REFUND_MAX = 1_000_000;

/** More lines than any order has. */
const LINES_MAX = 500;

/**
 * Money that a guest gets back for an order that was delivered: for pieces and the delivery fee, whose sum `amount` is as
 * the person saw it, or without them as goodwill.
 */
export const refundDraft = z
  .object(
    {
      orderNumber: z
        .int('Bitte gib die Nummer der Bestellung an')
        .check(z.gte(1, 'Bitte gib die Nummer der Bestellung an')),
      amount: moneyAmount('Der Betrag', { min: 1, max: REFUND_MAX }),
      method: refundMethod,
      /** Without one, as older clients send it, the reason has to say it. */
      cause: z.optional(refundCause),
      reason: z._default(optionalBookingReason, ''),
      /** The pieces that are given back, by the place of their line in the order. */
      lines: z.optional(
        z
          .array(z.object({ position: z.int().check(z.nonnegative()), amount: z.int().check(z.positive()) }))
          .check(z.maxLength(LINES_MAX)),
      ),
      deliveryFee: z.optional(z.boolean()),
    },
    FORM_MISSING,
  )
  .check(
    z.refine(({ amount, method }) => isPayableWith(method, amount), { error: NO_SUCH_COIN, path: ['amount'] }),
    z.refine(({ cause, reason }) => reason !== '' || !needsReason({ cause }), { error: NO_REASON, path: ['reason'] }),
  );
export type RefundDraft = z.infer<typeof refundDraft>;

export const BLANK_REFUND: RefundDraft = { orderNumber: Number.NaN, amount: Number.NaN, method: 'cash', reason: '' };

/** The rest of an order by rate after its refunds, in Rappen. */
function leftByRate(entries: readonly Booking[]): Pick<BookingShare, 'vatRate' | 'gross' | 'vat'>[] {
  const left = new Map<VatRate, { gross: number; vat: number }>();
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
      shares.reduce((left, { gross }) => left + gross, sum) - (isRefund(kind) ? rounding : 0),
    0,
  );

/**
 * Why an amount of an order does not go back the way it came, or null: no more of it was paid with this method and is
 * left. `entries` are the order's sale, its corrections and its refunds so far.
 */
export function wayBackBlocker(
  entries: readonly Booking[],
  { amount, method }: Pick<RefundDraft, 'amount' | 'method'>,
): AccountingError | null {
  const left = entries
    .flatMap(({ shares }) => shares)
    // Of old orders nobody knows how they were paid.
    .filter((share) => share.method === method || share.method === null)
    .reduce((sum, { gross }) => sum + gross, 0);
  const most = Math.max(0, left + roundingFor(method, left));
  return amount <= most ? null : { code: 'refundOtherWay', refundable: most };
}

type By = { readonly at: Instant; readonly actorId: string | null };

type Refunded = Parameters<typeof refundForParts>[0] &
  Parameters<typeof writableOff>[0] &
  Parameters<typeof onlineRefundable>[0];

type Left = ReturnType<typeof leftByRate>;

/** What of parts is under a rate, in Rappen. */
const grossAt = (parts: readonly RefundedPart[], rate: VatRate): number =>
  parts.find(({ vatRate }) => vatRate === rate)?.gross ?? 0;

/**
 * The amounts by rate of what is left, which sum to `amount`: those of the named parts as far as they are left, and what
 * remains over the rest of what is not at a fixed price.
 */
function amountsByRate(
  left: Left,
  amount: number,
  { parts, fixed }: { readonly parts: readonly RefundedPart[]; readonly fixed: readonly RefundedPart[] },
): number[] {
  const open = left.map(({ vatRate, gross }) => Math.max(0, gross - grossAt(fixed, vatRate)));
  const named = left.map(({ vatRate }, place) => Math.min(open[place] ?? 0, grossAt(parts, vatRate)));
  const rest = amount - named.reduce((sum, part) => sum + part, 0);
  const weights = named.map((part, place) => (rest > 0 ? (open[place] ?? 0) - part : part));
  const over = splitByLargestRemainder(rest, weights);
  return named.map((part, place) => part + (over[place] ?? 0));
}

/** Why an amount would make spirits cheaper, or null. Source: AlkG art. 41 para. 1. */
function goodwillBlocker(order: Refunded, draft: RefundDraft): AccountingError | null {
  const { amount, cause, lines = [], deliveryFee = false } = draft;
  if (isWriteOff(draft) || order.productOrders.every(mayBeDiscounted)) return null;
  const refundable = refundableWithoutSpirits(order);
  // What pieces and the fee are worth is without the spirits that are left.
  const isEnough = lines.length > 0 || deliveryFee || amount <= refundable;
  return isEnough && !givesSpirits(order, { lines, cause }) ? null : { code: 'goodwillOnSpirits', refundable };
}

/** Why this much of an order is not given back, or not written off, whatever is left in the books; null: it may be. */
function refundBlocker(order: Refunded, draft: RefundDraft): AccountingError | null {
  const { amount, method, cause } = draft;
  const writable = isWriteOff({ cause }) ? writableOff(order, method) : amount;
  if (amount > writable) return { code: 'writeOffTooHigh', refundable: writable };
  const online = isOnline(method) ? onlineRefundable(order, method) : amount;
  if (amount > online) return { code: 'onlineRefundTooHigh', refundable: online };
  const creditable = method === 'giftCard' ? giftCardRefundable(order) : amount;
  if (amount > creditable) return { code: 'giftCardRefundTooHigh', refundable: creditable };
  return goodwillBlocker(order, draft);
}

/**
 * The booking of a refund of a part of an order or of all of it. Turnover and VAT shrink by rate, split over the rest
 * of each by largest remainder; after a full refund no VAT is left, to the Rappen. `entries` are the order's sale and
 * its refunds so far. When the rest is refunded in cash, it is rounded to coins: the rounding is contained in the
 * shares, and nothing is left. Source: MWSTG art. 41 para. 1.
 */
export function bookingOfRefund(
  entries: readonly Booking[],
  draft: RefundDraft,
  { order, ...by }: By & { readonly order: Refunded },
): Result<Booking, AccountingError> {
  const { orderNumber, amount, method, cause, reason, lines = [], deliveryFee = false } = draft;
  const paidOut = refundForParts(order, { lines, deliveryFee, method });
  if (!paidOut.ok) return paidOut;
  const { parts } = paidOut.value;
  const isByParts = parts.length > 0;
  if (isByParts && amount !== paidOut.value.amount)
    return err({ code: 'refundAmountDiffers', amount: paidOut.value.amount });
  const sale = entries.find(({ kind }) => kind === 'sale');
  if (sale === undefined) return err({ code: 'saleUnknown' });
  const left = leftByRate(entries);
  const refundable = refundableOf(entries);
  const most = refundable + roundingFor(method, refundable);
  if (amount > most) return err({ code: 'refundTooHigh', refundable: most });
  const refused = refundBlocker(order, draft);
  if (refused !== null) return err(refused);
  const fixed = isWriteOff(draft) ? [] : paidForFixedPrices(order, { lines, deliveryFee });
  const amounts = amountsByRate(left, amount, { parts, fixed });
  const shares = left.map(({ vatRate, gross, vat }, place): BookingShare => {
    const part = amounts[place] ?? 0;
    return { vatRate, method, gross: 0 - part, vat: vatIn(gross - part, vatRate) - vat };
  });
  return ok({
    ...PLAIN_BOOKING,
    ...by,
    kind: isWriteOff({ cause }) ? 'writeOff' : 'refund',
    orderId: sale.orderId,
    orderNumber,
    area: sale.area,
    note: refundReasonText({ cause, reason }),
    rounding: amount === most ? refundable - amount : isByParts ? paidOut.value.rounding : 0,
    shares: shares.filter(({ gross }) => gross !== 0),
  });
}

/** What an order says of a refund that was booked. */
export const refundOfBooking = (
  id: string,
  { amount, method, cause, reason, lines = [], deliveryFee = false }: RefundDraft,
  { at, rounding, shares }: Booking,
): Omit<OrderRefund, 'number'> => ({
  id,
  at,
  amount,
  rounding,
  method,
  ...(cause !== undefined && { cause }),
  reason: reason === '' ? refundReasonText({ cause }) : reason,
  lines: [...lines],
  deliveryFee,
  vat: shares.map(({ vatRate, gross, vat }) => ({ vatRate, gross: 0 - gross, vat: 0 - vat })),
});
