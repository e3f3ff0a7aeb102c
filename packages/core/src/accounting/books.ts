import { codeHint } from '../gift-card/gift-card-code.ts';
import type { GiftCard, GiftCardEntry } from '../gift-card/gift-card.ts';
import { formatMoney } from '../money/format-money.ts';
import { isFinished, isStopped } from '../order/order-lifecycle.machine.ts';
import type { Order } from '../order/order.ts';
import type { StepTaker } from '../order/take-step.ts';
import type { PaymentMethod } from '../payment/payment.ts';
import type { AuditedChange } from '../record/audit-entry.ts';
import { DAY_ENDS_AT } from '../time/business-day.ts';
import type { Instant, LocalDate } from '../time/instant.ts';
import { addDays, toInstant } from '../time/zurich.ts';
import { splitByLargestRemainder, type VatShare, splitVat } from '../vat/vat-split.ts';
import type { CashCount, CloseReversal, DayClose } from './accounting.ts';
import { type Booking, type BookingShare, PLAIN_BOOKING, type BookingKind, type BookingMethod } from './booking.ts';
import { type CashCountDraft, countedCash } from './cash.ts';

type Sold = Pick<
  Order,
  'productOrders' | 'deliveryFee' | 'rounding' | 'giftCardAmount' | 'giftCardDiscount' | 'payment'
>;

/** The tax of a rate, split into the parts paid by gift card and at the door. */
const paidParts = ({ gross, vat }: VatShare, byGiftCard: number) => {
  const amounts = [byGiftCard, gross - byGiftCard];
  return splitByLargestRemainder(vat, amounts).map((part, place) => ({ gross: amounts[place] ?? 0, vat: part }));
};

/**
 * A sale by rate and payment method, without the given part. The part paid by gift card is split over the rates by
 * largest remainder, so that the parts sum to each rate's gross and VAT and to the amount of each payment method.
 */
export function saleShares({ productOrders, giftCardAmount, payment, ...sold }: Sold): BookingShare[] {
  const { giftCardDiscount } = sold;
  const rates = splitVat(productOrders, sold);
  const giftCardParts = splitByLargestRemainder(
    giftCardAmount - giftCardDiscount,
    rates.map(({ gross }) => gross),
  );
  const door = payment.state === 'collected' ? payment.method : null;
  return rates
    .flatMap((share, place) =>
      paidParts(share, giftCardParts[place] ?? 0).map((part, index) => ({
        vatRate: share.vatRate,
        method: index === 0 ? ('giftCard' as const) : door,
        ...part,
      })),
    )
    .filter(({ gross }) => gross !== 0);
}

/**
 * The booking of an order that has just ended, or null while it is open. Turnover arises when the order is fulfilled
 * and paid; an order that ended in another way is booked without amounts. Source: MWSTG art. 39 and 40.
 */
export function bookingOfOrder(order: Order, { by: actorId, at }: StepTaker): Booking | null {
  const {
    id: orderId,
    number: orderNumber,
    status,
    fulfilment,
    address,
    deliveryFee,
    rounding,
    giftCardDiscount: discount,
  } = order;
  if (!isFinished(status)) return null;
  const booked = { ...PLAIN_BOOKING, at, actorId, orderId, orderNumber, orderTotal: order.totalPrice };
  if (isStopped(status)) return { ...booked, kind: 'stopped', shares: [] };
  const area = fulfilment === 'delivered' ? `${address.postcode} ${address.town}` : '';
  const note = discount === 0 ? '' : `Nachlass ${formatMoney(discount)}`;
  return { ...booked, kind: 'sale', note, area, discount, deliveryFee, rounding, shares: saleShares(order) };
}

const KINDS: Record<GiftCardEntry['kind'], BookingKind> = {
  issued: 'giftCardIssued',
  redeemed: 'giftCardRedeemed',
  refunded: 'giftCardRefunded',
  given: 'giftCardAdjusted',
  adjusted: 'giftCardAdjusted',
  voided: 'giftCardVoided',
};

