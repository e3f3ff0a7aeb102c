import * as z from 'zod/mini';
import { price, rappen } from '../money/money.ts';
import { paymentMethod } from '../payment/payment.ts';
import { instant } from '../time/instant.ts';
import type { GiftCardAdminError } from './gift-card-admin-error.ts';
import { parseGiftCardCode } from './gift-card-code.ts';
import type { GiftCardUnusable } from './gift-card-unusable.ts';

/** The smallest and the largest amount of a gift card, in Rappen: CHF 10 to CHF 1000. */
export const GIFT_CARD_MIN = 1000;
export const GIFT_CARD_MAX = 100_000;

/** A code as it is stored and shown: `XXXX-XXXX-XXXXX`. */
export const giftCardCode = z.string().check(z.refine((code) => parseGiftCardCode(code) === code));

export const giftCardEntryKind = z.enum(['issued', 'redeemed', 'refunded', 'given', 'adjusted', 'voided']);

/** One entry of a gift card's ledger. Entries are only added, never changed. */
export const giftCardEntry = z.object({
  kind: giftCardEntryKind,
  /** The change of the balance, in Rappen; negative when it takes something off. */
  amount: rappen,
  /** The given part of `amount`, with the same sign. */
  given: rappen,
  at: instant,
  /** The order that was paid or refunded. */
  orderId: z.nullable(z.uuid()),
  /** The account that caused it; null means a guest or the shop itself. */
  actorId: z.nullable(z.string()),
  /** The reason of staff for giving, adjusting or voiding. */
  reason: z.string(),
});
export type GiftCardEntry = z.infer<typeof giftCardEntry>;

/** A gift card as staff see it. */
export const giftCard = z.object({
  /** Names it in URLs, which must not hold the code, because that is worth money. */
  id: z.uuid(),
  code: giftCardCode,
  buyer: z.string(),
  greeting: z.string(),
  /** The e-mail address that gets it; null when it is printed. */
  email: z.nullable(z.string()),
  /** How the buyer paid; null when it was issued before this was recorded. */
  paidWith: z.nullable(paymentMethod),
  /** In Rappen. */
  balance: price,
  isVoid: z.boolean(),
  /** The e-mail with it could not be delivered. */
  mailFailed: z.optional(z.boolean()),
  /** The oldest first. */
  entries: z.array(giftCardEntry),
});
export type GiftCard = z.infer<typeof giftCard>;

/** The id and the code of a gift card that is yet to be made; neither is in use. */
export type NewGiftCard = Pick<GiftCard, 'id' | 'code'>;

/** The public answer about a code: the usable balance in Rappen, and its given part. */
export const giftCardBalance = z.object({ balance: price, given: price });
export type GiftCardBalance = z.infer<typeof giftCardBalance>;

/** The refusals of a payment with a gift card. */
export type GiftCardPaymentError =
  | GiftCardUnusable
  | Extract<GiftCardAdminError, { code: 'amountInvalid' | 'balanceTooLow' }>
  | { readonly code: 'alreadyRedeemed' }
  | { readonly code: 'nothingToRefund' };
