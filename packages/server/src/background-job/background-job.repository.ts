import type { BackgroundJob, BackgroundJobState } from '@ofenpost/core/background-job/background-job';
import type { Instant } from '@ofenpost/core/time/instant';
import { type SQL, and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import { signatureAt } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
import { backgroundJobs } from './background-job.table.ts';

/** The task in graphile-worker's queue that runs background jobs of every kind; servers of all versions share it. */
export const BACKGROUND_JOB = 'long_work';

/** How often a job is tried: a process that dies uses up one attempt. */
const ATTEMPTS_MAX = 5;

/** A background job with the details of its kind. */
export type StoredJob = {
  readonly job: BackgroundJob;
  readonly kind: string;
  readonly actorId: string;
  readonly details: unknown;
};

/** A background job that waits for a confirmation, with its input as text. */
export type NewJob = Pick<BackgroundJob, 'id' | 'title' | 'at'> &
  Pick<StoredJob, 'kind' | 'actorId' | 'details'> & { readonly input: string };

export async function insertPreparedJob(db: Transaction, { at, ...job }: NewJob): Promise<void> {
  await db.insert(backgroundJobs).values({ ...job, createdAt: at, state: 'prepared' });
}

const { id, kind, title, actorId, createdAt, state, done, total, endedAt, failure, details } = backgroundJobs;

/**
 * A cancelled job is stored as failed without a reason: servers of the previous version know no other end (decision
 * 0030). What has failed always has a reason, so the two are told apart when a job is read.
 */
const stateNow = sql<BackgroundJobState>`case when ${state} = 'failed' and ${failure} is null then 'cancelled' else ${state} end`;

async function findWhere(db: Transaction, where: SQL | undefined): Promise<StoredJob | null> {
  const [row] = await db
    .select({
      job: {
        id,
        title,
        by: signatureAt(createdAt),
        at: createdAt,
        state: stateNow,
        done,
        total,
        ended: endedAt,
        failure,
      },
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

export const findJob = (db: Transaction, jobId: string): Promise<StoredJob | null> => findWhere(db, eq(id, jobId));

/** The same, locked until the transaction ends. */
export async function lockJob(tx: Transaction, jobId: string): Promise<StoredJob | null> {
  await tx.select({ id }).from(backgroundJobs).where(eq(id, jobId)).for('update');
  return findJob(tx, jobId);
}

/**
 * Prevents other jobs of this kind from starting until the transaction ends. Servers of the previous version take the
 * lock of the same text.
 */
export async function lockJobKind(tx: Transaction, ofKind: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`long work: ${ofKind}`}))`);
}

const isUnderWay = inArray(state, ['waiting', 'running']);

/** The job of a kind that is under way, of any account; null: there is none. */
export const findJobUnderWay = (db: Transaction, ofKind: string): Promise<StoredJob | null> =>
  findWhere(db, and(eq(kind, ofKind), isUnderWay));

/** The job to show on return: the one under way, or else the account's own last one. */
export const findLatestJob = (db: Transaction, ofKind: string, ofActor: string): Promise<StoredJob | null> =>
  findWhere(db, and(eq(kind, ofKind), or(isUnderWay, and(eq(actorId, ofActor), eq(backgroundJobs.dismissed, false)))));

export async function loadJobInput(db: Transaction, jobId: string): Promise<string> {
  const [row] = await db.select({ input: backgroundJobs.input }).from(backgroundJobs).where(eq(id, jobId));
  return row?.input ?? '';
}

const save = (db: Transaction, jobId: string, values: Partial<typeof backgroundJobs.$inferInsert>) =>
  db.update(backgroundJobs).set(values).where(eq(id, jobId));

export async function saveJobDetails(db: Transaction, jobId: string, known: unknown): Promise<void> {
  await save(db, jobId, { details: known });
}

export async function dismissJob(db: Transaction, jobId: string, ofActor: string): Promise<void> {
  await db
    .update(backgroundJobs)
    .set({ dismissed: true })
    .where(and(eq(id, jobId), eq(actorId, ofActor)));
}

/**
 * Enqueues the job, in this transaction. The payload calls its id `workId`, since servers of the previous version read
 * it.
 */
export async function enqueueBackgroundJob(tx: Transaction, jobId: string): Promise<void> {
  await save(tx, jobId, { state: 'waiting' });
  await tx.execute(
    sql`select graphile_worker.add_job(${BACKGROUND_JOB}::text, ${{ workId: jobId }}::json, max_attempts => ${ATTEMPTS_MAX}::int)`,
  );
}

/** Saves the progress, outside of the job's own transaction so that everybody sees it. False if the job has ended. */
export async function saveProgress(
  db: Transaction,
  jobId: string,
  progress: Pick<BackgroundJob, 'done' | 'total'>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(backgroundJobs)
    .set({ ...progress, state: 'running' })
    .where(and(eq(id, jobId), isUnderWay));
  return rowCount === 1;
}

type End = { readonly at: Instant; readonly failure: string | null };

/** Ends a job that is under way; one that has ended otherwise stays unchanged. */
export async function endJob(tx: Transaction, jobId: string, { at, failure: why }: End): Promise<void> {
  const ended = why === null ? { state: 'done' as const, done: sql`${total}` } : { state: 'failed' as const };
  await tx
    .update(backgroundJobs)
    .set({ ...ended, endedAt: at, failure: why })
    .where(and(eq(id, jobId), isUnderWay));
}

/**
 * Cancels a job that is under way: failed without a reason, see `stateNow`. The job notices and rolls back its changes.
 * One that has ended otherwise stays unchanged.
 */
export async function cancelJob(tx: Transaction, jobId: string, at: Instant): Promise<void> {
  await tx
    .update(backgroundJobs)
    .set({ state: 'failed', failure: null, endedAt: at })
    .where(and(eq(id, jobId), isUnderWay));
}
