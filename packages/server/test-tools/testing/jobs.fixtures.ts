import type { TestDatabase } from './test-database.fixtures.ts';

/**
 * Makes jobs that wait due at once, and wakes the workers, which look by themselves only every two seconds. Untried ones
 * wait until their step can no longer be undone; the others have failed and wait for their next attempt.
 */
export async function hurryJobs(database: TestDatabase, which: 'all' | 'untried' = 'all'): Promise<void> {
  await database.query(
    `with due as (
       update graphile_worker._private_jobs set run_at = now()
       where run_at > now() and ($1 = 'all' or attempts = 0)
       returning 1
     )
     select pg_notify('jobs:insert', json_build_object('r', random(), 'count', count(*))::text)
     from due having count(*) > 0`,
    [which],
  );
}

/** The jobs of a task that have not ended; a job is deleted some moments after its work is done. */
export const waitingJobs = (database: TestDatabase, task: string) =>
  database.query('select id, attempts, locked_at from graphile_worker.jobs where task_identifier = $1', [task]);
