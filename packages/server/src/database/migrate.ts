import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { PROJECT_ROOT } from '../configuration/project-root.ts';
import { StartupError } from '../configuration/startup-error.ts';
import { migrateJobs } from '../jobs/migrate-jobs.ts';
import { grantToApp } from './app-role.ts';
import { causeText, isDatabaseUnreachable } from './database-error.ts';
import type { Database } from './database.ts';
import { retryDeadlocks } from './retry-deadlocks.ts';
import { withLivenessCheck } from './with-liveness-check.ts';

/** The key of the advisory lock: any number without another use in this database. */
export const MIGRATION_LOCK = 7_405_129;

const MIGRATIONS = join(PROJECT_ROOT, 'packages/server/migrations');

/** Runs the statements in one transaction. drizzle's message is the whole migration, so the cause is thrown instead. */
const explain = (error: unknown): never => {
  if (isDatabaseUnreachable(error)) throw error;
  throw new StartupError(
    `Die Datenbank lässt sich nicht auf diese Version bringen: ${causeText(error)}. Geändert wurde nichts.`,
  );
};

async function migrateInTurn({ $lasting }: Database, prepare: () => Promise<void>): Promise<void> {
  const connection = await $lasting.connect();
  try {
    // The database's administrator may have set a timeout.
    await connection.query('set statement_timeout = 0');
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await retryDeadlocks(() => migrate(drizzle(connection), { migrationsFolder: MIGRATIONS })).catch(explain);
    await migrateJobs($lasting);
    await grantToApp(connection);
    await prepare();
  } finally {
    // The lock ends with the connection, even when nothing can be sent over it any more.
    connection.release(true);
  }
}

/**
 * Brings the schema and the app's privileges up to date, and then runs `prepare`; several processes that start at once
 * take turns. There is no time limit, but it fails as soon as the database is unreachable.
 */
export const migrateDatabase = (database: Database, prepare: () => Promise<void>): Promise<void> =>
  withLivenessCheck(() => database.$client.query('select 1'), migrateInTurn(database, prepare));
