import { inRappen } from '../money/format-money.ts';
import type { RefundMethod } from './payment.ts';

/** The smallest Swiss coin, in Rappen. */
export const COIN = 5;

/** The message for a cash amount that coins cannot pay. */
export const NO_SUCH_COIN = 'Bar geht es nur auf 5 Rappen genau.';

/** Whether an amount in Rappen can be paid this way: in cash in coins, by card, TWINT and gift card to the Rappen. */
export const isPayableWith = (method: RefundMethod | null, amount: number): boolean =>
  method !== 'cash' || amount % COIN === 0;

/** The largest rest in Rappen that is rounded down to a coin. */
const ROUNDED_DOWN_MAX = 2;

/**
 * The change in Rappen when an amount is rounded to whole coins: -2 to 2. Negative amounts mirror positive ones, so
 * that a refund rounds as its payment.
 */
function cashRounding(amount: number): number {
  const over = inRappen(amount) % COIN;
  return Math.abs(over) > ROUNDED_DOWN_MAX ? Math.sign(over) * COIN - over : 0 - over;
}

/**
 * The rounding of an amount in Rappen for a payment method: only cash is rounded. Throws a RangeError for cash that is
 * not a safe integer. Source: product design, "Money and tax".
 */
export const roundingFor = (method: RefundMethod, amount: number): number =>
  method === 'cash' ? cashRounding(amount) : 0;
