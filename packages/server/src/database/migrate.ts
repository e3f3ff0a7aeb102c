import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { StartupError } from '../configuration/error.ts';
import { migrateJobs } from '../jobs/start-jobs.ts';
import { grantToApp } from './app-role.ts';
import { causeText, isDatabaseUnreachable, retryConflicts } from './database-error.ts';
import type { Database } from './database.ts';
import { MIGRATIONS, markFirstState } from './first-state.ts';

const ASK_EVERY_MS = 5_000;

/**
 * Waits for work of any duration, such as a lock, and fails as soon as `ask` does: the system itself reports a dead
 * connection only after a quarter of an hour.
 */
export async function withLivenessCheck<T>(
  ask: () => Promise<unknown>,
  work: Promise<T>,
  askEveryMs = ASK_EVERY_MS,
): Promise<T> {
  const over = new AbortController();
  const watch = async (): Promise<never> => {
    for (;;) {
      await sleep(askEveryMs, undefined, { signal: over.signal });
      await ask();
    }
  };
  try {
    return await Promise.race([work, watch()]);
  } finally {
    over.abort();
  }
}

/** The key of the advisory lock: any number without another use in this database. */
export const MIGRATION_LOCK = 7_405_129;

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
    await markFirstState(connection);
    await retryConflicts(() => migrate(drizzle(connection), { migrationsFolder: MIGRATIONS })).catch(explain);
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
