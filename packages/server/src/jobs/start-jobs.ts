import { setTimeout as sleep } from 'node:timers/promises';
import type * as WorkerModule from 'graphile-worker';
import type { Runner } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from '../logging/logger.ts';
import type { JobLane, JobTasks } from './job.ts';

/** No job takes longer, so one that is locked longer belongs to a dead process. */
const LOST_AFTER = '2 minutes';

/** Unlocks the jobs of dead processes, so that others take them. The worker itself would wait for four hours. */
async function freeLostJobs(pool: Pick<Pool, 'query'>): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
     from graphile_worker.jobs where locked_at < now() - $1::interval having count(*) > 0`,
    [LOST_AFTER],
  );
}

/** In milliseconds: longer than a worker needs to stop its jobs by force. */
export const ENDS_WITHIN_MS = 10_000;

/**
 * Resolves when the worker has ended. One that could not write the end of a job may wait for itself for ever: it is
 * abandoned, and its running jobs finish beside the next worker.
 */
export function waitForExit({ promise, events }: Pick<Runner, 'promise' | 'events'>): Promise<void> {
  const isStuck = new Promise<void>((resolve) => {
    events.once('pool:gracefulShutdown', () => setTimeout(resolve, ENDS_WITHIN_MS).unref());
  });
  return Promise.race([promise, isStuck]);
}

/** The workers in this process; every other process that shares the database has its own. */
export type RunningJobs = {
  /** Lets running jobs finish, for a few seconds at most. */
  stop(): Promise<void>;
};

type Options = {
  /** Each lane listens on one connection of the pool; the others are for taking and ending jobs. */
  readonly pool: Pool;
  readonly lanes: readonly JobLane[];
  readonly log: Logger;
};

const RESTART_MS = 2_000;
const LOST_JOBS_EVERY_MS = 60_000;
const STOP_WITHIN_MS = 3_000;

/** The worker's warnings and errors, without stacks. Messages about successful jobs are not logged. */
const logWith =
  (log: Logger, lane: string) =>
  () =>
  (level: string, message: string): void => {
    if (level === 'error' || level === 'warning') log.warn({ lane, jobs: message.split('\n', 1)[0] }, 'jobs');
  };

const taskList = (tasks: JobTasks) =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, work]) => [
      name,
      (payload: unknown, { job, abortSignal }: WorkerModule.JobHelpers) =>
        work({ payload, isLastAttempt: job.attempts >= job.max_attempts, signal: abortSignal }),
    ]),
  );

function start(
  { run, parseCronItems, Logger: WorkerLogger }: typeof WorkerModule,
  { pool, log }: Options,
  { name, atOnce, tasks, schedule }: JobLane,
) {
  return run({
    pgPool: withRepeatableRelease(pool),
    concurrency: atOnce,
    noHandleSignals: true,
    // Not in batches: a failure to write the end of a job would reject a promise without a handler, and end the
    // process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    gracefulShutdownAbortTimeout: STOP_WITHIN_MS,
    logger: new WorkerLogger(logWith(log, name)),
    taskList: taskList(tasks),
    parsedCronItems: parseCronItems([...schedule]),
  });
}

/**
 * Stops a worker whose first query failed. The library stores the failed result of that query, which loads the known
 * tasks: the worker would go on and never take a job.
 */
function stopUnanswered(runner: WorkerModule.Runner): void {
  let isAnswered = false;
  const noteAnswer = () => {
    isAnswered = true;
  };
  runner.events.once('worker:getJob:empty', noteAnswer).once('job:start', noteAnswer);
  runner.events.on('worker:getJob:error', () => {
    // It rejects if the worker is stopping already.
    if (!isAnswered) void runner.stop().catch(() => {});
  });
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: PoolClient['release']) => void;

/**
 * The pool, whose connections may be released twice. The library does so when one breaks while it stops, in a promise
 * that nobody handles: the pool's error would end the process.
 */
export function withRepeatableRelease(pool: Pool): Pool {
  function connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (connected === undefined) return pool.connect();
    pool.connect((error, client, release) => {
      let isReleased = false;
      connected(error, client, (cause) => {
        if (!isReleased) release(cause);
        isReleased = true;
      });
    });
    return undefined;
  }
  return new Proxy(pool, {
    get: (target, key): unknown => (key === 'connect' ? connect : Reflect.get(target, key)),
  });
}

/** Starts each lane by itself, and restarts it whenever the database was unreachable for too long. */
export function startJobs(options: Options): RunningJobs {
  const { pool, lanes, log } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const runners = new Map<JobLane, WorkerModule.Runner>();

  async function runLane(lane: JobLane): Promise<void> {
    const worker = await import('graphile-worker');
    while (!signal.aborted) {
      try {
        const runner = await start(worker, options, lane);
        runners.set(lane, runner);
        stopUnanswered(runner);
        if (signal.aborted) await runner.stop();
        await waitForExit(runner);
      } catch (error) {
        if (!signal.aborted) log.error({ err: error, lane: lane.name }, 'jobs stand still');
      }
      runners.delete(lane);
      await sleep(RESTART_MS, undefined, { signal }).catch(() => {});
    }
  }

  async function freeRepeatedly(): Promise<void> {
    while (!signal.aborted) {
      await freeLostJobs(pool).catch((error: unknown) => log.warn({ err: error }, 'lost jobs were not looked for'));
      await sleep(LOST_JOBS_EVERY_MS, undefined, { signal }).catch(() => {});
    }
  }

  const ended = Promise.all([...lanes.map(runLane), freeRepeatedly()]);
  return {
    stop: async () => {
      stopping.abort();
      // It rejects if the worker has ended by itself.
      await Promise.all([...runners.values()].map((runner) => runner.stop().catch(() => {})));
      await ended;
    },
  };
}

/** Migrates the worker's tables as the owner: the worker itself runs in the app's role, which may not change tables. */
export async function migrateJobs(pool: Pool): Promise<void> {
  const { runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: pool });
}
