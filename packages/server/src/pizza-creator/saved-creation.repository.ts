import type { SavedCreationRepository } from '@ofenpost/core/pizza-creator/pizza-creator.use-cases';
import type { SavedCreation } from '@ofenpost/core/pizza-creator/saved-creation';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import type { Database, Transaction } from '../database/database.ts';
import { savedCreations } from './saved-creation.table.ts';

/** The saved creations of an account, oldest first. */
export const findSavedCreations = (db: Transaction, accountId: string): Promise<SavedCreation[]> =>
  db
    .select({ id: savedCreations.id, name: savedCreations.name, creation: savedCreations.creation })
    .from(savedCreations)
    .where(eq(savedCreations.accountId, accountId))
    .orderBy(asc(savedCreations.position));

/** The same, locked until the transaction ends. */
async function lockSavedCreations(tx: Transaction, accountId: string): Promise<SavedCreation[]> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
  return findSavedCreations(tx, accountId);
}

/** Replaces all creations of the account, which must be locked. */
async function replaceSavedCreations(
  tx: Transaction,
  accountId: string,
  creations: readonly SavedCreation[],
): Promise<void> {
  const ids = creations.map(({ id }) => id);
  await tx
    .delete(savedCreations)
    .where(and(eq(savedCreations.accountId, accountId), notInArray(savedCreations.id, ids)));
  if (creations.length === 0) return;
  await tx
    .insert(savedCreations)
    .values(creations.map((each) => ({ ...each, accountId })))
    .onConflictDoUpdate({ target: savedCreations.id, set: { name: sql`excluded.name` } });
}

export const createSavedCreationRepository = (database: Database): SavedCreationRepository => ({
  list: (accountId) => findSavedCreations(database, accountId),
  update: (accountId, change) =>
    database.transaction(async (tx) => {
      const changed = change(await lockSavedCreations(tx, accountId));
      if (changed.ok) await replaceSavedCreations(tx, accountId, changed.value);
      return changed;
    }),
});
