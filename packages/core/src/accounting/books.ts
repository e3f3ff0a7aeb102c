import { codeHint } from '../gift-card/gift-card-code.ts';
import type { GiftCard, GiftCardEntry } from '../gift-card/gift-card.ts';
import { formatMoney } from '../money/format-money.ts';
import { onlineBesides } from '../online-payment/online-part.ts';
import { dueAtOf } from '../order/due-at.ts';
import { endedAt, isFinished, isStopped, isUnpaid } from '../order/order-lifecycle.machine.ts';
import { refundedAtRate } from '../order/order-refund.ts';
import type { Order } from '../order/order.ts';
import type { OrderChange } from '../order/order.use-cases.ts';
import { paidByRate } from '../order/paid-by-rate.ts';
import type { RefundCause } from '../order/refund-cause.ts';
import type { StepTaker } from '../order/take-step.ts';
import { type PaymentMethod, restOf } from '../payment/payment.ts';
import { promotionLabel } from '../promotion/promotion-label.ts';
import type { AuditedChange } from '../record/audit-entry.ts';
import { DAY_ENDS_AT } from '../time/business-day.ts';
import type { Instant, LocalDate } from '../time/instant.ts';
import { addDays, toInstant } from '../time/zurich.ts';
import { splitByLargestRemainder, vatIn } from '../vat/vat-split.ts';
import type { VatRate } from '../vat/vat.ts';
import type { CashCount, CloseReversal, DayClose } from './accounting.ts';
import { type Booking, type BookingShare, PLAIN_BOOKING, type BookingKind, type BookingMethod } from './booking.ts';
import { type CashCountDraft, countedCash } from './cash.ts';
import { bookingOfGivenAway, stopOf } from './given-away.ts';
import { onlineGap } from './online-comparison.ts';
import { bookingOfTip } from './tip.ts';

/**
 * A sale by rate and payment method, without the given part and without what is still open, so that the parts sum to each
 * rate's gross and VAT and to the amount of each payment method.
 */
export function saleShares(sold: Parameters<typeof paidByRate>[0]): BookingShare[] {
  const { payment } = sold;
  const door = payment.state === 'collected' || payment.state === 'paidOnline' ? payment.method : null;
  const later = restOf(payment)?.method ?? door;
  const before = onlineBesides(payment)?.method ?? null;
  return paidByRate(sold).flatMap(({ vatRate, giftCard, online, door: atDoor, rest, vat }) => {
    const amounts = new Map<BookingMethod | null, number>([['giftCard', giftCard]]);
    for (const [method, amount] of [[before, online] as const, [door, atDoor] as const, [later, rest] as const])
      amounts.set(method, (amounts.get(method) ?? 0) + amount);
    const taxes = splitByLargestRemainder(vat, [...amounts.values()]);
    return [...amounts]
      .map(([method, gross], place) => ({ vatRate, method, gross, vat: taxes[place] ?? 0 }))
      .filter(({ gross }) => gross !== 0);
  });
}

/**
 * The booking of an order that has just ended, or null while it is open. Turnover arises when the order is fulfilled
 * and paid; an order that ended in another way is booked without amounts, by how far it was made. `reached` has every
 * status that it ever had. Source: MWSTG art. 39 and 40.
 */
export function bookingOfOrder(
  order: Order,
  { by: actorId, at, byTeam }: StepTaker & Pick<OrderChange, 'byTeam'>,
  reached?: OrderChange['reached'],
): Booking | null {
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
  // Nothing happened with an order that was never paid.
  if (!isFinished(status) || isUnpaid(order)) return null;
  const booked = { ...PLAIN_BOOKING, at, actorId, orderId, orderNumber, orderTotal: order.totalPrice };
  if (isStopped(status)) return { ...booked, ...stopOf(order, { by: actorId, byTeam }, reached), shares: [] };
  const area = fulfilment === 'delivered' ? `${address.postcode} ${address.town}` : '';
  const again = order.redelivers === null ? [] : [`Nachlieferung zu ${order.redelivers.number}`];
  const { promotion } = order;
  // The lines are without it, so it is in no amount of the books.
  const promoted = promotion === undefined ? [] : [`${promotionLabel(promotion)} ${formatMoney(promotion.amount)}`];
  const sum = promotion === undefined ? null : { name: promotion.terms.name, amount: promotion.amount };
  const given = discount === 0 ? [] : [`Nachlass ${formatMoney(discount)}`];
  const note = [...again, ...promoted, ...given].join(', ');
  const amounts = { discount, promotion: sum, deliveryFee, rounding };
  return { ...booked, kind: 'sale', note, area, ...amounts, shares: saleShares(order) };
}

const UNDONE: Partial<Record<BookingKind, BookingKind>> = {
  sale: 'saleUndone',
  stopped: 'stopUndone',
  stoppedPreparing: 'stopUndone',
  stoppedReady: 'stopUndone',
};

/** What nothing is added to: no `-0` gets into the books. */
const negated = (amount: number): number => 0 - amount;

