import * as z from 'zod/mini';
import { price } from '../money/money.ts';
import { onlineMethod } from '../payment/payment.ts';
import { instant } from '../time/instant.ts';

/**
 * Where a payment stands at the provider. `pending`: the provider itself does not know yet; `capturing` and
 * `cancelling`: asked for, not yet answered; `unclear`: an answer got lost, so nobody knows until it is reconciled.
 */
export const onlinePaymentState = z.enum([
  'initialised',
  'pending',
  'authorised',
  'capturing',
  'captured',
  'partlyRefunded',
  'refunded',
  'cancelling',
  'cancelled',
  'failed',
  'expired',
  'unclear',
]);
export type OnlinePaymentState = z.infer<typeof onlinePaymentState>;

/** One attempt to pay an order online; an order may have several, of which at most one counts. */
export const onlinePayment = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  /** Unique at the provider, as in `OFP-1042-1`; the last part counts the attempts. */
  reference: z.string(),
  state: onlinePaymentState,
  /** What the guest was asked for, in Rappen, with the tip. */
  amount: price,
  /** What the staff get of it, in Rappen. */
  tip: price,
  /** What was taken and given back, in Rappen. */
  captured: price,
  refunded: price,
  /** Null until the provider says how the guest paid. */
  method: z.nullable(onlineMethod),
  /** The masked number or the brand, for the receipt; '' until it is known. */
  displayText: z.string(),
  initialisedAt: instant,
  /** The provider ends an attempt by itself then. */
  expiresAt: instant,
});
export type OnlinePayment = z.infer<typeof onlinePayment>;

/** The reference of an attempt, which the acquirer's files repeat: `OFP-1042-1` is the first for order 1042. */
export const paymentReference = (orderNumber: number, attempt: number): string => `OFP-${orderNumber}-${attempt}`;

/** The reference of a refund, as in `OFP-1042-1-R2`. */
export const refundReference = (reference: string, refund: number): string => `${reference}-R${refund}`;

/** What can still be given back of a payment, in Rappen. */
export const refundableOnline = ({ captured, refunded }: Pick<OnlinePayment, 'captured' | 'refunded'>): number =>
  Math.max(0, captured - refunded);
