import type { Pool } from 'pg';

/**
 * Makes the tables of the worker, before anything orders a job. The worker brings them up to date itself whenever it
 * starts, so it is loaded here on the first start only.
 */
export async function migrateJobs(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ exists: boolean }>(
    `select to_regclass('graphile_worker.jobs') is not null as exists`,
  );
  if (rows[0]?.exists === true) return;
  const { runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: pool });
}
