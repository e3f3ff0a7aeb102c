import type { AddressDraft } from '@ofenpost/core/address/address-draft';

/** The account and the address of a form; `addressId` is null for a new address. */
export type DraftOwner = { readonly accountId: string | null; readonly addressId: string | null };

const keyOf = ({ accountId, addressId }: DraftOwner): string => JSON.stringify([accountId, addressId]);

/** Unsaved input, in memory until the page is left: a form that is closed by accident loses nothing. */
const drafts = new Map<string, AddressDraft>();

export const readAddressDraft = (owner: DraftOwner): AddressDraft | undefined => drafts.get(keyOf(owner));

/** Stores a draft; null deletes it. */
export function writeAddressDraft(owner: DraftOwner, draft: AddressDraft | null): void {
  if (draft === null) drafts.delete(keyOf(owner));
  else drafts.set(keyOf(owner), draft);
}
