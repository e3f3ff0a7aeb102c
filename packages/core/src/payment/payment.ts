import * as z from 'zod/mini';
import { price } from '../money/money.ts';
import { instant } from '../time/instant.ts';

export const paymentMethod = z.enum(['cash', 'card', 'twint']);
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = { cash: 'Bar', card: 'Karte', twint: 'TWINT' };

/** How an order is paid. `dueAtDoor → collected | notCollected`. */
export const payment = z.discriminatedUnion('state', [
  z.object({ state: z.literal('dueAtDoor'), method: paymentMethod }),
  z.object({ state: z.literal('collected'), method: paymentMethod, amount: price, at: instant }),
  z.object({ state: z.literal('notCollected'), method: paymentMethod }),
]);
export type Payment = z.infer<typeof payment>;
