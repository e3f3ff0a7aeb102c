import * as z from 'zod/mini';
import { addressDraft } from '../address/address-draft.ts';
import { FORM_MISSING } from '../validation/form-message.ts';
import { checkoutDraft } from './checkout-draft.ts';

/** The name and phone number for a collected order. */
const contactDraft = z.object(
  { contactName: addressDraft.shape.contactName, phoneNumber: addressDraft.shape.phoneNumber },
  FORM_MISSING,
);
export type ContactDraft = z.infer<typeof contactDraft>;

const { deliveryTime, paymentMethod, giftCardCode, remark, legalAgeConfirmed } = checkoutDraft.shape;

/** Everything that the customer enters for a collected order. */
export const collectionDraft = z.object(
  { contact: contactDraft, deliveryTime, paymentMethod, giftCardCode, remark, legalAgeConfirmed },
  FORM_MISSING,
);
export type CollectionDraft = z.infer<typeof collectionDraft>;
