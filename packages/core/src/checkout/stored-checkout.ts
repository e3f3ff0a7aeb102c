import * as z from 'zod/mini';
import type { Account } from '../account/account.ts';
import { BLANK_ADDRESS } from '../address/address-draft.ts';
import { deliveryTime } from '../delivery/delivery-time.ts';
import { paymentMethod } from '../payment/payment.ts';
import type { VersionedValue } from '../storage/versioned-value.ts';
import { addressChoice } from './checkout-address.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { placeOrderRequest } from './place-order.ts';
import { STORED_CHECKOUT_KEY } from './stored-checkout-key.ts';

/** An unfinished draft: any text is allowed until it is submitted. */
const unfinishedDraft = z.object({
  address: z.object({
    contactName: z.string(),
    phoneNumber: z.string(),
    street: z.string(),
    houseNumber: z.string(),
    orderLocationId: z.string(),
    note: z.string(),
  }),
  deliveryTime,
  paymentMethod,
  giftCardCode: z.optional(z.string()),
  email: z.optional(z.string()),
  remark: z.string(),
  legalAgeConfirmed: z.boolean(),
});

/** The part of the checkout that survives a reload of the page. */
const schema = z.object({
  /** The account of the customer; null is a guest's. */
  accountId: z.nullable(z.string()),
  /** Its address is the typed one. */
  draft: unfinishedDraft,
  addressChoice,
  /** Whether the typed address is saved with the order. */
  savesAddress: z.boolean(),
  idempotencyKey: z.uuid(),
  /** The request that was sent and has no answer yet. Sent again unchanged, it yields the same order. */
  unconfirmed: z.nullable(placeOrderRequest),
  /** Requests without an answer that were changed afterwards. One of them may have been placed. */
  superseded: z.array(placeOrderRequest),
});
export type StoredCheckout = z.infer<typeof schema>;

export const storedCheckout: VersionedValue<StoredCheckout> = { key: STORED_CHECKOUT_KEY, version: 3, schema };

/** The initial draft: the data of the account, as soon as possible, by card. */
export const newDraft = ({ firstname, lastname, phoneNumber }: Account): CheckoutDraft => ({
  address: { ...BLANK_ADDRESS, contactName: `${firstname} ${lastname}`.trim(), phoneNumber },
  deliveryTime: { kind: 'asap' },
  paymentMethod: 'card',
  remark: '',
  legalAgeConfirmed: false,
});

/** An empty checkout without a key. */
export const newCheckout = (account: Account): StoredCheckout => ({
  accountId: account.id,
  draft: newDraft(account),
  addressChoice: null,
  savesAddress: false,
  idempotencyKey: '',
  unconfirmed: null,
  superseded: [],
});

/** The part of a checkout that is stored. */
export const checkoutToStore = ({
  accountId,
  draft,
  addressChoice: choice,
  savesAddress,
  idempotencyKey,
  unconfirmed,
  superseded,
}: StoredCheckout): StoredCheckout => ({
  accountId,
  draft,
  addressChoice: choice,
  savesAddress,
  idempotencyKey,
  unconfirmed,
  superseded,
});

const isBlank = (text: string): boolean => text.trim() === '';

/**
 * The stored checkout, adapted to the account that continues it, or null when it is another account's. A guest's
 * entries stay after signing in; the account fills blank fields, and a saved address applies where none was typed.
 */
export function takenUp(storedValue: StoredCheckout, { accountId, draft }: StoredCheckout): StoredCheckout | null {
  if (storedValue.accountId === accountId) return storedValue;
  if (storedValue.accountId !== null) return null;
  const { contactName, phoneNumber, street, houseNumber } = storedValue.draft.address;
  const address = {
    ...storedValue.draft.address,
    contactName: isBlank(contactName) ? draft.address.contactName : contactName,
    phoneNumber: isBlank(phoneNumber) ? draft.address.phoneNumber : phoneNumber,
  };
  const choice = isBlank(street) && isBlank(houseNumber) ? null : storedValue.addressChoice;
  return { ...storedValue, accountId, draft: { ...storedValue.draft, address }, addressChoice: choice };
}

/** The draft after an order: the same address, e-mail and payment method. */
export const nextDraft = ({ address, email, paymentMethod: method }: CheckoutDraft): CheckoutDraft => ({
  address,
  ...(email === undefined ? {} : { email }),
  deliveryTime: { kind: 'asap' },
  paymentMethod: method,
  remark: '',
  legalAgeConfirmed: false,
});

/**
 * The checkout after an order, under a new key. An address that was saved with it is chosen by being the preferred one.
 */
export const nextCheckout = (
  { accountId, draft, addressChoice: choice, savesAddress }: StoredCheckout,
  idempotencyKey: string,
): StoredCheckout => ({
  accountId,
  draft: nextDraft(draft),
  addressChoice: choice === 'new' && !savesAddress ? 'new' : null,
  savesAddress: false,
  idempotencyKey,
  unconfirmed: null,
  superseded: [],
});
