import { setTimeout as sleep } from 'node:timers/promises';
import type * as WorkerModule from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from '../logging/logger.ts';
import type { JobLane, JobTasks } from './job.ts';
import { freeLostJobs } from './lost-jobs.ts';
import { waitForExit } from './wait-for-exit.ts';

/** What works off the jobs, in this process as in every other that shares the database. */
export type RunningJobs = {
  /** Lets what has begun come to its end, for a few seconds at most. */
  stop(): Promise<void>;
};

type Options = {
  /** Each lane listens on a connection of it, and jobs are taken and ended over the others. */
  readonly pool: Pool;
  readonly lanes: readonly JobLane[];
  readonly log: Logger;
};

const RESTART_MS = 2_000;
const LOST_JOBS_EVERY_MS = 60_000;
const STOP_WITHIN_MS = 3_000;

/** What the worker has to say, without stacks; what it says of each job that went well is no news. */
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
    pgPool: pool,
    concurrency: atOnce,
    noHandleSignals: true,
    // One by one nobody would hear that a job's end could not be written, and Node would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    gracefulShutdownAbortTimeout: STOP_WITHIN_MS,
    logger: new WorkerLogger(logWith(log, name)),
    taskList: taskList(tasks),
    parsedCronItems: parseCronItems([...schedule]),
  });
}

/**
 * Stops a worker whose first question got no answer. The library keeps what became of that question, which was for the
 * tasks that the database knows: the worker would go on and never take a job.
 */
function stopUnanswered(runner: WorkerModule.Runner): void {
  let isAnswered = false;
  const noteAnswer = () => {
    isAnswered = true;
  };
  runner.events.once('worker:getJob:empty', noteAnswer).once('job:start', noteAnswer);
  runner.events.on('worker:getJob:error', () => {
    // It rejects when it is stopping already.
    if (!isAnswered) void runner.stop().catch(() => {});
  });
}

/** Starts working, each lane by itself, and starts again whenever the database was away for too long. */
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
      // It rejects when it has ended by itself.
      await Promise.all([...runners.values()].map((runner) => runner.stop().catch(() => {})));
      await ended;
    },
  };
}
