import type { OrderLocation } from '../delivery/order-location.ts';
import type { AddressDraft } from './address-draft.ts';
import type { Address, AddressBook } from './address.ts';

/** Whether we deliver there now: its area is known and active. */
export const isServed = (
  { orderLocationId }: Pick<AddressDraft, 'orderLocationId'>,
  orderLocations: readonly OrderLocation[],
): boolean => orderLocations.some(({ id, active }) => id === orderLocationId && active);

/**
 * What a customer is shown: the saved addresses, the areas that one can choose, and of the areas without delivery those
 * that an address lies in, so that its postcode and town can still be read.
 */
export const addressBookOf = (addresses: readonly Address[], orderLocations: readonly OrderLocation[]): AddressBook => {
  const used = new Set(addresses.map(({ orderLocationId }) => orderLocationId));
  return {
    addresses: [...addresses],
    orderLocations: orderLocations.filter(({ id, active }) => active || used.has(id)),
  };
};

/**
 * The address that a checkout begins with: the preferred one. Null when there is none, or when we no longer deliver there:
 * an order never goes to another address without being asked to.
 */
export const preferredAddress = ({ addresses, orderLocations }: AddressBook): Address | null =>
  addresses.find((address) => address.isPreferred && isServed(address, orderLocations)) ?? null;
