import * as z from 'zod/mini';
import type { Account } from '../account/account.ts';
import { preferredAddress, type Address, type AddressBook, addressDraftOf, BLANK_ADDRESS } from '../address/address.ts';
import { fullName } from '../contact/full-name.ts';
import { deliveryTime } from '../delivery/delivery-time.ts';
import { checkoutMethod } from '../payment/payment.ts';
import type { VersionedValue } from '../storage/versioned-value.ts';
import { type Fulfilment, fulfilment as fulfilmentSchema } from '../vat/fulfilment.ts';
import { type CheckoutDraft, type OrderingDraft, placeOrderRequest } from './place-order.ts';
import { STORED_CHECKOUT_KEY } from './stored-checkout-key.ts';

/** Where an order goes: to the saved address of this id, or to a new one. Null before a choice. */
const addressChoice = z.nullable(z.union([z.literal('new'), z.uuid()]));
export type AddressChoice = z.infer<typeof addressChoice>;

/** What decides where an order goes. `addressBook` is null for guests, and where it could not be loaded. */
export type AddressDecision = {
  readonly draft: CheckoutDraft;
  readonly addressChoice: AddressChoice;
  readonly addressBook: AddressBook | null;
};

/**
 * The saved address that an order goes to; null means the typed one. Before a choice it is the preferred one. An
 * address that was deleted meanwhile is never replaced by another.
 */
export function chosenAddress({ addressChoice: choice, addressBook }: Omit<AddressDecision, 'draft'>): Address | null {
  if (addressBook === null || choice === 'new') return null;
  if (choice === null) return preferredAddress(addressBook);
  return addressBook.addresses.find(({ id }) => id === choice) ?? null;
}

/** The draft with the address that the order goes to. */
export function addressedDraft(decision: AddressDecision): CheckoutDraft {
  const chosen = chosenAddress(decision);
  return chosen === null ? decision.draft : { ...decision.draft, address: addressDraftOf(chosen) };
}

/**
 * The draft to order: with the address that it goes to, or only with the name and number of who collects it. Whatever
 * else was entered stays in the checkout.
 */
export function orderedDraft(
  decision: AddressDecision & { readonly fulfilment?: Fulfilment | undefined },
): OrderingDraft {
  if (decision.fulfilment !== 'collected') return addressedDraft(decision);
  const { address, ...rest } = decision.draft;
  const { contactName, phoneNumber } = address;
  return { contact: { contactName, phoneNumber }, ...rest };
}

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
  paymentMethod: checkoutMethod,
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
  /** Missing: the order is a delivery. */
  fulfilment: z.optional(fulfilmentSchema),
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
export const newDraft = (account: Account): CheckoutDraft => ({
  address: { ...BLANK_ADDRESS, contactName: fullName(account), phoneNumber: account.phoneNumber },
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
  fulfilment,
  savesAddress,
  idempotencyKey,
  unconfirmed,
  superseded,
}: StoredCheckout): StoredCheckout => ({
  accountId,
  draft,
  addressChoice: choice,
  ...(fulfilment && { fulfilment }),
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
