import * as z from 'zod/mini';
import { emailField } from '../contact/contact-fields.ts';
import { price } from '../money/money.ts';
import { NO_SUCH_COIN, isPayableWith } from '../payment/cash-rounding.ts';
import { paymentMethod } from '../payment/payment.ts';
import { optionalLines, requiredText, withoutAddress } from '../text/text.ts';
import { FORM_MISSING, tooLong, tooShort } from '../validation/basic-fields.ts';
import { moneyAmount } from '../validation/entered-fields.ts';
import { GIFT_CARD_MAX, GIFT_CARD_MIN } from './gift-card.ts';

/** Lengths in characters. */
export const BUYER_MIN = 2;
export const BUYER_MAX = 80;
export const GREETING_MAX = 300;
export const GIFT_CARD_REASON_MAX = 200;

/** A gift card as staff enter it; the amount in Rappen. Source: product design, "Gift cards". */
export const giftCardDraft = z
  .object(
    {
      amount: moneyAmount('Der Betrag', { min: GIFT_CARD_MIN, max: GIFT_CARD_MAX }),
      buyer: requiredText(BUYER_MAX, 'Bitte gib an, wer den Gutschein kauft', tooLong('Der Name', BUYER_MAX)).check(
        z.minLength(BUYER_MIN, tooShort('Der Name', BUYER_MIN)),
        withoutAddress,
      ),
      greeting: optionalLines(GREETING_MAX, tooLong('Der Gruss', GREETING_MAX)),
      /** The e-mail address that gets the gift card; null when it is printed. */
      email: z.nullable(emailField),
      /** How the buyer paid, for the books. */
      paidWith: paymentMethod,
    },
    FORM_MISSING,
  )
  .check(
    z.refine(({ amount, paidWith }) => isPayableWith(paidWith, amount), { error: NO_SUCH_COIN, path: ['amount'] }),
  );
export type GiftCardDraft = z.infer<typeof giftCardDraft>;

/** How staff change a balance: they give something that nobody paid for, or correct a typing error. */
export const giftCardAdjustmentKind = z.enum(['given', 'adjusted'], 'Bitte wähle, worum es geht');
export type GiftCardAdjustmentKind = z.infer<typeof giftCardAdjustmentKind>;

/**
 * A change of a balance by staff: the amount in Rappen, negative to reduce it, and the reason. Without a kind it is a
 * correction, as in requests from before there were kinds: its amount is taxed like a paid one.
 */
export const giftCardAdjustment = z.object(
  {
    kind: z.optional(giftCardAdjustmentKind),
    amount: moneyAmount('Die Änderung', { min: -GIFT_CARD_MAX, max: GIFT_CARD_MAX }).check(
      z.refine((amount) => amount !== 0, 'Bitte gib an, um wie viel sich das Guthaben ändert'),
    ),
    reason: requiredText(GIFT_CARD_REASON_MAX, 'Bitte gib den Grund an', tooLong('Der Grund', GIFT_CARD_REASON_MAX)),
  },
  FORM_MISSING,
);
export type GiftCardAdjustment = z.infer<typeof giftCardAdjustment>;

/**
 * A correction with the balance in Rappen that the person was shown. A correction that is repeated after a lost answer,
 * or comes after somebody else's, is refused because of it.
 */
export const giftCardCorrection = z.extend(giftCardAdjustment, { seenBalance: price });
export type GiftCardCorrection = z.infer<typeof giftCardCorrection>;

/** The initial values of the forms, without an amount. */
export const BLANK_GIFT_CARD: GiftCardDraft = {
  amount: Number.NaN,
  buyer: '',
  greeting: '',
  email: null,
  paidWith: 'cash',
};
export const BLANK_ADJUSTMENT: GiftCardAdjustment = { kind: undefined, amount: Number.NaN, reason: '' };
