import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { hasCode } from '../configuration/error.ts';

const run = promisify(execFile);

/** A PostgreSQL server process, as its pid file describes it. */
export type Postmaster = {
  readonly pid: number;
  /** The cluster's folder, by the path with which it was started. */
  readonly dataDirectory: string;
  readonly port: number;
  /** The folder of its Unix socket; empty: it has none. */
  readonly socketFolder: string;
  /** False while it starts: until then its file names no socket, and its TCP port takes connections without answering. */
  readonly isReady: boolean;
  /** It was told to shut down, and may wait for its clients to leave. */
  readonly isStopping: boolean;
};

/** Source: PostgreSQL, src/include/libpq/pqcomm.h. */
const socketAt = (folder: string, port: number): string => join(folder, `.s.PGSQL.${port}`);

/**
 * Lines 1, 2, 4, 5 and 8 of the pid file are the pid, the folder of the data, the port, the folder of the socket and
 * the status. The socket is looked for beside the cluster first: both may have another path here than where the
 * postmaster was started. Source: PostgreSQL, src/include/utils/pidfile.h.
 */
export async function readPidFile(cluster: string): Promise<Postmaster | null> {
  try {
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
    const [pid, dataDirectory = '', , portLine, folder = '', , , statusLine = ''] = lines;
    const [port, status] = [Number(portLine), statusLine.trimEnd()];
    const socketFolder = existsSync(socketAt(dirname(cluster), port)) ? dirname(cluster) : folder;
    const [isReady, isStopping] = [status === 'ready', status === 'stopping'];
    return { pid: Number(pid), dataDirectory, port, socketFolder, isReady, isStopping };
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
}

/** Where its socket has to be although there is none, as when something that tidies up deleted it; null: it is there. */
export async function missingSocketOf({ socketFolder, port }: Postmaster): Promise<string | null> {
  if (socketFolder === '') return null;
  const socket = socketAt(socketFolder, port);
  const found = await stat(socket).catch(() => null);
  return found?.isSocket() === true ? null : socket;
}

/** The folder itself, whatever its path; null: there is none, or nobody may look. */
async function folderAt(path: string): Promise<string | null> {
  const found = await stat(path, { bigint: true }).catch(() => null);
  return found === null ? null : `${found.dev}:${found.ino}`;
}

/** Empty where nobody can tell. */
async function commandLineOf(pid: number): Promise<string> {
  try {
    // A process that has ended, and waits for its parent to notice, has none.
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')) || '(ended)';
  } catch {
    return run('ps', ['-p', `${pid}`, '-o', 'command=']).then(
      ({ stdout }) => stdout.replace(/^.*<defunct>/, '(ended)'),
      () => '',
    );
  }
}

/**
 * A process of another user cannot be the postmaster: it runs as the owner of its files, and nobody else may read them.
 * Source: PostgreSQL, src/backend/utils/init/miscinit.c, `CreateLockFile`.
 */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the process of a pid file is the postmaster of this cluster, by whatever path: it works in the folder of its
 * data. A pid file outlives a crash, and its number may belong to another process by now; a copied one names the
 * postmaster of the original. Null: nobody can tell.
 */
export async function isPostmasterOf(
  cluster: string,
  { pid, dataDirectory }: Pick<Postmaster, 'pid' | 'dataDirectory'>,
): Promise<boolean | null> {
  if (!isAlive(pid)) return false;
  const here = await folderAt(cluster);
  if (here === null) return null;
  const workplace = await folderAt(`/proc/${pid}/cwd`);
  if (workplace !== null) return workplace === here;
  const command = await commandLineOf(pid);
  if (command !== '' && !command.includes('postgres')) return false;
  const named = await folderAt(dataDirectory);
  return command === '' || named === null ? null : named === here;
}

/** Whether anybody takes connections at a socket. */
async function isTaken(socket: string): Promise<boolean> {
  if (!existsSync(socket)) return false;
  const connection = connect(socket);
  const answered = await once(connection, 'connect').then(
    () => true,
    () => false,
  );
  connection.destroy();
  return answered;
}

/**
 * The postmaster that runs in this cluster, or null. One in another container that shares the folder has no process
 * here, but a socket that takes connections.
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const postmaster = await readPidFile(cluster);
  if (postmaster === null) return null;
  const isRunning =
    (await isPostmasterOf(cluster, postmaster)) !== false ||
    (await isTaken(socketAt(dirname(cluster), postmaster.port)));
  return isRunning ? postmaster : null;
}
