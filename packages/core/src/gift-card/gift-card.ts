import * as z from 'zod/mini';
import { price, rappen } from '../money/money.ts';
import { paymentMethod } from '../payment/payment.ts';
import { aboveLimit } from '../permission/staff-limit.ts';
import { instant } from '../time/instant.ts';
import { parseGiftCardCode } from './gift-card-code.ts';

/** The least and the most that a gift card is issued for, in Rappen: CHF 10 to CHF 1000. */
export const GIFT_CARD_MIN = 1000;
export const GIFT_CARD_MAX = 100_000;

/** A code as it is kept and shown: `XXXX-XXXX-XXXXX`. */
export const giftCardCode = z.string().check(z.refine((code) => parseGiftCardCode(code) === code));

export const giftCardEntryKind = z.enum(['issued', 'redeemed', 'refunded', 'given', 'adjusted', 'voided']);

/** One entry of a gift card's ledger. Entries are only added, never changed. */
export const giftCardEntry = z.object({
  kind: giftCardEntryKind,
  /** What it adds to the balance, in Rappen; negative when it takes something off. */
  amount: rappen,
  /** The part of `amount` for which nobody paid, signed like it. */
  given: rappen,
  at: instant,
  /** The order that was paid, or that gives its payment back. */
  orderId: z.nullable(z.uuid()),
  /** Whose account did it; null is a guest, or the shop by itself. */
  actorId: z.nullable(z.string()),
  /** Why staff gave something, adjusted or voided it. */
  reason: z.string(),
});
export type GiftCardEntry = z.infer<typeof giftCardEntry>;

/** A gift card as staff see it. */
export const giftCard = z.object({
  /** Names it in addresses, where its code must not stand: that is worth money. */
  id: z.uuid(),
  code: giftCardCode,
  buyer: z.string(),
  greeting: z.string(),
  /** Where it is sent; null: it is printed. */
  email: z.nullable(z.string()),
  /** How the buyer paid; null: it was issued before that was asked. */
  paidWith: z.nullable(paymentMethod),
  /** What is left on it, in Rappen. */
  balance: price,
  isVoid: z.boolean(),
  /** The e-mail with it did not reach anybody. */
  mailFailed: z.optional(z.boolean()),
  /** From the oldest to the newest. */
  entries: z.array(giftCardEntry),
});
export type GiftCard = z.infer<typeof giftCard>;

/** What everybody may ask of a code: how many Rappen can be paid with it, and for how many of them nobody paid. */
export const giftCardBalance = z.object({ balance: price, given: price });
export type GiftCardBalance = z.infer<typeof giftCardBalance>;

/** Unknown, void and empty codes give this one answer, so that nobody learns which codes exist. */
export const giftCardUnusable = z.object({ code: z.literal('giftCardUnusable') });
export type GiftCardUnusable = z.infer<typeof giftCardUnusable>;

/** What staff are refused; they may know more than guests. */
export const giftCardAdminError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('giftCardUnknown') }),
  z.object({ code: z.literal('giftCardVoid') }),
  /** No whole number of Rappen, nothing at all, or outside of the limits. */
  z.object({ code: z.literal('amountInvalid') }),
  z.object({ code: z.literal('balanceTooLow'), balance: price }),
  /** It is another one than whoever corrects it has seen. */
  z.object({ code: z.literal('balanceChanged'), balance: price }),
  aboveLimit,
  /** What is issued now was asked for before under the same id, with other words. */
  z.object({ code: z.literal('idempotencyKeyReused') }),
]);
export type GiftCardAdminError = z.infer<typeof giftCardAdminError>;

/** What an order is refused. */
export type GiftCardPaymentError =
  | GiftCardUnusable
  | Extract<GiftCardAdminError, { code: 'amountInvalid' | 'balanceTooLow' }>
  | { readonly code: 'alreadyRedeemed' }
  | { readonly code: 'nothingToRefund' };
