import type { Address } from '@ofenpost/core/address/address';
import type { AddressRepository } from '@ofenpost/core/address/address.use-cases';
import { isSame } from '@ofenpost/core/editor/compare';
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { lockAccount } from '../account/account.repository.ts';
import type { Database, Transaction } from '../database/database.ts';
import { addresses } from './address.table.ts';

const { accountId: _accountId, position: _position, ...COLUMNS } = getTableColumns(addresses);

/** The saved addresses of an account, oldest first. */
export const findAddresses = (db: Transaction, accountId: string): Promise<Address[]> =>
  db.select(COLUMNS).from(addresses).where(eq(addresses.accountId, accountId)).orderBy(asc(addresses.position));

type Change = { readonly before: readonly Address[]; readonly after: readonly Address[] };

/** Writes the changes of an account's addresses, which must be locked. */
async function saveAddresses(tx: Transaction, accountId: string, { before, after }: Change): Promise<void> {
  const remainingIds = new Set(after.map(({ id }) => id));
  const removed = before.filter(({ id }) => !remainingIds.has(id)).map(({ id }) => id);
  if (removed.length > 0) await tx.delete(addresses).where(inArray(addresses.id, removed));
  for (const address of after) {
    const known = before.find(({ id }) => id === address.id);
    if (known === undefined) await tx.insert(addresses).values({ ...address, accountId });
    else if (!isSame(known, address)) await tx.update(addresses).set(address).where(eq(addresses.id, address.id));
  }
}

export const createAddressRepository = (database: Database): AddressRepository => ({
  list: (accountId) => findAddresses(database, accountId),
  update: (accountId, change) =>
    database.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      const before = await findAddresses(tx, accountId);
      const changed = change(before);
      if (changed.ok) await saveAddresses(tx, accountId, { before, after: changed.value });
      return changed;
    }),
});
