import { createHash, randomBytes } from 'node:crypto';
import { type Sha256, personHash } from '@ofenpost/core/accounting/seal';
import { inArray } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import type { Transaction } from '../database/database.ts';
import { personSalts } from './seal.table.ts';
import type { SealedRow } from './sealed-rows.ts';

export const sha256: Sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex');

const newSalt = (): string => randomBytes(32).toString('hex');

export type People = { readonly person: string | null; readonly personName: string | null };

/** The hashes of the row's account id and of the recorded name. */
export const hashesOf = ({ actorId, name }: Pick<SealedRow, 'actorId' | 'name'>, salt: string): People => ({
  person: actorId === null ? null : personHash(sha256, salt, actorId),
  personName: name === null ? null : personHash(sha256, salt, name),
});

/** The salts of existing accounts, created where there is none yet. */
async function findSalts(tx: Transaction, actorIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (actorIds.length === 0) return new Map();
  const known = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, [...actorIds]));
  if (known.length > 0)
    await tx
      .insert(personSalts)
      .values(known.map(({ id }) => ({ accountId: id, salt: newSalt() })))
      .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(personSalts)
    .where(inArray(personSalts.accountId, [...actorIds]));
  return new Map(rows.map(({ accountId, salt }) => [accountId, salt]));
}

/** The hashes for each row. A removed account gets a random salt that is not stored. */
export async function hashPeople(tx: Transaction, rows: readonly SealedRow[]): Promise<readonly People[]> {
  const ids = new Set(rows.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])));
  const salts = await findSalts(tx, [...ids]);
  return rows.map((row) => hashesOf(row, row.actorId === null ? '' : (salts.get(row.actorId) ?? newSalt())));
}
