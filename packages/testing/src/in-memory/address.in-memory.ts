import { addressDraft } from '@ofenpost/core/address/address';
import type { AddressPort } from '@ofenpost/core/address/address.port';
import { createAddressUseCases, type AddressRepository } from '@ofenpost/core/address/address.use-cases';
import { type Shop, type Visitor, requireSignedIn } from './shop.ts';

const createAddressRepository = ({ addresses }: Shop): AddressRepository => ({
  list: async (accountId) => addresses.get(accountId) ?? [],
  update: async (accountId, change) => {
    const changed = change(addresses.get(accountId) ?? []);
    if (changed.ok) addresses.set(accountId, changed.value);
    return changed;
  },
});

export function createAddressInMemory(shop: Shop, visitor: Visitor): AddressPort {
  const addressesOf = createAddressUseCases({
    addresses: createAddressRepository(shop),
    loadOrderLocations: async () => [...shop.delivery.orderLocations, ...shop.removedAreas],
    newId: () => crypto.randomUUID(),
  });
  const own = () => addressesOf(requireSignedIn(visitor, 'address.edit'));
  return {
    load: async () => own().load(),
    add: async (draft, shownTo) => own().add(addressDraft.parse(draft), shownTo),
    update: async (id, draft) => own().update(id, addressDraft.parse(draft)),
    remove: async (id) => own().remove(id),
    select: async (id) => own().select(id),
  };
}
