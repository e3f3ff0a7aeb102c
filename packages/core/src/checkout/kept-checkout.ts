import * as z from 'zod/mini';
import type { Account } from '../account/account.ts';
import { deliveryTime } from '../delivery/delivery-time.ts';
import { paymentMethod } from '../payment/payment.ts';
import type { VersionedValue } from '../storage/versioned-value.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { placeOrderRequest } from './place-order.ts';

/** A draft on the way: any text is allowed until it is submitted. */
const unfinishedDraft = z.object({
  address: z.object({
    contactName: z.string(),
    phoneNumber: z.string(),
    street: z.string(),
    houseNumber: z.string(),
    orderLocationId: z.string(),
  }),
  deliveryTime,
  paymentMethod,
  giftCardCode: z.optional(z.string()),
  email: z.optional(z.string()),
  remark: z.string(),
  legalAgeConfirmed: z.boolean(),
});

/** What survives a reload of the checkout page. */
const schema = z.object({
  /** Whose it is; null is a guest's. */
  accountId: z.nullable(z.string()),
  draft: unfinishedDraft,
  idempotencyKey: z.uuid(),
  /** The request that was sent and has no answer yet; sent again as it is, it yields the same order. */
  unconfirmed: z.nullable(placeOrderRequest),
});
export type KeptCheckout = z.infer<typeof schema>;

export const keptCheckout: VersionedValue<KeptCheckout> = { key: 'checkout', version: 2, schema };

/** The draft that a checkout begins with: what is known of the account, as soon as possible, by card. */
export const newDraft = ({ firstname, lastname, phoneNumber }: Account): CheckoutDraft => ({
  address: {
    contactName: `${firstname} ${lastname}`.trim(),
    phoneNumber,
    street: '',
    houseNumber: '',
    orderLocationId: '',
  },
  deliveryTime: { kind: 'asap' },
  paymentMethod: 'card',
  remark: '',
  legalAgeConfirmed: false,
});

/** What of a checkout is kept. */
export const toKeep = ({ accountId, draft, idempotencyKey, unconfirmed }: KeptCheckout): KeptCheckout => ({
  accountId,
  draft,
  idempotencyKey,
  unconfirmed,
});

/** Of whom, and with what, a checkout begins. */
export type CheckoutBeginning = Pick<KeptCheckout, 'accountId' | 'draft'>;

/**
 * The kept checkout as the one who begins now may go on with it, or null when it is another account's. What a guest
 * entered stays after signing in; the account fills in what is blank.
 */
export function takenUp(kept: KeptCheckout, { accountId, draft }: CheckoutBeginning): KeptCheckout | null {
  if (kept.accountId === accountId) return kept;
  if (kept.accountId !== null) return null;
  const { contactName, phoneNumber } = kept.draft.address;
  const address = {
    ...kept.draft.address,
    contactName: contactName.trim() === '' ? draft.address.contactName : contactName,
    phoneNumber: phoneNumber.trim() === '' ? draft.address.phoneNumber : phoneNumber,
  };
  return { ...kept, accountId, draft: { ...kept.draft, address } };
}

/** After an order the next one starts with the same address, e-mail and way to pay. */
export const nextDraft = ({ address, email, paymentMethod: method }: CheckoutDraft): CheckoutDraft => ({
  address,
  ...(email === undefined ? {} : { email }),
  deliveryTime: { kind: 'asap' },
  paymentMethod: method,
  remark: '',
  legalAgeConfirmed: false,
});
