import * as z from 'zod/mini';
import { price } from '../money/money.ts';
import { instant } from '../time/instant.ts';

export const paymentMethod = z.enum(['cash', 'card', 'twint'], 'Bitte wähle, wie du bezahlst');
export type PaymentMethod = z.infer<typeof paymentMethod>;

/**
 * How an order is paid: `dueAtDoor → collected | notCollected`; entirely by gift card: `prepaid → refunded`. A partial
 * payment by gift card is not included (see `giftCardAmount` of the order).
 */
export const payment = z.discriminatedUnion('state', [
  z.object({ state: z.literal('dueAtDoor'), method: paymentMethod }),
  /** `by` is the account that collected it; null when it is unknown. */
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
