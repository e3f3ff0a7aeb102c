import * as z from 'zod/mini';
import { preferredAddress } from '../address/address-book.ts';
import { type Address, type AddressBook, addressDraftOf } from '../address/address.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** Where an order goes: to the saved address of this id, or to a new one. Null before a choice. */
export const addressChoice = z.nullable(z.union([z.literal('new'), z.uuid()]));
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
