import * as z from 'zod/mini';
import { addressDraft } from '../address/address-draft.ts';
import { deliveryTime } from '../delivery/delivery-time.ts';
import { GIFT_CARD_CODE_TEXT_MAX } from '../gift-card/gift-card-code.ts';
import { paymentMethod } from '../payment/payment.ts';
import { optionalLines, optionalText } from '../text/required-text.ts';
import { yesOrNo } from '../validation/chosen.ts';
import { optionalEmailField } from '../validation/contact-fields.ts';
import { FORM_MISSING } from '../validation/form-message.ts';

/** Everything that the customer enters at checkout. */
export const checkoutDraft = z.object(
  {
    address: addressDraft,
    deliveryTime,
    paymentMethod,
    /** As the customer wrote it; missing and '' mean none. */
    giftCardCode: z.optional(optionalText(GIFT_CARD_CODE_TEXT_MAX, 'Bitte prüfe den Code deines Gutscheins.')),
    /** Where a guest gets the confirmation; missing and '' mean nowhere. An account has its own address. */
    email: z.optional(optionalEmailField),
    /** For the kitchen; the courier's note is part of the address. */
    remark: optionalLines(300, 'Die Bemerkung darf maximal 300 Zeichen lang sein.'),
    legalAgeConfirmed: yesOrNo,
  },
  FORM_MISSING,
);
export type CheckoutDraft = z.infer<typeof checkoutDraft>;
