import * as z from 'zod/mini';
import { rappen } from '../money/money.ts';
import { vatRate } from '../money/vat.ts';
import { PAYMENT_METHOD_LABELS } from '../payment/payment-labels.ts';
import { paymentMethod } from '../payment/payment.ts';
import { instant } from '../time/instant.ts';

export const bookingKind = z.enum([
  'sale',
  'refund',
  'stopped',
  'giftCardIssued',
  'giftCardRedeemed',
  'giftCardRefunded',
  'giftCardAdjusted',
  'giftCardVoided',
  'cashIn',
  'cashOut',
  'openingDifference',
]);
export type BookingKind = z.infer<typeof bookingKind>;

/** Whether a booking is turnover, which is taxed. Gift cards and the till are not: nothing about them names a rate. */
export const isTurnover = (kind: BookingKind): boolean => kind === 'sale' || kind === 'refund';

/** With what was paid: at the door or at the till, or with a gift card that was paid before. */
export const bookingMethod = z.enum([...paymentMethod.options, 'giftCard']);
export type BookingMethod = z.infer<typeof bookingMethod>;

export const BOOKING_METHOD_LABELS: Record<BookingMethod, string> = { ...PAYMENT_METHOD_LABELS, giftCard: 'Gutschein' };

/** What of a booking falls under one rate and one means of payment, in Rappen; `vat` is contained in `gross`. */
export const bookingShare = z.object({
  vatRate,
  /** Null where no money changed hands, or nobody wrote down how. */
  method: z.nullable(bookingMethod),
  gross: rappen,
  vat: rappen,
});
export type BookingShare = z.infer<typeof bookingShare>;

/** One entry of the journal. Entries are only added; what was wrong is corrected by another one. */
export const booking = z.object({
  kind: bookingKind,
  /** When it happened; the day on which it is booked may be a later one. */
  at: instant,
  orderId: z.nullable(z.uuid()),
  orderNumber: z.nullable(z.int()),
  /** Why, or of what; never a name of a guest or a code that is worth money. */
  note: z.string(),
  /** Whose account did it; null is a guest, or the shop by itself. */
  actorId: z.nullable(z.string()),
  /** Where an order went: `8400 Winterthur`; '' where nothing was delivered. */
  area: z.string(),
  /** What the order comes to, in Rappen; of a stopped one what it would have come to. 0 where there is none. */
  orderTotal: rappen,
  /** What of a sale's total nobody paid, as it was given with a gift card; the shares are of the rest. */
  discount: rappen,
  /** Contained in the shares of a sale. */
  deliveryFee: rappen,
  rounding: rappen,
  shares: z.array(bookingShare),
});
export type Booking = z.infer<typeof booking>;

/** What most bookings have nothing of. */
export const PLAIN_BOOKING = {
  orderId: null,
  orderNumber: null,
  note: '',
  area: '',
  orderTotal: 0,
  discount: 0,
  deliveryFee: 0,
  rounding: 0,
} as const satisfies Partial<Booking>;
