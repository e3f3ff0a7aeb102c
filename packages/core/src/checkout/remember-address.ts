import type { AddressPort } from '../address/address.port.ts';
import type { AddressDraft, Address, AddressError } from '../address/address.ts';
import { type Result, ok } from '../result/result.ts';

/** The address of an order: `saved` is the chosen one, null where one was typed. */
export type UsedAddress = {
  readonly address: AddressDraft;
  readonly saved: Address | null;
  /** Whether the customer wants to save the typed address. */
  readonly isToSave: boolean;
};

/**
 * After an order: saves the typed address if the customer wants it, and makes the address of the order the one that the
 * next checkout begins with. Refused when it cannot be saved.
 */
export async function rememberAddress(
  port: Pick<AddressPort, 'add' | 'select'>,
  { address, saved, isToSave }: UsedAddress,
): Promise<Result<void, AddressError>> {
  if (saved !== null) {
    // A saved address that was deleted meanwhile is not added again.
    if (!saved.isPreferred) await port.select(saved.id);
    return ok(undefined);
  }
  if (!isToSave) return ok(undefined);
  const added = await port.add(address);
  if (!added.ok) return added;
  const newest = added.value.at(-1);
  if (newest?.isPreferred === false) await port.select(newest.id);
  return ok(undefined);
}
