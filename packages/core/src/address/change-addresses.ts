import type { OrderLocation } from '../delivery/order-location.ts';
import { createEditorActors, createEditorMachine } from '../editor/editor.machine.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { AddressPort } from './address.port.ts';
import {
  isServed,
  type AddressDraft,
  ADDRESSES_MAX,
  type Address,
  type AddressError,
  BLANK_ADDRESS,
  addressDraft,
  addressMessage,
  addressDraftOf,
} from './address.ts';

type Changed = Result<readonly Address[], AddressError>;

export type NewAddress = { readonly id: string; readonly draft: AddressDraft };

/** Exactly one is preferred, as long as there is one: `id` if it is among them, else the oldest. */
function preferring(addresses: readonly Omit<Address, 'isPreferred'>[], id: string | undefined): readonly Address[] {
  const preferred = addresses.find((address) => address.id === id) ?? addresses[0];
  return addresses.map((address) => ({ ...address, isPreferred: address === preferred }));
}

const preferredId = (addresses: readonly Address[]): string | undefined =>
  addresses.find(({ isPreferred }) => isPreferred)?.id;

/** Adds an address at the end; the first one becomes the preferred one. Refused when there are 20 already. */
export function addAddress(
  addresses: readonly Address[],
  { id, draft }: NewAddress,
  orderLocations: readonly OrderLocation[],
): Changed {
  if (addresses.length >= ADDRESSES_MAX) return err({ code: 'addressesFull', max: ADDRESSES_MAX });
  if (!isServed(draft, orderLocations)) return err({ code: 'orderLocationUnavailable' });
  const added = [...addresses, { ...draft, id }];
  return ok(preferring(added, preferredId(addresses)));
}

/** Replaces the entered part; the id and the preference stay. */
export function updateAddress(
  addresses: readonly Address[],
  { id, draft }: NewAddress,
  orderLocations: readonly OrderLocation[],
): Changed {
  if (!addresses.some((address) => address.id === id)) return err({ code: 'addressUnknown' });
  if (!isServed(draft, orderLocations)) return err({ code: 'orderLocationUnavailable' });
  return ok(
    addresses.map((address) => (address.id === id ? { ...draft, id, isPreferred: address.isPreferred } : address)),
  );
}

/** Removes an address. When it was the preferred one, the oldest of the others becomes preferred. */
export function removeAddress(addresses: readonly Address[], id: string): Changed {
  const rest = addresses.filter((address) => address.id !== id);
  return rest.length === addresses.length ? err({ code: 'addressUnknown' }) : ok(preferring(rest, preferredId(rest)));
}

/** Makes an address the preferred one. */
export const selectAddress = (addresses: readonly Address[], id: string): Changed =>
  addresses.some((address) => address.id === id) ? ok(preferring(addresses, id)) : err({ code: 'addressUnknown' });

async function loadDraft(port: AddressPort, id: string | null): Promise<AddressDraft> {
  const { addresses } = await port.load();
  const found = addresses.find((address) => address.id === id);
  if (found === undefined) throw new Error(addressMessage({ code: 'addressUnknown' }));
  return addressDraftOf(found);
}

/**
 * The editor of a saved address, or of a new one: `id` null, which begins with `BLANK_ADDRESS` and loads nothing. An
 * address that is not in the account any more becomes a new one, so that what was entered can be saved. A new one goes
 * to the account `shownTo` alone, until somebody was told that it may be another. Source: specification, section 2,
 * "Addresses screen".
 */
export function createAddressForm({ address }: { readonly address: AddressPort }, id: string | null, shownTo?: string) {
  let [updatedId, addedTo] = [id, shownTo];
  return createEditorMachine({ schema: addressDraft, blank: BLANK_ADDRESS }).provide({
    actors: createEditorActors<AddressDraft>({
      load: () => loadDraft(address, id),
      save: async ({ value }) => {
        const saved = await (updatedId === null ? address.add(value, addedTo) : address.update(updatedId, value));
        if (saved.ok) return ok(value);
        const message = addressMessage(saved.error);
        if (saved.error.code !== 'addressUnknown') return err({ code: 'refused', message });
        [updatedId, addedTo] = [null, undefined];
        return err({ code: 'refused', message: `${message} Speicherst du nochmals, kommt sie neu dazu.` });
      },
    }),
  });
}
