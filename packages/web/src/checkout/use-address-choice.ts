import type { Address, AddressBook } from '@ofenpost/core/address/address';
import { isServed } from '@ofenpost/core/address/address-book';
import { selectAddressBook, selectChosenAddress } from '@ofenpost/core/checkout/checkout.selectors';
import { useSelector } from '@xstate/react';
import type { CheckoutActor } from './use-checkout.ts';

/** The saved addresses, and which of them the order goes to. */
export type ShownAddressChoice = {
  /** Null for guests, and where it could not be loaded. */
  readonly addressBook: AddressBook | null;
  /** Null: a new one. */
  readonly chosen: Address | null;
  /** False when we do not deliver to the chosen one any more. */
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
