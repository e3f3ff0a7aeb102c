import * as z from 'zod/mini';
import { isSame } from '../editor/compare.ts';
import { rappen } from '../money/money.ts';
import { ONLINE_METHOD_LABELS } from '../online-payment/online-method.ts';
import { PAYMENT_METHOD_LABELS } from '../payment/payment-labels.ts';
import { onlineMethod, paymentMethod } from '../payment/payment.ts';
import { instant } from '../time/instant.ts';
import { vatRate } from '../vat/vat.ts';

export const bookingKind = z.enum([
  'sale',
  'refund',
  'writeOff',
  'stopped',
  'stoppedPreparing',
  'stoppedReady',
  'loweredPreparing',
  'loweredReady',
  'alcoholWithheld',
  'redelivered',
  'saleUndone',
  'stopUndone',
  'paymentCorrected',
  'tip',
  'giftCardIssued',
  'giftCardRedeemed',
  'giftCardRefunded',
  'giftCardAdjusted',
  'giftCardVoided',
  'cashIn',
  'cashOut',
  'openingDifference',
  'cashDifference',
  'terminalDifference',
]);
export type BookingKind = z.infer<typeof bookingKind>;

/** Whether a booking is turnover, which is taxed. Gift cards, the till and tips are not turnover and have no rate. */
export const isTurnover = (kind: BookingKind): boolean => TURNOVER_KINDS.includes(kind);

/** The kinds of bookings that are turnover. */
export const TURNOVER_KINDS: readonly BookingKind[] = ['sale', 'saleUndone', 'refund', 'writeOff', 'paymentCorrected'];

/** The kinds of bookings of an order that ended before it was fulfilled. */
export const STOPPED_KINDS: readonly BookingKind[] = ['stopped', 'stoppedPreparing', 'stoppedReady'];

/** Whether a booking takes turnover back for an order that stays sold: money given back, or never paid. */
export const isRefund = (kind: BookingKind): boolean => kind === 'refund' || kind === 'writeOff';

/** How it was paid: at the door, at the till, with a gift card that was paid before, or online at the provider. */
export const bookingMethod = z.enum([...paymentMethod.options, 'giftCard', ...onlineMethod.options]);
export type BookingMethod = z.infer<typeof bookingMethod>;

export const BOOKING_METHOD_LABELS: Record<BookingMethod, string> = {
  ...PAYMENT_METHOD_LABELS,
  giftCard: 'Gutschein',
  ...ONLINE_METHOD_LABELS,
};

/** The part of a booking under one rate and one payment method, in Rappen; `vat` is contained in `gross`. */
export const bookingShare = z.object({
  vatRate,
  /** Null where no money changed hands, or where the method is unknown. */
  method: z.nullable(bookingMethod),
  gross: rappen,
  vat: rappen,
});
export type BookingShare = z.infer<typeof bookingShare>;

/** What a promotion took off, by its name, in Rappen and VAT included. */
export const promotionSum = z.object({ name: z.string(), amount: rappen });
export type PromotionSum = z.infer<typeof promotionSum>;

/** One entry of the journal. Entries are only added; a mistake is corrected by another entry. */
export const booking = z.object({
  kind: bookingKind,
  /** When it happened; the day on which it is booked may be a later one. */
  at: instant,
  orderId: z.nullable(z.uuid()),
  orderNumber: z.nullable(z.int()),
  /** The reason or the subject; it must not contain a guest's name or the code of a gift card. */
  note: z.string(),
  /** The account that caused it; null means a guest or the shop itself. */
  actorId: z.nullable(z.string()),
  /** The delivery area of the order: `8400 Winterthur`; '' where nothing was delivered. */
  area: z.string(),
  /**
   * The total of the order in Rappen, also of one that was stopped; of what was given away its price, of a tip what is
   * unusual. 0 where there is no order.
   */
  orderTotal: rappen,
  /** The part of a sale's total that was given with a gift card, so nobody paid it; the shares hold the rest. */
  discount: rappen,
  /** What an entry of a gift card gave, or took off of what was given: nobody paid it, so it is in no share. */
  given: rappen,
  /** What a promotion took off the prices of a sale, contained in no other amount; null: nothing. */
  promotion: z.nullable(promotionSum),
  /** In Rappen, contained in the shares of a sale. */
  deliveryFee: rappen,
  rounding: rappen,
  shares: z.array(bookingShare),
});
export type Booking = z.infer<typeof booking>;

/** The values that most bookings leave empty. */
export const PLAIN_BOOKING = {
  orderId: null,
  orderNumber: null,
  note: '',
  area: '',
  orderTotal: 0,
  discount: 0,
  given: 0,
  promotion: null,
  deliveryFee: 0,
  rounding: 0,
} as const satisfies Partial<Booking>;

/**
 * Whether a booking repeats the one that was sent under the same id before; a repetition is booked once. One by another
 * person is another one: nothing would be booked, and nobody told.
 */
export const isSameBooking = (a: Booking, b: Booking): boolean =>
  a.actorId === b.actorId &&
  a.kind === b.kind &&
  a.note === b.note &&
  a.orderNumber === b.orderNumber &&
  isSame(a.shares, b.shares);

/** The German name of each kind of booking, for staff and in the file for the fiduciary. */
export const BOOKING_LABELS: Record<BookingKind, string> = {
  sale: 'Verkauf',
  refund: 'Rückerstattung',
  writeOff: 'Abgeschrieben',
  stopped: 'Aufgehoben',
  stoppedPreparing: 'Aufgehoben in Zubereitung',
  stoppedReady: 'Aufgehoben nach «bereit»',
  loweredPreparing: 'Gesenkt in Zubereitung',
  loweredReady: 'Gesenkt nach «bereit»',
  alcoholWithheld: 'Alkohol zurückbehalten',
  redelivered: 'Kostenlos nachgeliefert',
  saleUndone: 'Verkauf zurückgenommen',
  stopUndone: 'Aufhebung zurückgenommen',
  paymentCorrected: 'Zahlung korrigiert',
  tip: 'Trinkgeld',
  giftCardIssued: 'Gutschein verkauft',
  giftCardRedeemed: 'Gutschein eingelöst',
  giftCardRefunded: 'Gutschein gutgeschrieben',
  giftCardAdjusted: 'Gutschein angepasst',
  giftCardVoided: 'Gutschein gesperrt',
  cashIn: 'Einlage in die Kasse',
  cashOut: 'Entnahme aus der Kasse',
  openingDifference: 'Differenz zum Vortrag der Kasse',
  cashDifference: 'Kassendifferenz',
  terminalDifference: 'Differenz am Terminal',
};
