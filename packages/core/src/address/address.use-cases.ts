import { isOtherAccount } from '../account/shown-account.ts';
import type { OrderLocation } from '../delivery/order-location.ts';
import { type Result, err } from '../result/result.ts';
import type { AddressPort } from './address.port.ts';
import { type Address, type AddressError, addressBookOf } from './address.ts';
import { addAddress, removeAddress, selectAddress, updateAddress } from './change-addresses.ts';

type Changed = Result<readonly Address[], AddressError>;

/** Where the addresses of each account are stored, the oldest first. */
export type AddressRepository = {
  list(accountId: string): Promise<readonly Address[]>;
  /** Replaces the addresses of an account by what `change` makes of them, one change after the other. */
  update(accountId: string, change: (addresses: readonly Address[]) => Changed): Promise<Changed>;
};

type Dependencies = {
  readonly addresses: AddressRepository;
  /** Loads all delivery areas, also the inactive ones. */
  readonly loadOrderLocations: () => Promise<readonly OrderLocation[]>;
  readonly newId: () => string;
};

/** What an account does with its addresses. The caller has checked permission and input. */
export const createAddressUseCases =
  ({ addresses, loadOrderLocations, newId }: Dependencies) =>
  (accountId: string): AddressPort => ({
    load: async () => addressBookOf(await addresses.list(accountId), await loadOrderLocations()),
    add: async (draft, shownTo) => {
      if (isOtherAccount(shownTo, accountId)) return err({ code: 'accountChanged' });
      const [id, orderLocations] = [newId(), await loadOrderLocations()];
      return addresses.update(accountId, (own) => addAddress(own, { id, draft }, orderLocations));
    },
    update: async (id, draft) => {
      const orderLocations = await loadOrderLocations();
      return addresses.update(accountId, (own) => updateAddress(own, { id, draft }, orderLocations));
    },
    remove: (id) => addresses.update(accountId, (own) => removeAddress(own, id)),
    select: (id) => addresses.update(accountId, (own) => selectAddress(own, id)),
  });