/** The booking that takes back the end of an order, to the Rappen; null where the order had not ended. */
export function bookingOfUndo(ended: Order, { by: actorId, at }: StepTaker): Booking | null {
  const booked = bookingOfOrder(ended, { by: actorId, at });
  const kind = booked === null ? undefined : UNDONE[booked.kind];
  if (booked === null || kind === undefined) return null;
  return {
    ...booked,
    kind,
    orderTotal: negated(booked.orderTotal),
    discount: negated(booked.discount),
    promotion: booked.promotion && { ...booked.promotion, amount: negated(booked.promotion.amount) },
    deliveryFee: negated(booked.deliveryFee),
    rounding: negated(booked.rounding),
    shares: booked.shares.map((share) => ({ ...share, gross: negated(share.gross), vat: negated(share.vat) })),
  };
}

/** The VAT of what was paid by rate and not given back, as the books have it. */
const vatLeftByRate = (order: Order): ReadonlyMap<VatRate, number> =>
  new Map(
    paidByRate(order).map(({ vatRate, gross }) => [vatRate, vatIn(gross - refundedAtRate(order, vatRate), vatRate)]),
  );

/** The shares with the VAT that the books need at each rate: what it differs by is on the largest share. */
function withVatLeft(shares: readonly BookingShare[], before: Order, after: Order): BookingShare[] {
  const [was, is] = [vatLeftByRate(before), vatLeftByRate(after)];
  const largest = (vatRate: VatRate) =>
    shares.filter((share) => share.vatRate === vatRate).toSorted((a, b) => Math.abs(b.gross) - Math.abs(a.gross))[0];
  return shares.map((share) => {
    const { vatRate } = share;
    if (share !== largest(vatRate)) return share;
    const booked = shares.reduce((sum, each) => (each.vatRate === vatRate ? sum + each.vat : sum), 0);
    return { ...share, vat: share.vat + (is.get(vatRate) ?? 0) - (was.get(vatRate) ?? 0) - booked };
  });
}

/**
 * The booking of a payment that was another one than was booked, or of a rest that came later: what the old one paid goes,
 * what the new one paid comes, by rate. Turnover changes by what is open and by the rounding of cash. The VAT fits what is
 * left after refunds, so that the books are the same whatever came first. Null where only the tip changed.
 */
export function bookingOfCorrection(
  before: Order,
  after: Order,
  { by: actorId, at, reason }: StepTaker & { readonly reason: string },
): Booking | null {
  const shares = new Map<string, BookingShare>();
  const addShare = (share: BookingShare, sign: 1 | -1) => {
    const key = `${share.vatRate} ${share.method}`;
    const { gross, vat } = shares.get(key) ?? { gross: 0, vat: 0 };
    shares.set(key, { ...share, gross: gross + sign * share.gross, vat: vat + sign * share.vat });
  };
  for (const share of saleShares(before)) addShare(share, -1);
  for (const share of saleShares(after)) addShare(share, 1);
  const changed = withVatLeft([...shares.values()], before, after).filter(({ gross, vat }) => gross !== 0 || vat !== 0);
  const rounding = after.rounding - before.rounding;
  if (changed.length === 0 && rounding === 0) return null;
  const { address, fulfilment } = after;
  return {
    ...PLAIN_BOOKING,
    kind: 'paymentCorrected',
    at,
    actorId,
    orderId: after.id,
    orderNumber: after.number,
    note: reason,
    area: fulfilment === 'delivered' ? `${address.postcode} ${address.town}` : '',
    rounding,
    shares: changed,
  };
}

/** The bookings that follow from a change of an order; none where the books stay as they are. */
export function bookingsOfChange(
  change: Pick<OrderChange, 'kind' | 'before' | 'order' | 'taker' | 'byTeam' | 'note' | 'withheld' | 'reached'>,
): Booking[] {
  const { kind, before, order, taker, byTeam, note, reached } = change;
  const booked = (...bookings: readonly (Booking | null)[]) => bookings.filter((booking) => booking !== null);
  const why = { ...taker, reason: note };
  switch (kind) {
    case 'step':
      return booked(bookingOfOrder(order, { ...taker, byTeam }, reached), bookingOfTip(before, order, why));
    case 'undone':
      return booked(bookingOfUndo(before, taker), bookingOfTip(before, order, why));
    case 'paymentCorrected':
      return booked(bookingOfCorrection(before, order, why), bookingOfTip(before, order, why));
    // Of what is open, the books know only what was given away of it.
    case 'edited':
    // The new order is booked when it arrives.
    case 'redelivered':
      return booked(bookingOfGivenAway({ ...change, kind }));
    case 'promiseMoved':
    // A refund is booked before the order says so.
    case 'refunded':
    case 'cancellationSeen':
    case 'assigned':
    case 'ageChecked':
    case 'kitchenReported':
    case 'paymentTried':
    case 'paymentMoved':
      return [];
  }
}

