import type { PaymentMethod } from '../payment/payment.ts';

/** What rounding to 5 Rappen adds to an amount in Rappen: -2 to 2. The smallest Swiss coin is 5 Rappen. */
const cashRounding = (amount: number): number => Math.round(amount / 5) * 5 - amount;

/** Only cash is rounded. Source: product design, "Money and tax". */
export const roundingFor = (method: PaymentMethod, amount: number): number =>
  method === 'cash' ? cashRounding(amount) : 0;
