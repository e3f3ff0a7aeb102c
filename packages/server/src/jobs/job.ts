/** The data of a job that its handler gets. */
export type JobRun = {
  readonly payload: unknown;
  /** No further attempt follows if this one fails. */
  readonly isLastAttempt: boolean;
  /** Aborted when the process ends and cannot wait for this job any longer. */
  readonly signal: AbortSignal;
};

/** Handlers by the name of the job. A job that fails is retried with growing delays. */
export type JobTasks = Readonly<Record<string, (run: JobRun) => Promise<void>>>;

/** Scheduled jobs. `match` is a cron pattern in UTC; runs missed within `backfillPeriod` are made up for. */
export type JobSchedule = readonly {
  readonly task: string;
  readonly match: string;
  readonly options: { readonly backfillPeriod: number; readonly maxAttempts: number };
}[];

/** Kinds of jobs that share workers: whatever one waits for, jobs of other lanes go on. */
export type JobLane = {
  /** The name in the log. */
  readonly name: string;
  /** How many of its jobs one process runs at once. */
  readonly atOnce: number;
  readonly tasks: JobTasks;
  readonly schedule: JobSchedule;
};
