import type { Pool } from 'pg';

/**
 * Brings the tables of the worker up to date, as the owner: the worker itself runs in the role of the app, which may change
 * no table.
 */
export async function migrateJobs(pool: Pool): Promise<void> {
  const { runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: pool });
}
