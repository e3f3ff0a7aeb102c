import { isUnderWay } from '@ofenpost/core/background-job/background-job';
import * as z from 'zod/mini';
import type { Transaction } from '../database/database.ts';
import type { JobRun } from '../jobs/job.ts';
import type { Logger } from '../logging/logger.ts';
import type { Services } from '../services.ts';
import { type StoredJob, endJob, findJob, lockJob, saveProgress } from './background-job.repository.ts';

/** `workId` is the id of the job; payloads of servers of all versions call it so. */
const payloadSchema = z.object({ workId: z.uuid() });

/** The progress is saved at most this often. */
const REPORT_EVERY_MS = 200;

/**
 * Reports how many of how many steps are done. Does nothing if the last report was just before; throws if the job was
 * cancelled.
 */
export type Report = (done: number, total: number) => Promise<void>;

/**
 * Does the jobs of a kind, each in one transaction. Returns the reason in German why it could not be done, or null; if it throws,
 * it is retried.
 */
export type BackgroundJobHandler = (tx: Transaction, job: StoredJob, report: Report) => Promise<string | null>;

type Options = {
  readonly kinds: Readonly<Record<string, BackgroundJobHandler>>;
  readonly log: Logger;
};

const GIVEN_UP = 'Das hat mehrmals nicht geklappt. Geändert wurde nichts; versuche es bitte später noch einmal.';

/** Rolls back the transaction of a job; the message is the reason. */
class Undone extends Error {}

function reportTo({ database }: Pick<Services, 'database'>, jobId: string): Report {
  let reported = 0;
  return async (done, total) => {
    const now = performance.now();
    if (done > 0 && now - reported < REPORT_EVERY_MS) return;
    reported = now;
    if (!(await saveProgress(database, jobId, { done, total }))) throw new Undone('');
  };
}

/**
 * The handler of background jobs. The end is written in the job's own transaction: a process that dies leaves nothing
 * half done, and the next one starts from the beginning.
 */
export const createBackgroundJob =
  (services: Pick<Services, 'database' | 'clock'>, { kinds, log }: Options) =>
  async ({ payload, isLastAttempt }: JobRun): Promise<void> => {
    const { database, clock } = services;
    const { workId: jobId } = payloadSchema.parse(payload);
    const stored = await findJob(database, jobId);
    const handle = kinds[stored?.kind ?? ''];
    if (stored === null || handle === undefined || !isUnderWay(stored.job)) return;
    if (!(await saveProgress(database, jobId, { done: 0, total: stored.job.total }))) return;
    const end = (tx: Transaction, failure: string | null) => endJob(tx, jobId, { at: clock.now(), failure });
    try {
      await database.transaction(async (tx) => {
        const failure = await handle(tx, stored, reportTo(services, jobId));
        if (failure !== null) throw new Undone(failure);
        const now = await lockJob(tx, jobId);
        // Another process has finished it, or somebody cancelled it.
        if (now === null || !isUnderWay(now.job)) throw new Undone('');
        await end(tx, null);
      });
    } catch (error) {
      if (error instanceof Undone) {
        if (error.message !== '') await end(database, error.message);
        return;
      }
      log.error({ err: error, workId: jobId }, 'long work failed');
      if (!isLastAttempt) throw error;
      await end(database, GIVEN_UP);
    }
  };
