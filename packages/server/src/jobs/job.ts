/** What of a job its work may know. */
export type JobRun = {
  readonly payload: unknown;
  /** No further attempt follows when this one fails. */
  readonly isLastAttempt: boolean;
};

/** Kinds of work by their name. Work that fails is tried again, ever later. */
export type JobTasks = Readonly<Record<string, (run: JobRun) => Promise<void>>>;
