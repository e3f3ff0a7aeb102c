import type { Configuration } from '../configuration/configuration.ts';
import { StartupError } from '../configuration/startup-error.ts';
import type { Logger } from '../logging/logger.ts';
import { type Database, openDatabase } from './database.ts';

export type DatabaseConnection = {
  readonly url: string;
  readonly database: Database;
  close(): Promise<void>;
};

const describe = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(describe).join(', ');
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : describe(error.cause);
};

/** What whoever starts the server is told of a database that is away. */
export const unreachableAtStart = (error: unknown): StartupError =>
  new StartupError(`DATABASE_URL: Die Datenbank ist nicht erreichbar (${describe(error)}).`);

/** Connects to `DATABASE_URL`, or starts the embedded PostgreSQL. */
export async function connectDatabase(
  { databaseUrl, dataDirectory }: Configuration,
  logger: Logger,
): Promise<DatabaseConnection> {
  const embedded =
    databaseUrl === null
      ? await (await import('./embedded-postgres.ts')).startEmbeddedPostgres({ dataDirectory })
      : null;
  const url = embedded?.url ?? databaseUrl ?? '';
  let isClosing = false;
  const database = openDatabase(url, (error) => {
    // Connections that are still closing when the embedded database stops are no news.
    if (!isClosing) logger.warn({ err: error }, 'database connection lost');
  });
  try {
    await database.$client.query('select 1');
  } catch (error) {
    await database.close();
    throw unreachableAtStart(error);
  }
  return {
    url,
    database,
    close: async () => {
      isClosing = true;
      await database.close();
      await embedded?.stop();
    },
  };
}
