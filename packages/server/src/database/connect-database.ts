import type { Configuration } from '../configuration/configuration.ts';
import { StartupError } from '../configuration/error.ts';
import type { Logger } from '../logging/logger.ts';
import { inAppRole, prepareAppRole } from './app-role.ts';
import { causeText } from './database-error.ts';
import { type Database, openDatabase } from './database.ts';

export type DatabaseConnection = {
  readonly url: string;
  readonly database: Database;
  /** Rejects when the embedded database ended and cannot be started again; resolves never. */
  readonly failed: Promise<never>;
  /** From now on the database may end: this process is about to. */
  expectEnd(): void;
  close(): Promise<void>;
};

/** The start's message when the database cannot be reached. */
export const unreachableAtStart = (error: unknown): StartupError =>
  new StartupError(`DATABASE_URL: Die Datenbank ist nicht erreichbar (${causeText(error)}).`);

/** The first version with the collation `pg_unicode_fast`, in which the search folds letters. */
const POSTGRES_MIN = 18;

/** The start's message when the database is too old; null: it is not. `version`: as PostgreSQL reports it. */
export const tooOldAtStart = (version: string): StartupError | null =>
  Number.parseInt(version, 10) >= POSTGRES_MIN
    ? null
    : new StartupError(`DATABASE_URL: Ofenpost braucht PostgreSQL ${POSTGRES_MIN} oder neuer, dort läuft ${version}.`);

async function readVersion({ $lasting }: Database): Promise<string> {
  const { rows } = await $lasting.query<{ readonly server_version: string }>('show server_version');
  return rows.map(({ server_version: version }) => version).join();
}

/** The reason why the database cannot be used; null: it can. */
async function findProblem(database: Database, appUrl: string): Promise<StartupError | null> {
  try {
    const problem = tooOldAtStart(await readVersion(database)) ?? (await prepareAppRole(database.$lasting, appUrl));
    if (problem === null) await database.$client.query('select 1');
    return problem;
  } catch (error) {
    return unreachableAtStart(error);
  }
}

/**
 * Connects to `DATABASE_URL`, or starts the embedded PostgreSQL. The app's queries use a role that owns nothing;
 * migrations use `DATABASE_OWNER_URL`, or else the same login.
 */
export async function connectDatabase(
  { databaseUrl, databaseOwnerUrl, dataDirectory }: Configuration,
  logger: Logger,
): Promise<DatabaseConnection> {
  const embedded =
    databaseUrl === null
      ? await (await import('./embedded-postgres.ts')).startEmbeddedPostgres({ dataDirectory })
      : null;
  const loginUrl = embedded?.appUrl ?? databaseUrl ?? '';
  const ownerUrl = embedded?.url ?? databaseOwnerUrl ?? loginUrl;
  const url = inAppRole(loginUrl);
  let isClosing = false;
  const onError = (error: Error) => {
    // Connections that are still closing when the embedded database stops are no errors.
    if (!isClosing) logger.warn({ err: error }, 'database connection lost');
  };
  const database = openDatabase(url, onError, { ownerUrl });
  const failed = embedded?.restartWhenEnded(() => logger.error('the embedded database ended and is started again'));
  const expectEnd = () => embedded?.expectEnd();
  const close = async (): Promise<void> => {
    isClosing = true;
    expectEnd();
    await database.close();
    await embedded?.stop();
  };
  const problem = await findProblem(database, loginUrl);
  if (problem !== null) {
    await close();
    throw problem;
  }
  return { url, database, failed: failed ?? Promise.withResolvers<never>().promise, expectEnd, close };
}
