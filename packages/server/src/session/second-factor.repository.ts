import type { FactorState } from '@ofenpost/core/second-factor/one-time-code';
import type { TeamSignInDraft } from '@ofenpost/core/settings/settings-draft';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import type { Transaction } from '../database/database.ts';
import type { SectionStore } from '../record/record-store.ts';
import { restaurants } from '../restaurant/restaurant.table.ts';
import { secondFactors } from './second-factor.table.ts';

/** A stored factor, with its secret sealed. */
export type StoredFactor = FactorState & { readonly secret: string };

type Row = typeof secondFactors.$inferSelect;
const stateOf = ({ since, blockedUntil, accountId: _accountId, ...row }: Row): StoredFactor => ({
  ...row,
  since: since?.toISOString() ?? null,
  blockedUntil: blockedUntil?.toISOString() ?? null,
});
const rowOf = ({ since, blockedUntil, recoveryHashes, ...factor }: StoredFactor) => ({
  ...factor,
  recoveryHashes: [...recoveryHashes],
  since: since === null ? null : new Date(since),
  blockedUntil: blockedUntil === null ? null : new Date(blockedUntil),
});

export async function findFactor(db: Transaction, accountId: string): Promise<StoredFactor | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.accountId, accountId));
  return row === undefined ? null : stateOf(row);
}

/**
 * The same, with its account locked until the transaction ends, even if there is no factor yet: of two concurrent
 * requests with the same code, one is too late. No session of the account can begin meanwhile, since it would refer to
 * the account.
 */
export async function lockFactor(tx: Transaction, accountId: string): Promise<StoredFactor | null> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
  return findFactor(tx, accountId);
}

export async function saveFactor(tx: Transaction, accountId: string, factor: StoredFactor): Promise<void> {
  const row = rowOf(factor);
  await tx
    .insert(secondFactors)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: secondFactors.accountId, set: row });
}

/** Deletes the factor; returns whether it was switched on. */
export async function removeFactor(tx: Transaction, accountId: string): Promise<boolean> {
  const removed = await tx.delete(secondFactors).where(eq(secondFactors.accountId, accountId)).returning();
  return removed.some(({ since }) => since !== null);
}

export const hasFactor = async (db: Transaction, accountId: string): Promise<boolean> =>
  (await db.$count(secondFactors, and(eq(secondFactors.accountId, accountId), isNotNull(secondFactors.since)))) > 0;

const { secondFactorFirstDemanded, secondFactorDemandedSince } = restaurants;
/** By the real time, as sessions have it. Switching the demand off and on again does not restart the week of grace. */
const firstDemanded = sql`coalesce(${secondFactorFirstDemanded}, ${secondFactorDemandedSince}, now())`;

export const teamSignInSettings: SectionStore<TeamSignInDraft> = {
  load: async (tx) => {
    const [row] = await tx.select({ since: secondFactorDemandedSince }).from(restaurants);
    return { secondFactorDemanded: row !== undefined && row.since !== null };
  },
  save: async (tx, { secondFactorDemanded }) =>
    void (await tx
      .update(restaurants)
      .set(
        secondFactorDemanded
          ? { secondFactorDemandedSince: firstDemanded, secondFactorFirstDemanded: firstDemanded }
          : { secondFactorDemandedSince: null },
      )),
};
