import type { Address, AddressBook } from '@ofenpost/core/address/address';
import { isServed } from '@ofenpost/core/address/address-book';
import { selectAddressBook, selectChosenAddress } from '@ofenpost/core/checkout/checkout.selectors';
import { useSelector } from '@xstate/react';
import type { CheckoutActor } from './use-checkout.ts';

/** The saved addresses, and the one chosen for the order. */
export type ShownAddressChoice = {
  /** Null for guests, and after a failed load. */
  readonly addressBook: AddressBook | null;
  /** Null for a new one. */
  readonly chosen: Address | null;
  /** False when the chosen one is no longer within the delivery area. */
  readonly isServed: boolean;
};

export function useAddressChoice(checkout: CheckoutActor): ShownAddressChoice {
  const addressBook = useSelector(checkout, selectAddressBook);
  const chosen = useSelector(checkout, selectChosenAddress);
  return {
    addressBook,
    chosen,
    isServed: chosen === null || addressBook === null || isServed(chosen, addressBook.orderLocations),
  };
}
