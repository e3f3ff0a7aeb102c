import type { Address, AddressBook, AddressError } from '@ofenpost/core/address/address';
import { addressBookOf } from '@ofenpost/core/address/address-book';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import type { Result } from '@ofenpost/core/result/result';
import { lockAccount } from '../account/account.repository.ts';
import type { Services } from '../services.ts';
import { findAddresses, saveAddresses } from './address.repository.ts';

type Changed = Result<readonly Address[], AddressError>;
/** A rule of the core with all its arguments but the addresses. */
type Change = (addresses: readonly Address[], orderLocations: readonly OrderLocation[]) => Changed;

export async function loadAddressBook({ database, content }: Services, accountId: string): Promise<AddressBook> {
  const { orderLocations } = await content.read();
  return addressBookOf(await findAddresses(database, accountId), [...orderLocations.values()]);
}

export async function changeAddressBook(
  { database, content }: Services,
  accountId: string,
  change: Change,
): Promise<Changed> {
  const { delivery } = await content.read();
  return database.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const before = await findAddresses(tx, accountId);
    const changed = change(before, delivery.orderLocations);
    if (changed.ok) await saveAddresses(tx, accountId, { before, after: changed.value });
    return changed;
  });
}
