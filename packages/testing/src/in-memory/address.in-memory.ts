import { type Address, type AddressError, addressBookOf, addressDraft } from '@ofenpost/core/address/address';
import type { AddressPort } from '@ofenpost/core/address/address.port';
import { addAddress, removeAddress, selectAddress, updateAddress } from '@ofenpost/core/address/change-addresses';
import type { Result } from '@ofenpost/core/result/result';
import { may } from '@ofenpost/core/role/permission';
import type { Shop, Visitor } from './shop.ts';

type Changed = Result<readonly Address[], AddressError>;

export function createAddressInMemory(shop: Shop, visitor: Visitor): AddressPort {
  const ownerId = (): string => {
    const { id } = visitor.account;
    if (id === null || !may(visitor.account, 'address.edit')) throw new Error('not allowed');
    return id;
  };
  const change = async (decide: (own: readonly Address[]) => Changed): Promise<Changed> => {
    const owner = ownerId();
    const changed = decide(shop.addresses.get(owner) ?? []);
    if (changed.ok) shop.addresses.set(owner, changed.value);
    return changed;
  };
  const areas = () => [...shop.delivery.orderLocations, ...shop.removedAreas];
  return {
    load: async () => addressBookOf(shop.addresses.get(ownerId()) ?? [], areas()),
    add: (draft) =>
      change((own) => addAddress(own, { id: crypto.randomUUID(), draft: addressDraft.parse(draft) }, areas())),
    update: (id, draft) => change((own) => updateAddress(own, { id, draft: addressDraft.parse(draft) }, areas())),
    remove: (id) => change((own) => removeAddress(own, id)),
    select: (id) => change((own) => selectAddress(own, id)),
  };
}
