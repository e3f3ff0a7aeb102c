import type { PaymentMethod } from '../payment/payment.ts';
import { inRappen } from './in-rappen.ts';

/** The smallest Swiss coin, in Rappen. */
export const COIN = 5;

/** What people are told of cash that there are no coins for. */
export const NO_SUCH_COIN = 'Bar geht es nur auf 5 Rappen genau.';

/** Whether an amount in Rappen can be paid this way: by card and TWINT to the Rappen, in cash in coins. */
export const isPayableWith = (method: PaymentMethod | null, amount: number): boolean =>
  method !== 'cash' || amount % COIN === 0;

/** What is nearer to the coin below than to the one above. */
const ROUNDED_DOWN_MAX = 2;

/** What rounding to whole coins adds to an amount in Rappen: -2 to 2. Mirrored below zero: a refund rounds as its payment. */
function cashRounding(amount: number): number {
  const over = inRappen(amount) % COIN;
  return Math.abs(over) > ROUNDED_DOWN_MAX ? Math.sign(over) * COIN - over : 0 - over;
}

/**
 * What is added to an amount in Rappen that is paid this way: only cash is rounded. Throws a RangeError for cash that is not
 * a safe integer. Source: product design, "Money and tax".
 */
export const roundingFor = (method: PaymentMethod, amount: number): number =>
  method === 'cash' ? cashRounding(amount) : 0;
