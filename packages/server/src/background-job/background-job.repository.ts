import type { BackgroundJob, BackgroundJobState } from '@ofenpost/core/background-job/background-job';
import type { Instant } from '@ofenpost/core/time/instant';
import { type SQL, and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import type { Transaction } from '../database/database.ts';
import { backgroundJobs } from './background-job.table.ts';

/** The name of the queue for background jobs of every kind. */
export const BACKGROUND_JOB = 'long_work';

/** How often a job is tried: a process that dies uses up one attempt. */
const ATTEMPTS_MAX = 5;

/** A job with the details of its kind. */
export type StoredWork = {
  readonly work: BackgroundJob;
  readonly kind: string;
  readonly actorId: string;
  readonly details: unknown;
};

export type NewWork = Pick<BackgroundJob, 'id' | 'title' | 'at'> &
  Pick<StoredWork, 'kind' | 'actorId' | 'details'> & { readonly input: string };

export async function insertPreparedWork(db: Transaction, { at, ...work }: NewWork): Promise<void> {
  await db.insert(backgroundJobs).values({ ...work, createdAt: at, state: 'prepared' });
}

const { id, kind, title, actorId, createdAt, state, done, total, endedAt, failure, details } = backgroundJobs;

/**
 * A cancelled job is stored as failed without a reason: servers of the previous version know no other end (decision
 * 0030).
 */
const stateNow = sql<BackgroundJobState>`case when ${state} = 'failed' and ${failure} is null then 'cancelled' else ${state} end`;

async function findWhere(db: Transaction, where: SQL | undefined): Promise<StoredWork | null> {
  const by = sql<string | null>`nullif(trim(concat(${accounts.firstname}, ' ', ${accounts.lastname})), '')`;
  const [row] = await db
    .select({
      work: { id, title, by, at: createdAt, state: stateNow, done, total, ended: endedAt, failure },
      kind,
      actorId,
      details,
    })
    .from(backgroundJobs)
    .leftJoin(accounts, eq(accounts.id, actorId))
    .where(where)
    // Jobs under way come before prepared ones.
    .orderBy(desc(inArray(state, ['waiting', 'running'])), desc(createdAt))
    .limit(1);
  return row ?? null;
}

export const findWork = (db: Transaction, workId: string): Promise<StoredWork | null> => findWhere(db, eq(id, workId));

/** The same, locked until the transaction ends. */
export async function lockWork(tx: Transaction, workId: string): Promise<StoredWork | null> {
  await tx.select({ id }).from(backgroundJobs).where(eq(id, workId)).for('update');
  return findWork(tx, workId);
}

/** Prevents other jobs of this kind from starting until the transaction ends. */
export async function lockKind(tx: Transaction, ofKind: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`long work: ${ofKind}`}))`);
}

const isUnderWay = inArray(state, ['waiting', 'running']);

/** The job of a kind that is under way, of any account; null: there is none. */
export const findUnderWay = (db: Transaction, ofKind: string): Promise<StoredWork | null> =>
  findWhere(db, and(eq(kind, ofKind), isUnderWay));

/** The job to show on return: the one under way, or else the account's own last one. */
export const findLatest = (db: Transaction, ofKind: string, ofActor: string): Promise<StoredWork | null> =>
  findWhere(db, and(eq(kind, ofKind), or(isUnderWay, and(eq(actorId, ofActor), eq(backgroundJobs.dismissed, false)))));

export async function loadInput(db: Transaction, workId: string): Promise<string> {
  const [row] = await db.select({ input: backgroundJobs.input }).from(backgroundJobs).where(eq(id, workId));
  return row?.input ?? '';
}

const save = (db: Transaction, workId: string, values: Partial<typeof backgroundJobs.$inferInsert>) =>
  db.update(backgroundJobs).set(values).where(eq(id, workId));

export async function saveDetails(db: Transaction, workId: string, known: unknown): Promise<void> {
  await save(db, workId, { details: known });
}

export async function dismissWork(db: Transaction, workId: string, ofActor: string): Promise<void> {
  await db
    .update(backgroundJobs)
    .set({ dismissed: true })
    .where(and(eq(id, workId), eq(actorId, ofActor)));
}

/** Enqueues the job, in this transaction. */
export async function enqueueWork(tx: Transaction, workId: string): Promise<void> {
  await save(tx, workId, { state: 'waiting' });
  await tx.execute(
    sql`select graphile_worker.add_job(${BACKGROUND_JOB}::text, ${{ workId }}::json, max_attempts => ${ATTEMPTS_MAX}::int)`,
  );
}

/** Saves the progress, outside of the job's own transaction so that everybody sees it. False if the job has ended. */
export async function saveProgress(
  db: Transaction,
  workId: string,
  progress: Pick<BackgroundJob, 'done' | 'total'>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(backgroundJobs)
    .set({ ...progress, state: 'running' })
    .where(and(eq(id, workId), isUnderWay));
  return rowCount === 1;
}

type End = { readonly at: Instant; readonly failure: string | null };

/** Ends a job that is under way; one that has ended otherwise stays unchanged. */
export async function endWork(tx: Transaction, workId: string, { at, failure: why }: End): Promise<void> {
  const ended = why === null ? { state: 'done' as const, done: sql`${total}` } : { state: 'failed' as const };
  await tx
    .update(backgroundJobs)
    .set({ ...ended, endedAt: at, failure: why })
    .where(and(eq(id, workId), isUnderWay));
}

/** Cancels a job that is under way; it notices and rolls back its changes. */
export async function cancelWork(tx: Transaction, workId: string, at: Instant): Promise<void> {
  await save(tx, workId, { state: 'failed', failure: null, endedAt: at });
}
