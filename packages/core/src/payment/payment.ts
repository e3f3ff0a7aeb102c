import * as z from 'zod/mini';
import { price } from '../money/money.ts';
import { instant } from '../time/instant.ts';

export const paymentMethod = z.enum(['cash', 'card', 'twint'], 'Bitte wähle, wie du bezahlst');
export type PaymentMethod = z.infer<typeof paymentMethod>;

/**
 * How an order is paid: `doorPayment → collected | notCollected`; entirely by gift card: `prepaid → refunded`. What a gift
 * card pays in part is not part of it (`giftCardAmount` of the order).
 */
export const payment = z.discriminatedUnion('state', [
  z.object({ state: z.literal('dueAtDoor'), method: paymentMethod }),
  /** `by` is the account of whoever collected it; null when nobody knows. */
  z.object({
    state: z.literal('collected'),
    method: paymentMethod,
    amount: price,
    by: z.nullable(z.string()),
    at: instant,
  }),
  z.object({ state: z.literal('notCollected'), method: paymentMethod }),
  z.object({ state: z.literal('prepaid') }),
  z.object({ state: z.literal('refunded') }),
]);
export type Payment = z.infer<typeof payment>;
export type PaymentState = Payment['state'];
