import type { OrderLocation } from '../delivery/order-location.ts';
import type { AddressDraft } from './address-draft.ts';
import type { Address, AddressBook } from './address.ts';

/** Whether the restaurant delivers there now: the area is known and active. */
export const isServed = (
  { orderLocationId }: Pick<AddressDraft, 'orderLocationId'>,
  orderLocations: readonly OrderLocation[],
): boolean => orderLocations.some(({ id, active }) => id === orderLocationId && active);

/**
 * The address book of a customer: the saved addresses, the active areas, and the inactive areas of saved addresses, so
 * that their postcode and town can be shown.
 */
export const addressBookOf = (addresses: readonly Address[], orderLocations: readonly OrderLocation[]): AddressBook => {
  const used = new Set(addresses.map(({ orderLocationId }) => orderLocationId));
  return {
    addresses: [...addresses],
    orderLocations: orderLocations.filter(({ id, active }) => active || used.has(id)),
  };
};

/**
 * The address that a checkout begins with: the preferred one. Null when there is none, or when its area is not served
 * any more: an order must never go to another address without the customer's choice.
 */
export const preferredAddress = ({ addresses, orderLocations }: AddressBook): Address | null =>
  addresses.find((address) => address.isPreferred && isServed(address, orderLocations)) ?? null;