/**
 * The end of the order whose day a booking belongs to: a correction goes to the day of what it corrects, as long as its
 * books are open. What is given away belongs to the day on which it is.
 */
export function bookedAt({
  kind,
  before,
  order,
  taker,
}: Pick<OrderChange, 'kind' | 'before' | 'order' | 'taker'>): Instant {
  if (kind === 'edited' || kind === 'redelivered') return taker.at;
  return endedAt(kind === 'step' ? order : before);
}

const KINDS: Record<GiftCardEntry['kind'], BookingKind> = {
  issued: 'giftCardIssued',
  redeemed: 'giftCardRedeemed',
  refunded: 'giftCardRefunded',
  given: 'giftCardAdjusted',
  adjusted: 'giftCardAdjusted',
  voided: 'giftCardVoided',
};

/** A correction moves the money of the issue: what was typed wrong never came in so, or comes in or goes back now. */
function methodOf({ kind }: GiftCardEntry, paidWith: PaymentMethod | null): BookingMethod | null {
  if (kind === 'issued' || kind === 'adjusted') return paidWith;
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
  given: entry.given,
  shares: owedOf(entry) === 0 ? [] : [{ vatRate: 0, method: methodOf(entry, paidWith), gross: owedOf(entry), vat: 0 }],
});

/** When a day of the books ends. */
export const dayEndOf = (day: LocalDate): Instant => toInstant(addDays(day, 1), DAY_ENDS_AT);

type Due = Pick<Order, 'status' | 'promisedAt' | 'deliveryTime'>;

/**
 * Whether an order prevents closing this day: it is open, and due on this day or before, as it was ordered or as it was
 * promised: a later promise takes nothing out of a day. An order that was ordered for later is paid later. The zone of
 * the day is Europe/Zurich.
 */
export const isOpenOn = (order: Due, day: LocalDate): boolean =>
  !isFinished(order.status) &&
  order.status !== 'awaitingPayment' &&
  [dueAtOf(order), order.deliveryTime.requestedAt].some((at) => Date.parse(at) < Date.parse(dayEndOf(day)));

const amountIn = ({ shares }: Pick<Booking, 'shares'>): number =>
  Math.abs(shares.reduce((sum, { gross }) => sum + gross, 0));

/** The entry of the audit log for moved cash, in Rappen and positive. */
export const auditOfMovement = ({ kind, note: reason, shares }: Booking, day: LocalDate): AuditedChange => ({
  action: 'cash.moved',
  subject: day,
  before: null,
  after: { [kind]: amountIn({ shares }), reason },
});

type Refunded = {
  readonly cause?: RefundCause | undefined;
  readonly reason: string;
  readonly newGiftCardHint?: string;
};

/** The entry of the audit log for a refund, in Rappen and positive. */
export const auditOfRefund = (
  { orderNumber, shares }: Booking,
  { cause, reason, newGiftCardHint }: Refunded,
): AuditedChange => ({
  action: 'refund.booked',
  subject: String(orderNumber),
  before: null,
  after: {
    amount: amountIn({ shares }),
    method: shares[0]?.method ?? null,
    ...(newGiftCardHint !== undefined && { newGiftCardHint }),
    ...(cause !== undefined && { cause }),
    ...(reason !== '' && { reason }),
  },
});

const amountsOf = (count: Pick<CashCount, 'opening' | 'counted'>) => ({
  opening: count.opening,
  counted: countedCash(count),
});

type CountChange = { readonly before: CashCount | null; readonly after: CashCountDraft; readonly gap: number };

/**
 * The entry of the audit log for a count of the till. `before` is the count that it replaces, `gap` the booked opening
 * difference in Rappen.
 */
export const auditOfCount = (day: LocalDate, { before, after, gap }: CountChange): AuditedChange => ({
  action: 'cash.counted',
  subject: day,
  before: before === null ? null : amountsOf(before),
  after: {
    ...amountsOf(after),
    ...(gap === 0 ? {} : { openingDifference: gap, reason: after.openingReason }),
  },
});

/** The entry of the audit log for a close, with the reason for what is missing or over. */
export const auditOfClose = (
  {
    number,
    day,
    figures: { terminalDifference: { card, twint } = { card: 0, twint: 0 } },
    cash: { expected, countedCash: counted, difference },
    online,
  }: DayClose,
  reason = '',
): AuditedChange => ({
  action: 'day.closed',
  subject: day,
  before: null,
  after: {
    number,
    expected,
    counted,
    difference,
    ...(card !== 0 && { cardDifference: card }),
    ...(twint !== 0 && { twintDifference: twint }),
    ...(reason !== '' && { differenceReason: reason }),
    ...(online && online.reason !== '' && { onlineDifference: onlineGap(online), reason: online.reason }),
  },
});

/** The entry of the audit log for a reversal of a close. */
export const auditOfReversal = ({ number, reverses, day, reason }: CloseReversal): AuditedChange => ({
  action: 'close.reversed',
  subject: day,
  before: { number: reverses },
  after: { number, reason },
});
