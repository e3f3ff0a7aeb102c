import type { Pool } from 'pg';

/** No job takes longer; one that is held longer belongs to a process that has died. */
const LOST_AFTER = '2 minutes';

/** Gives the jobs of dead processes back, so that another takes them. The worker itself would wait for four hours. */
export async function freeLostJobs(pool: Pick<Pool, 'query'>): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
     from graphile_worker.jobs where locked_at < now() - $1::interval having count(*) > 0`,
    [LOST_AFTER],
  );
}
