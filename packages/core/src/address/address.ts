import * as z from 'zod/mini';
import { orderLocation } from '../delivery/order-location.ts';
import { type AddressDraft, addressDraft } from './address-draft.ts';

export const ADDRESSES_MAX = 20;

/** A saved address of an account. */
export const address = z.extend(addressDraft, {
  id: z.uuid(),
  /** The address is used unless another one is chosen. An account with addresses has exactly one preferred address. */
  isPreferred: z.boolean(),
});
export type Address = z.infer<typeof address>;

/** The part of a saved address that a person enters. */
export const addressDraftOf = ({ id: _id, isPreferred: _isPreferred, ...draft }: Address): AddressDraft => draft;

/**
 * Saved addresses, oldest first, and the delivery areas to choose from; an inactive area is included only when an
 * address lies in it. Source: specification, section 7.
 */
export const addressBook = z.object({ addresses: z.array(address), orderLocations: z.array(orderLocation) });
export type AddressBook = z.infer<typeof addressBook>;

export const addressError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('addressUnknown') }),
  z.object({ code: z.literal('addressesFull'), max: z.int() }),
  z.object({ code: z.literal('orderLocationUnavailable') }),
]);
export type AddressError = z.infer<typeof addressError>;
