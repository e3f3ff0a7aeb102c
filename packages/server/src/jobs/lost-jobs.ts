import type { Pool } from 'pg';

/** No job takes longer, so one that is locked longer belongs to a dead process. */
const LOST_AFTER = '2 minutes';

/** Unlocks the jobs of dead processes, so that others take them. The worker itself would wait for four hours. */
export async function freeLostJobs(pool: Pick<Pool, 'query'>): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
     from graphile_worker.jobs where locked_at < now() - $1::interval having count(*) > 0`,
    [LOST_AFTER],
  );
}
