import { createHash, randomBytes } from 'node:crypto';
import {
  FIRST_HASH,
  type Sha256,
  personHash,
  type SealChain,
  type SealHead,
  sealChain,
  sealHash,
} from '@ofenpost/core/accounting/seal';
import type { Instant } from '@ofenpost/core/time/instant';
import { and, inArray, asc, eq, sql } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import type { Transaction } from '../database/database.ts';
import type { JobRun } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import { erasedPeople, personSalts, sealHeads, seals, unsealedOrderEvents, unsealedRows } from './seal.table.ts';
import { type SealedRow, SEALED_ROWS } from './sealed-rows.ts';

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

/** The hashes for each row. An account that is erased already gets a random salt that is not stored. */
async function hashPeople(tx: Transaction, rows: readonly SealedRow[]): Promise<readonly People[]> {
  const ids = new Set(rows.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])));
  const salts = await findSalts(tx, [...ids]);
  const erased = new Map([...ids].filter((id) => !salts.has(id)).map((id) => [id, newSalt()]));
  const hashes = [...erased].map(([id, salt]) => ({ person: personHash(sha256, salt, id) }));
  if (hashes.length > 0) await tx.insert(erasedPeople).values(hashes);
  return rows.map((row) => hashesOf(row, salts.get(row.actorId ?? '') ?? erased.get(row.actorId ?? '') ?? ''));
}

/** The name of the job that seals the books' new rows. */
export const SEAL_BOOKS = 'seal_books';

/** Rows in a batch: so few that a transaction takes a fraction of a second. */
export const SEALED_AT_ONCE = 500;

export const SEAL_CHAINS = sealChain.options;

/** A value for each chain. */
export const ofEachChain = <T>(valueOf: (chain: SealChain) => T): Record<SealChain, T> =>
  Object.fromEntries(SEAL_CHAINS.map((chain) => [chain, valueOf(chain)])) as Record<SealChain, T>;

const NO_SEAL: SealHead = { seq: 0, hash: FIRST_HASH };

export async function findHeads(tx: Transaction): Promise<Record<SealChain, SealHead>> {
  const rows = await tx.select().from(sealHeads).orderBy(asc(sealHeads.chain));
  const headOf = (chain: SealChain): SealHead => {
    const { seq, hash } = rows.find((row) => row.chain === chain) ?? NO_SEAL;
    return { seq, hash };
  };
  return ofEachChain(headOf);
}

async function insertSeals(tx: Transaction, chain: SealChain, rows: readonly SealedRow[], at: Instant): Promise<void> {
  let { seq, hash } = (await findHeads(tx))[chain];
  const people = await hashPeople(tx, rows);
  const added = rows.map(({ subject, record }, place) => {
    seq += 1;
    const { person = null, personName = null } = people[place] ?? {};
    hash = sealHash(sha256, hash, record({ seq, person, personName }));
    return { chain, seq, subject, person, personName, hash, sealedAt: at };
  });
  await tx.insert(seals).values(added);
  const subjects = rows.map(({ subject }) => subject);
  await tx
    .delete(unsealedRows)
    .where(and(eq(unsealedRows.chain, chain), sql`${unsealedRows.subject} = any(${sql.param(subjects)}::text[])`));
  if (chain !== 'order_events') return;
  const { orderId, revision } = unsealedOrderEvents;
  await tx.delete(unsealedOrderEvents).where(sql`(${orderId}, ${revision}) in (
      select split_part(subject, ':', 1)::uuid, split_part(subject, ':', 2)::int
      from unnest(${sql.param(subjects)}::text[]) as subject)`);
}

/** Seals the next rows of a chain and returns how many. Another process that seals the same chain waits meanwhile. */
async function sealNext(tx: Transaction, chain: SealChain, at: Instant): Promise<number> {
  await tx
    .insert(sealHeads)
    .values({ chain, ...NO_SEAL })
    .onConflictDoNothing();
  await tx.select().from(sealHeads).where(eq(sealHeads.chain, chain)).for('update');
  const rows = await SEALED_ROWS[chain].findUnsealed(tx, SEALED_AT_ONCE, at);
  if (rows.length > 0) await insertSeals(tx, chain, rows, at);
  return rows.length;
}

/** Seals all rows of a chain, in this transaction. */
export async function sealAll(tx: Transaction, chain: SealChain, at: Instant): Promise<void> {
  while ((await sealNext(tx, chain, at)) === SEALED_AT_ONCE);
}

/** Enqueues the job that seals the other rows. */
export async function orderSealing(tx: Transaction): Promise<void> {
  await tx.execute(sql`select graphile_worker.add_job(${SEAL_BOOKS}::text, job_key => ${SEAL_BOOKS}::text)`);
}

/** Seals all rows without a seal, in short transactions, so that nobody waits for them. */
export const createSealBooks =
  ({ database, clock }: Pick<Services, 'database' | 'clock'>) =>
  async ({ signal }: Pick<JobRun, 'signal'>): Promise<void> => {
    for (const chain of SEAL_CHAINS) {
      let sealed = SEALED_AT_ONCE;
      while (sealed === SEALED_AT_ONCE && !signal.aborted)
        sealed = await database.transaction((tx) => sealNext(tx, chain, clock.now()));
    }
  };
