import type { Pool } from 'pg';

/** Migrates the worker's tables as the owner: the worker itself runs in the app's role, which may not change tables. */
export async function migrateJobs(pool: Pool): Promise<void> {
  const { runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: pool });
}
