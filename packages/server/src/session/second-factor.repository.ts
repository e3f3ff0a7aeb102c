import type {
  FactorChange,
  SecondFactorRepository,
  StoredFactor,
} from '@ofenpost/core/second-factor/second-factor.use-cases';
import type { TeamSignInDraft } from '@ofenpost/core/settings/settings-draft';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
import { enqueueSecondFactorMail } from '../mail/mail.repository.ts';
import type { SectionStore } from '../record/record-store.ts';
import { restaurants } from '../restaurant/restaurant.table.ts';
import type { Services } from '../services.ts';
import { secondFactors } from './second-factor.table.ts';
import { endOtherSessionsOf } from './session.repository.ts';

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

async function saveFactor(tx: Transaction, accountId: string, factor: StoredFactor): Promise<void> {
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

type Change<T> = (factor: StoredFactor | null) => Promise<FactorChange<T>>;

/**
 * Writes what `change` makes of an account's factor. The account stays locked until the transaction ends, even if there
 * is no factor yet: of two concurrent requests with the same code, one is too late. No session of the account can begin
 * meanwhile, since it would refer to the account.
 */
export async function updateFactor<T>(tx: Transaction, accountId: string, change: Change<T>): Promise<FactorChange<T>> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
  const changed = await change(await findFactor(tx, accountId));
  if (changed.factor === null) await removeFactor(tx, accountId);
  else if (changed.factor !== undefined) await saveFactor(tx, accountId, changed.factor);
  return changed;
}

/** `token`: of the session that stays where others end. */
export const createSecondFactorRepository = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  token: string,
): SecondFactorRepository => ({
  load: (accountId) => findFactor(database, accountId),
  update: (accountId, change) =>
    database.transaction(async (tx) => {
      const { event, endsOtherSessions = false, answer } = await updateFactor(tx, accountId, change);
      if (endsOtherSessions) await endOtherSessionsOf(tx, accountId, token);
      if (event !== undefined) {
        const at = clock.now();
        await recordAudit(tx, { at, actorId: accountId, subject: accountId, action: event, before: null, after: null });
        await enqueueSecondFactorMail(tx, { accountId, event, at });
      }
      return answer;
    }),
});

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
