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

/** Any number that no other use of this database takes. */
export const MIGRATION_LOCK = 7_405_129;

const MIGRATIONS = join(PROJECT_ROOT, 'packages/server/migrations');

/** All of it is one transaction. What drizzle says is the whole migration, and not what is wrong with it. */
const explain = (error: unknown): never => {
  if (isDatabaseUnreachable(error)) throw error;
  throw new StartupError(
    `Die Datenbank lässt sich nicht auf diese Version bringen: ${causeText(error)}. Geändert wurde nichts.`,
  );
};

async function migrateInTurn({ $lasting }: Database, prepare: () => Promise<void>): Promise<void> {
  const connection = await $lasting.connect();
  try {
    // Who set up the database may have limited it.
    await connection.query('set statement_timeout = 0');
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await retryDeadlocks(() => migrate(drizzle(connection), { migrationsFolder: MIGRATIONS })).catch(explain);
    await migrateJobs($lasting);
    await grantToApp(connection);
    await prepare();
  } finally {
    // The lock goes with the connection, also where nothing can be said over it any more.
    connection.release(true);
  }
}

/**
 * Brings the schema and what the app may do with it up to date, and then runs `prepare`; several processes that start at once take turns. However long that
 * takes: it fails as soon as the database is away.
 */
export const migrateDatabase = (database: Database, prepare: () => Promise<void>): Promise<void> =>
  withLivenessCheck(() => database.$client.query('select 1'), migrateInTurn(database, prepare));
