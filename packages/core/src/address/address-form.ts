import { createEditorActors } from '../editor/editor.actors.ts';
import { createEditorMachine } from '../editor/editor.machine.ts';
import { err, ok } from '../result/result.ts';
import { type AddressDraft, BLANK_ADDRESS, addressDraft } from './address-draft.ts';
import { addressMessage } from './address-messages.ts';
import type { AddressPort } from './address.port.ts';
import { addressDraftOf } from './address.ts';

async function loadDraft(port: AddressPort, id: string | null): Promise<AddressDraft> {
  const { addresses } = await port.load();
  const found = addresses.find((address) => address.id === id);
  if (found === undefined) throw new Error(addressMessage({ code: 'addressUnknown' }));
  return addressDraftOf(found);
}

/**
 * The editor of a saved address, or of a new one: `id` null, which begins with `BLANK_ADDRESS` and loads nothing.
 * Source: specification, section 2, "Addresses screen".
 */
export const createAddressForm = (ports: { readonly address: AddressPort }, id: string | null) =>
  createEditorMachine({ schema: addressDraft, blank: BLANK_ADDRESS }).provide({
    actors: createEditorActors<AddressDraft>({
      load: () => loadDraft(ports.address, id),
      save: async ({ value }) => {
        const saved = await (id === null ? ports.address.add(value) : ports.address.update(id, value));
        return saved.ok ? ok(value) : err({ code: 'refused', message: addressMessage(saved.error) });
      },
    }),
  });
