import type { GiftCardEntry } from '../gift-card/gift-card.ts';
import type { StoredPayment, PaymentEntry } from '../online-payment/stored-payment.ts';
import type { OrderReason } from '../order/order-reason.ts';
import type { OrderStatus } from '../order/order-status.ts';
import type { Order } from '../order/order.ts';
import type { FulfilmentVatRates } from '../order/take-step.ts';
import type { AuditEntry } from '../record/audit-entry.ts';
import type { Instant } from '../time/instant.ts';
import type { DayClose } from './accounting.ts';
import type { Booked } from './booking-list.ts';
import type { CanonicalValue, SealChain, SealHeads } from './seal.ts';

/** The place of a record in its chain, with the hashes that stand for the person. */
export type SealPlace = { readonly seq: number; readonly person: string | null; readonly personName: string | null };

export type SealedBooking = Booked & { readonly id: string | null };
export type SealedOrderEvent = {
  readonly orderId: string;
  readonly revision: number;
  readonly status: OrderStatus;
  readonly at: Instant;
  readonly reason: OrderReason | null;
  readonly change: string | null;
};
export type SealedClose = Omit<DayClose, 'by'> & {
  readonly seals: SealHeads | null;
  /** Of a reversal: the number of the close and the reason. */
  readonly reverses: number | null;
  readonly reason: string | null;
};

type Fields = { readonly [name: string]: CanonicalValue | undefined };
type Record = { readonly [name: string]: CanonicalValue };

/** The version of the format of the fields below. A change to fields of old rows needs the next number. */
const VERSION = 1;

/**
 * Empty fields are left out, so that a field that is added to the list later does not change the hashes of old rows,
 * which lack it.
 */
function recordOf(chain: SealChain, place: SealPlace, fields: Fields): Record {
  const record: { [name: string]: CanonicalValue } = {};
  for (const [name, value] of Object.entries({ ...fields, ...place, chain, v: VERSION }))
    if (value !== null && value !== undefined) record[name] = value;
  return record;
}

/**
 * Stored JSON as a canonical value, without empty fields as above. Only whole numbers have one way to be written, so others are
 * sealed as text.
 */
function sealable(value: unknown): CanonicalValue {
  if (Array.isArray(value)) return value.map(sealable);
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : `${value}`;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (value === null || typeof value !== 'object') return null;
  const fields = Object.entries(value).map(([name, each]) => [name, sealable(each)] as const);
  return Object.fromEntries(fields.filter(([, each]) => each !== null));
}

/** The sealed part of a journal entry. The person is sealed as a hash only. */
export function recordOfBooking({ number, day, id, booking }: SealedBooking, place: SealPlace): Record {
  const { kind, at, orderId, orderNumber, note, area, orderTotal, discount, given, promotion } = booking;
  const { deliveryFee, rounding, shares } = booking;
  return recordOf('bookings', place, {
    number,
    id,
    day,
    at,
    kind,
    orderId,
    orderNumber,
    note,
    area,
    orderTotal,
    // Old rows have no discount and nothing given.
    discount: discount === 0 ? null : discount,
    given: given === 0 ? null : given,
    promotion: promotion && { name: promotion.name, amount: promotion.amount },
    deliveryFee,
    rounding,
    shares: shares.map(({ vatRate, method, gross, vat }) => ({ vatRate, method, gross, vat })),
  });
}

/** The sealed part of a step of an order. */
export const recordOfOrderEvent = (
  { orderId, revision, status, at, reason, change }: SealedOrderEvent,
  place: SealPlace,
): Record =>
  recordOf('order_events', place, {
    orderId,
    revision,
    status,
    at,
    reason: reason === null ? null : { code: reason.code, text: reason.text },
    change,
  });

/** The sealed part of a close or its reversal, with the last seals that it names itself. */
export const recordOfClose = (
  { number, day, at, supplier, figures, cash, online, terminal, byHand, seals, reverses, reason }: SealedClose,
  place: SealPlace,
): Record =>
  recordOf('day_closes', place, {
    number,
    day,
    at,
    supplier,
    figures,
    cash,
    online,
    terminal,
    byHand,
    seals,
    reverses,
    reason,
  });

export type SealedGiftCardEntry = Omit<GiftCardEntry, 'actorId'> & {
  readonly number: number;
  readonly giftCardCode: string;
};

/** The sealed part of an entry of a gift card's ledger. */
export const recordOfGiftCardEntry = (
  { number, giftCardCode, kind, amount, given, at, orderId, reason }: SealedGiftCardEntry,
  place: SealPlace,
): Record => recordOf('gift_card_entries', place, { number, giftCardCode, kind, amount, given, at, orderId, reason });

/** An ended order with what its money came from. */
export type SealedOrder = Pick<
  Order,
  'id' | 'number' | 'fulfilment' | 'deliveryFee' | 'rounding' | 'totalPrice' | 'giftCardAmount' | 'giftCardDiscount'
> & {
  readonly promotion: unknown;
  readonly fulfilmentVatRates: FulfilmentVatRates | null;
  readonly lines: readonly unknown[];
};

/**
 * The sealed part of an ended order: its lines and its price before the rounding of cash. The person, payment and refunds are
 * outside, since they may change after the end; the last two are compared with the journal.
 */
export const recordOfOrder = ({ totalPrice, rounding, ...order }: SealedOrder, place: SealPlace): Record =>
  recordOf('order_lines', place, {
    id: order.id,
    number: order.number,
    fulfilment: order.fulfilment,
    deliveryFee: order.deliveryFee,
    exactPrice: totalPrice - rounding,
    giftCardAmount: order.giftCardAmount,
    giftCardDiscount: order.giftCardDiscount,
    promotion: sealable(order.promotion),
    fulfilmentVatRates: sealable(order.fulfilmentVatRates),
    lines: sealable(order.lines),
  });

export type SealedPayment = Pick<
  StoredPayment,
  'id' | 'orderId' | 'attempt' | 'reference' | 'amount' | 'tip' | 'wished' | 'initialisedAt'
>;

/** The sealed part of an attempt to pay online: what it began as. What became of it stands in its history. */
export const recordOfPayment = (
  { id, orderId, attempt, reference, amount, tip, wished, initialisedAt }: SealedPayment,
  place: SealPlace,
): Record => recordOf('payments', place, { id, orderId, attempt, reference, amount, tip, wished, initialisedAt });

/** The sealed part of an entry in the history of an online payment. */
export const recordOfPaymentEvent = (
  { number, paymentId, at, kind, requestId, detail }: PaymentEntry & { readonly number: number },
  place: SealPlace,
): Record => recordOf('payment_events', place, { number, paymentId, at, kind, requestId, detail });

/** The sealed part of an entry of the audit log. */
export const recordOfAuditEntry = (
  { number, at, action, subject, before, after }: Omit<AuditEntry, 'actorId'>,
  place: SealPlace,
): Record =>
  recordOf('audit_log', place, { number, at, action, subject, before: sealable(before), after: sealable(after) });
