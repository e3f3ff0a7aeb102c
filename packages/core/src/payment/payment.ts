import * as z from 'zod/mini';
import { price } from '../money/money.ts';
import { ONLINE_METHODS } from '../online-payment/online-method.ts';
import { instant } from '../time/instant.ts';

export const paymentMethod = z.enum(['cash', 'card', 'twint'], 'Bitte wähle, wie du bezahlst');
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const onlineMethod = z.enum(ONLINE_METHODS);

/** How a guest wishes to pay: at the door, or online before. */
export const checkoutMethod = z.enum(
  [...paymentMethod.options, ...onlineMethod.options],
  'Bitte wähle, wie du bezahlst',
);
export type CheckoutMethod = z.infer<typeof checkoutMethod>;

/** How money is given back: as it can be paid, or the way it was paid before the door. */
export const refundMethod = z.enum(
  [...paymentMethod.options, 'giftCard', ...onlineMethod.options],
  'Wähle bitte, wie der Gast das Geld zurückbekommt.',
);
export type RefundMethod = z.infer<typeof refundMethod>;

/** Whether a tip comes in with a payment: one in cash goes into the courier's pocket, not into the till. */
export const takesTip = (method: PaymentMethod): boolean => method !== 'cash';

/** What came in after the door; `by` is the account that entered it. */
const paymentRest = z.object({ method: paymentMethod, amount: price, by: z.nullable(z.string()), at: instant });
export type PaymentRest = z.infer<typeof paymentRest>;

/**
 * Where an online payment of an order stands that waits for it: the guest has not begun, is at the provider, is back while
 * nobody knows yet, or the last attempt failed.
 */
export const onlineStanding = z.enum(['toPay', 'atProvider', 'checking', 'declined', 'aborted']);
export type OnlineStanding = z.infer<typeof onlineStanding>;

/** What the guest has paid online, or the provider holds until the order leaves. `means` is for the receipt. */
const onlinePart = z.object({
  method: onlineMethod,
  amount: price,
  means: z.string(),
  at: instant,
  /** What the provider holds where that is more than the amount: the order was edited since. */
  held: z.exactOptional(price),
});
export type OnlinePart = z.infer<typeof onlinePart>;

/**
 * How an order is paid: `dueAtDoor → collected | notCollected`; entirely by gift card: `prepaid → refunded`. A partial
 * payment by gift card is not included (see `giftCardAmount` of the order). `online`: what was paid online of an order that
 * costs more since it was edited; the rest is paid at the door.
 */
export const payment = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('dueAtDoor'),
    method: paymentMethod,
    online: z.exactOptional(onlinePart),
    /** The provider refused for good what it had authorised. */
    isRefused: z.exactOptional(z.boolean()),
  }),
  /** `amount` is what came in at the door. `by` is the account that collected it; null when it is unknown. */
  z.object({
    state: z.literal('collected'),
    method: paymentMethod,
    amount: price,
    /** What the guest gave the staff on top, by card or TWINT; it is no part of the amount. Absent: nothing. */
    tip: z.exactOptional(price),
    /** What the guest did not pay at the door and brought later. Absent: nothing came later. */
    rest: z.exactOptional(paymentRest),
    /** Who gave up what is still open, and when: it will not come. Absent: nobody did. */
    openWrittenOff: z.exactOptional(z.object({ by: z.nullable(z.string()), at: instant })),
    online: z.exactOptional(onlinePart),
    by: z.nullable(z.string()),
    at: instant,
  }),
  z.object({ state: z.literal('notCollected'), method: paymentMethod }),
  z.object({ state: z.literal('prepaid') }),
  z.object({ state: z.literal('refunded') }),
  /** The order waits for it and is not with the restaurant yet. */
  z.object({ state: z.literal('awaitingOnline'), method: onlineMethod, standing: onlineStanding }),
  z.extend(onlinePart, { state: z.literal('paidOnline') }),
  /** Nothing is taken for the order, or what was taken goes back. */
  z.object({ state: z.literal('releasedOnline'), method: onlineMethod, wasPaid: z.boolean() }),
]);
export type Payment = z.infer<typeof payment>;
/** The tip of a payment, in Rappen. */
export const tipOf = (paid: Payment): number => (paid.state === 'collected' ? (paid.tip ?? 0) : 0);
/** What came in after the door; null: nothing. */
export const restOf = (paid: Payment): PaymentRest | null => (paid.state === 'collected' ? (paid.rest ?? null) : null);
export type PaymentState = Payment['state'];