function methodOf({ kind }: GiftCardEntry, paidWith: PaymentMethod | null): BookingMethod | null {
  if (kind === 'issued') return paidWith;
  return kind === 'redeemed' || kind === 'refunded' ? 'giftCard' : null;
}

const owedOf = ({ amount, given }: GiftCardEntry): number => amount - given;

function noteOf({ given, reason }: GiftCardEntry, code: string): string {
  const words = [reason, given === 0 ? '' : `${formatMoney(Math.abs(given))} aus Kulanz`].filter((word) => word !== '');
  return words.length === 0 ? codeHint(code) : `${codeHint(code)}: ${words.join(', ')}`;
}

/**
 * The booking of an entry in a gift card's ledger: it changes what the restaurant owes, but neither turnover nor VAT.
 * Only the paid part is owed; the given part is named in the note alone. `orderNumber` is the order that was paid or
 * refunded. Source: MWSTG art. 24, value vouchers.
 */
export const bookingOfGiftCard = (
  entry: GiftCardEntry,
  { code, paidWith }: Pick<GiftCard, 'code' | 'paidWith'>,
  orderNumber: number | null = null,
): Booking => ({
  ...PLAIN_BOOKING,
  kind: KINDS[entry.kind],
  at: entry.at,
  actorId: entry.actorId,
  orderId: entry.orderId,
  orderNumber,
  note: noteOf(entry, code),
  shares: owedOf(entry) === 0 ? [] : [{ vatRate: 0, method: methodOf(entry, paidWith), gross: owedOf(entry), vat: 0 }],
});

/** When a day of the books ends. */
export const dayEndOf = (day: LocalDate): Instant => toInstant(addDays(day, 1), DAY_ENDS_AT);

type Due = Pick<Order, 'status' | 'promisedAt' | 'deliveryTime'>;

/**
 * Whether an order prevents closing this day: it is open, and due on this day or before. An order that is due later is
 * paid later, whenever it was placed. The zone of the day is Europe/Zurich.
 */
export const isOpenOn = ({ status, promisedAt, deliveryTime }: Due, day: LocalDate): boolean =>
  !isFinished(status) && Date.parse(promisedAt ?? deliveryTime.requestedAt) < Date.parse(dayEndOf(day));

/** The entry of the audit log for moved cash or a refund, in Rappen and positive. */
export function auditOfBooking({ kind, note: reason, orderNumber, shares }: Booking, day: LocalDate): AuditedChange {
  const amount = Math.abs(shares.reduce((sum, { gross }) => sum + gross, 0));
  return kind === 'cashIn' || kind === 'cashOut'
    ? { action: 'cash.moved', subject: day, before: null, after: { [kind]: amount, reason } }
    : {
        action: 'refund.booked',
        subject: String(orderNumber),
        before: null,
        after: { amount, method: shares[0]?.method ?? null, reason },
      };
}

const amountsOf = (count: Pick<CashCount, 'opening' | 'counted'>) => ({
  opening: count.opening,
  counted: countedCash(count),
});

type Counted = { readonly before: CashCount | null; readonly after: CashCountDraft; readonly gap: number };

/**
 * The entry of the audit log for a count of the till. `before` is the count that it replaces, `gap` the booked opening
 * difference in Rappen.
 */
export const auditOfCount = (day: LocalDate, { before, after, gap }: Counted): AuditedChange => ({
  action: 'cash.counted',
  subject: day,
  before: before === null ? null : amountsOf(before),
  after: {
    ...amountsOf(after),
    ...(gap === 0 ? {} : { openingDifference: gap, reason: after.openingReason }),
  },
});

/** The entry of the audit log for a close. */
export const auditOfClose = ({
  number,
  day,
  cash: { expected, countedCash: counted, difference },
}: DayClose): AuditedChange => ({
  action: 'day.closed',
  subject: day,
  before: null,
  after: { number, expected, counted, difference },
});

/** The entry of the audit log for a reversal of a close. */
export const auditOfReversal = ({ number, reverses, day, reason }: CloseReversal): AuditedChange => ({
  action: 'close.reversed',
  subject: day,
  before: { number: reverses },
  after: { number, reason },
});
