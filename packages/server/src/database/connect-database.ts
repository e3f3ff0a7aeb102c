import type { Configuration } from '../configuration/configuration.ts';
import { StartupError } from '../configuration/startup-error.ts';
import type { Logger } from '../logging/logger.ts';
import { causeText } from './database-error.ts';
import { type Database, openDatabase } from './database.ts';

export type DatabaseConnection = {
  readonly url: string;
  readonly database: Database;
  close(): Promise<void>;
};

/** What whoever starts the server is told of a database that is away. */
export const unreachableAtStart = (error: unknown): StartupError =>
  new StartupError(`DATABASE_URL: Die Datenbank ist nicht erreichbar (${causeText(error)}).`);

/** The first that folds letters as migration 0036 does. */
const POSTGRES_MIN = 18;

/** What whoever starts the server is told of a database that is too old; null: it is not. `version`: as PostgreSQL tells it. */
export const tooOldAtStart = (version: string): StartupError | null =>
  Number.parseInt(version, 10) >= POSTGRES_MIN
    ? null
    : new StartupError(`DATABASE_URL: Ofenpost braucht PostgreSQL ${POSTGRES_MIN} oder neuer, dort läuft ${version}.`);

async function readVersion(database: Database): Promise<string> {
  const { rows } = await database.$client.query<{ readonly server_version: string }>('show server_version');
  return rows.map(({ server_version: version }) => version).join();
}

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
  const close = async (): Promise<void> => {
    isClosing = true;
    await database.close();
    await embedded?.stop();
  };
  const problem = await readVersion(database).then(tooOldAtStart, unreachableAtStart);
  if (problem !== null) {
    await close();
    throw problem;
  }
  return { url, database, close };
}
