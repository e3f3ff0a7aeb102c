import type { AddressDraft } from '@ofenpost/core/address/address-draft';

/** Whose form it is, and of which address; `addressId` null: of a new one. */
export type DraftOwner = { readonly accountId: string | null; readonly addressId: string | null };

const keyOf = ({ accountId, addressId }: DraftOwner): string => JSON.stringify([accountId, addressId]);

/** What was typed and not saved, until the page is left. A form that is closed in passing loses nothing. */
const drafts = new Map<string, AddressDraft>();

export const readAddressDraft = (owner: DraftOwner): AddressDraft | undefined => drafts.get(keyOf(owner));

/** Null: there is nothing unsaved any more. */
export function writeAddressDraft(owner: DraftOwner, draft: AddressDraft | null): void {
  if (draft === null) drafts.delete(keyOf(owner));
  else drafts.set(keyOf(owner), draft);
}
