/** What of a job its work may know. */
export type JobRun = {
  readonly payload: unknown;
  /** No further attempt follows when this one fails. */
  readonly isLastAttempt: boolean;
  /** Aborted when the process ends and cannot wait for this job any longer. */
  readonly signal: AbortSignal;
};

/** Kinds of work by their name. Work that fails is tried again, ever later. */
export type JobTasks = Readonly<Record<string, (run: JobRun) => Promise<void>>>;

/** Jobs that nobody orders. `match` is a cron pattern in UTC; what was missed within `backfillPeriod` is made up for. */
export type JobSchedule = readonly {
  readonly task: string;
  readonly match: string;
  readonly options: { readonly backfillPeriod: number; readonly maxAttempts: number };
}[];

/** Kinds of jobs that share workers of their own: whatever one waits for, jobs of other lanes go on. */
export type JobLane = {
  /** For the log. */
  readonly name: string;
  /** How many of its jobs one process does at once. */
  readonly atOnce: number;
  readonly tasks: JobTasks;
  readonly schedule: JobSchedule;
};
