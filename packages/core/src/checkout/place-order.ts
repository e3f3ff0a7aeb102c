import * as z from 'zod/mini';
import { accountChanged, shownAccount } from '../account/shown-account.ts';
import { addressDraft } from '../address/address.ts';
import { optionalEmailField } from '../contact/contact-fields.ts';
import { deliveryTime } from '../delivery/delivery-time.ts';
import { GIFT_CARD_CODE_TEXT_MAX } from '../gift-card/gift-card-code.ts';
import { giftCardUnusable } from '../gift-card/gift-card-unusable.ts';
import { price } from '../money/money.ts';
import { checkoutMethod } from '../payment/payment.ts';
import { PROMOTION_CODE_TEXT_MAX, promotionUnusable } from '../promotion/promotion-terms.ts';
import { optionalLines, optionalText } from '../text/text.ts';
import { instant } from '../time/instant.ts';
import { tooManyOpenOrders } from '../trust/open-order-limit.ts';
import { yesOrNo, FORM_MISSING } from '../validation/basic-fields.ts';

/** Everything that the customer enters at checkout. */
export const checkoutDraft = z.object(
  {
    address: addressDraft,
    deliveryTime,
    paymentMethod: checkoutMethod,
    /** As the customer wrote it; missing and '' mean none. */
    giftCardCode: z.optional(optionalText(GIFT_CARD_CODE_TEXT_MAX, 'Bitte prüfe den Code deines Gutscheins.')),
    /** The code of a promotion, as the customer wrote it; missing and '' mean none. */
    promotionCode: z.optional(optionalText(PROMOTION_CODE_TEXT_MAX, 'Bitte prüfe den Code der Aktion.')),
    /** Where a guest gets the confirmation; missing and '' mean nowhere. An account has its own address. */
    email: z.optional(optionalEmailField),
    /** For the kitchen; the courier's note is part of the address. */
    remark: optionalLines(300, 'Die Bemerkung darf maximal 300 Zeichen lang sein.'),
    legalAgeConfirmed: yesOrNo,
  },
  FORM_MISSING,
);
export type CheckoutDraft = z.infer<typeof checkoutDraft>;

/** The name and phone number for a collected order. */
export const contactDraft = z.object(
  { contactName: addressDraft.shape.contactName, phoneNumber: addressDraft.shape.phoneNumber },
  FORM_MISSING,
);
export type ContactDraft = z.infer<typeof contactDraft>;

const { address: _address, ...everywhere } = checkoutDraft.shape;

/** Everything that the customer enters for a collected order. */
export const collectionDraft = z.object({ contact: contactDraft, ...everywhere }, FORM_MISSING);
export type CollectionDraft = z.infer<typeof collectionDraft>;

/** The draft of an order. The fields distinguish the kinds: the address of a door, or only a contact. */
export const orderingDraft = z.union([checkoutDraft, collectionDraft]);
export type OrderingDraft = z.infer<typeof orderingDraft>;

/** The reasons why checkout is blocked. Source: specification, section 5. */
export const checkoutBlock = z.enum([
  'emptyCart',
  'deliveryClosed',
  'restaurantClosed',
  'collectionOff',
  'unavailableItems',
]);
export type CheckoutBlock = z.infer<typeof checkoutBlock>;

/** An order beyond CHF 1'000'000 is a mistake. In Rappen, without the delivery fee. */
export const ORDER_ITEMS_TOTAL_MAX = 100_000_000;

export const placeOrderRequest = z.object({
  /** The client makes it when checkout begins; a retry with the same key yields the same order. */
  idempotencyKey: z.uuid(),
  /** The total that the customer was shown; the server refuses another one instead of charging it silently. */
  totalPrice: price,
  /** The part that the customer was shown as paid by gift card, in Rappen; missing is nothing. */
  giftCardAmount: z.optional(price),
  /** The arrival that the customer was shown for an order as soon as possible; missing is any time. */
  estimate: z.optional(instant),
  /** The account whose data the customer was shown; missing is a guest's, who may sign in meanwhile. */
  accountId: shownAccount,
  draft: orderingDraft,
});
export type PlaceOrderRequest = z.infer<typeof placeOrderRequest>;

export const placeOrderError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('checkoutBlocked'), block: checkoutBlock }),
  z.object({ code: z.literal('orderLocationUnavailable') }),
  z.object({ code: z.literal('belowMinimumOrder'), minimumOrder: price, missing: price }),
  z.object({
    code: z.literal('deliveryTimeUnavailable'),
    /** The items of the cart that cannot be had then; missing: nothing can. */
    items: z.optional(z.array(z.uuid())),
  }),
  /** The oven has no room for the order at the chosen time. */
  z.object({ code: z.literal('slotFull') }),
  /** The oven has room at the chosen time, but no more for guests of whom the shop knows nothing. */
  z.object({ code: z.literal('newGuestSlotFull') }),
  tooManyOpenOrders,
  /** The arrival as soon as possible is now much later than the customer was shown. */
  z.object({ code: z.literal('estimateChanged'), estimate: instant }),
  z.object({ code: z.literal('legalAgeUnconfirmed') }),
  z.object({ code: z.literal('totalTooHigh') }),
  /** This order cannot be paid online, or nobody can now. */
  z.object({ code: z.literal('onlineUnavailable') }),
  giftCardUnusable,
  promotionUnusable,
  z.object({ code: z.literal('totalChanged'), totalPrice: price }),
  z.object({ code: z.literal('giftCardChanged'), giftCardAmount: price, amountDue: price }),
  z.object({ code: z.literal('idempotencyKeyReused') }),
  accountChanged,
]);
export type PlaceOrderError = z.infer<typeof placeOrderError>;

/** Whether the key belongs to an earlier request that was placed: the next attempt needs a new one. */
export const isAlreadyPlaced = (refusal: PlaceOrderError | null): boolean => refusal?.code === 'idempotencyKeyReused';
