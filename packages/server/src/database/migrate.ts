import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { PROJECT_ROOT } from '../configuration/project-root.ts';
import type { Database } from './database.ts';

/** Any number that no other use of this database takes. */
const MIGRATION_LOCK = 7_405_129;

/** Brings the schema up to date and then runs `prepare`; several processes that start at once take turns. */
export async function migrateDatabase({ $client }: Database, prepare: () => Promise<void>): Promise<void> {
  const connection = await $client.connect();
  try {
    // Waiting for the others, and a migration itself, may take long.
    await connection.query('set statement_timeout = 0');
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(connection), { migrationsFolder: join(PROJECT_ROOT, 'packages/server/migrations') });
    await prepare();
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await connection.query('reset statement_timeout');
    connection.release();
  }
}
