import * as z from 'zod/mini';
import { price } from '../money/money.ts';
import { aboveLimit } from '../role/staff-limit.ts';

/** The refusals for staff; they say more than those for guests, whose pages do not load them. */
export const giftCardAdminError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('giftCardUnknown') }),
  z.object({ code: z.literal('giftCardVoid') }),
  /** The amount is not a whole number of Rappen, 0, or outside of the limits. */
  z.object({ code: z.literal('amountInvalid') }),
  /** It was paid in cash, and coins cannot make the amount that a correction moves. */
  z.object({ code: z.literal('amountNotInCoins') }),
  z.object({ code: z.literal('balanceTooLow'), balance: price }),
  /** The balance is no longer the one that was shown. */
  z.object({ code: z.literal('balanceChanged'), balance: price }),
  aboveLimit,
  /** The same id was used before with other content. */
  z.object({ code: z.literal('idempotencyKeyReused') }),
]);
export type GiftCardAdminError = z.infer<typeof giftCardAdminError>;
