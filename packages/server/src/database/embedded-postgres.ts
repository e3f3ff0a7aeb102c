import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, readFile, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { makeDirectory, readIfPresent, readStoredSecret } from '../configuration/directory.ts';
import { hasCode, StartupError } from '../configuration/error.ts';
import { APP_ROLE } from './app-role.ts';
import { APPLICATION_NAME, SERVER_APPLICATIONS } from './connection-pool.ts';
import { causeText, isDatabaseUnreachable } from './database-error.ts';
import { type Postmaster, findPostmaster, isPostmasterOf, readPidFile } from './pid-file.ts';
import { type PostgresIdentity, choosePostgresIdentity } from './postgres-identity.ts';
import { connect, findPostgresBinaries, launchPostmaster, stopPostmaster, waitForPostmaster } from './postmaster.ts';
import { watchPostmaster } from './watch-postmaster.ts';

const run = promisify(execFile);

/** A real PostgreSQL that belongs to a data folder. */
export type EmbeddedPostgres = {
  /** The URL of its superuser, who owns the tables. */
  readonly url: string;
  /** The URL of the app's role, which may only read and write what it needs. */
  readonly appUrl: string;
  /**
   * From now on starts PostgreSQL again whenever it ends, at the same address, until `expectEnd` or `stop`; `ended` hears of
   * it. Rejects when it cannot be started, and resolves never.
   */
  restartWhenEnded(ended: () => void): Promise<never>;
  /** From now on PostgreSQL may end: this process is about to. */
  expectEnd(): void;
  /** Stops PostgreSQL, unless another server process still uses it. Close this process's connections first. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  readonly dataDirectory: string;
  /** False trades safety for speed; for tests only. */
  readonly durable?: boolean;
  /** The folder of the socket; by default that of the data. For tests only. */
  readonly socketFolder?: string;
};

type Installation = {
  readonly folder: string;
  readonly cluster: string;
  readonly passwordFile: string;
  readonly log: string;
  readonly durable: boolean;
  /** Empty where a socket is impossible. */
  readonly socketFolder: string;
  urlOf(postmaster: Postmaster, database: string, login?: Login): string;
  readonly superuser: Login;
  readonly app: Login;
};

type Login = { readonly user: string; readonly password: string };

const USER = 'ofenpost';
const MAINTENANCE_DATABASE = 'postgres';
const OWNER_ONLY = 0o700;
const STARTS_MAX = 3;
const ATTEMPT_AFTER_MS = 500;
/** In bytes: the maximum length of a socket's path on the strictest system. Source: macOS, unix(4), `sun_path`. */
const SOCKET_PATH_MAX = 103;

/** A socket costs both sides half of what TCP does. Empty where none is possible: then only TCP is used. */
function socketFolderFor(folder: string): string {
  const isTooLong = Buffer.byteLength(join(folder, '.s.PGSQL.65535')) > SOCKET_PATH_MAX;
  return process.platform === 'win32' || isTooLong ? '' : folder;
}

/** Quotes an entry of a list in PostgreSQL's settings. */
const asEntry = (folder: string): string => (folder === '' ? '' : `"${folder.replaceAll('"', '""')}"`);

async function prepare({ dataDirectory, durable = true, ...options }: EmbeddedPostgresOptions): Promise<Installation> {
  await makeDirectory(join(dataDirectory, 'postgres'));
  // One folder has one name, or it would be another's socket and log by each.
  const folder = await realpath(join(dataDirectory, 'postgres'));
  if (((await stat(folder)).mode & 0o777) !== OWNER_ONLY) await chmod(folder, OWNER_ONLY);
  const passwordFile = join(folder, 'password');
  const superuser = { user: USER, password: await readStoredSecret(passwordFile) };
  const app = { user: APP_ROLE, password: await readStoredSecret(join(folder, 'app-password')) };
  return {
    folder,
    passwordFile,
    cluster: join(folder, 'cluster'),
    log: join(folder, 'postgres.log'),
    durable,
    socketFolder: socketFolderFor(options.socketFolder ?? folder),
    superuser,
    app,
    urlOf: ({ port, socketFolder }, database, { user, password } = superuser) => {
      const url = new URL(`postgres://${user}:${password}@127.0.0.1:${port}/${database}`);
      if (socketFolder !== '') url.searchParams.set('host', socketFolder);
      return String(url);
    },
  };
}

/** Initialises beside the final folder and then renames, so that a killed start leaves no incomplete cluster. */
async function initialise(
  { cluster, passwordFile }: Installation,
  initdb: string,
  { wrap, user }: PostgresIdentity,
): Promise<void> {
  const draft = `${cluster}-${randomBytes(6).toString('hex')}`;
  const [program, ...parameters] = wrap(
    initdb,
    `--pgdata=${draft}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  );
  try {
    await run(program, parameters, user);
    await rename(draft, cluster);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process that started at the same moment was faster.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  }
}

const UNSAFE_BUT_FAST = ['--fsync=off', '--synchronous_commit=off', '--full_page_writes=off'];

/** A port of 127.0.0.1 on which nothing listens at the moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Why a postmaster ended, by what its log says since `offset`. */
async function reasonIn(log: string, offset: number): Promise<string> {
  const lines = (await readFile(log)).subarray(offset).toString().trimEnd().split('\n');
  return lines.findLast((line) => /\b(?:FATAL|PANIC):/.test(line)) ?? lines.at(-1) ?? '';
}

/** A postmaster that was killed leaves its socket behind, and the next one may have another port. */
async function removeOldSockets(folder: string, { port }: Postmaster): Promise<void> {
  const sockets = (await readdir(folder)).filter((name) => name.startsWith('.s.PGSQL.'));
  const old = sockets.filter((name) => name.split('.')[3] !== `${port}`);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}

type Place = Pick<Postmaster, 'port' | 'socketFolder'>;

/** The process of the pid file, where it is known to be no postmaster of this cluster. */
async function stalePidOf(cluster: string): Promise<number | null> {
  const left = await readPidFile(cluster);
  return left !== null && (await isPostmasterOf(cluster, left)) === false ? left.pid : null;
}

type Wanted = {
  /** Where it has to be found; without it, a free place. */
  readonly place?: Place;
  /** The port of one that ended a moment ago, at which its server looks for it. */
  readonly lastPort?: number | undefined;
};

async function start(installation: Installation, { place, lastPort }: Wanted): Promise<Postmaster> {
  const { folder, cluster, passwordFile, log, durable, socketFolder, urlOf } = installation;
  const { initdb, postgres } = await findPostgresBinaries();
  const identity = await choosePostgresIdentity(folder, postgres);
  const { uid, gid } = identity.user;
  if (uid !== undefined && gid !== undefined) await chown(passwordFile, uid, gid);
  if (!existsSync(cluster) && place !== undefined)
    throw new StartupError(`Die eingebaute Datenbank in ${cluster} ist weg.`);
  if (!existsSync(cluster)) await initialise(installation, initdb, identity);
  const logged = (await readIfPresent(log))?.length ?? 0;
  for (let attempt = 1; attempt <= STARTS_MAX; attempt += 1) {
    const stale = await stalePidOf(cluster);
    // Some folders allow no socket, such as those of another system, which shows only on trying: the last attempt goes
    // without.
    const { port, socketFolder: sockets } = place ?? {
      port: (attempt === 1 ? lastPort : undefined) ?? (await findFreePort()),
      socketFolder: attempt < STARTS_MAX ? socketFolder : '',
    };
    const command = identity.wrap(
      postgres,
      '-D',
      cluster,
      `--port=${port}`,
      '--listen_addresses=127.0.0.1',
      `--unix_socket_directories=${asEntry(sockets)}`,
      '--max_connections=200',
      ...(durable ? [] : UNSAFE_BUT_FAST),
    );
    const isStarting = await launchPostmaster(command, { log, user: identity.user, stale });
    const postmaster = await waitForPostmaster(cluster, (at) => urlOf(at, MAINTENANCE_DATABASE), isStarting).catch(
      async (error: unknown) => {
        if (isStarting()) await stopPostmaster(cluster);
        throw error;
      },
    );
    if (postmaster !== null) {
      await removeOldSockets(folder, postmaster);
      return postmaster;
    }
    // Connections of one that was killed may still be ending.
    await sleep(ATTEMPT_AFTER_MS);
  }
  throw new StartupError(`Die eingebaute Datenbank startet nicht: ${await reasonIn(log, logged)} (mehr in ${log})`);
}

/** The one that runs, or one that is started now; the second: whether it was started now. */
async function findOrStart(
  installation: Installation,
  place?: Place,
): Promise<readonly [postmaster: Postmaster, isOurs: boolean]> {
  const { cluster, urlOf } = installation;
  const lastPort = (await findPostmaster(cluster))?.port;
  const running = await waitForPostmaster(cluster, (at) => urlOf(at, MAINTENANCE_DATABASE));
  if (running !== null) return [running, false];
  return [await start(installation, place === undefined ? { lastPort } : { place }), true];
}

async function createDatabase(maintenanceUrl: string, app: Login): Promise<void> {
  const client = await connect(maintenanceUrl);
  if (client === null) throw new Error('connection ended before it began');
  const createUnlessFound = async (find: string, name: string, create: string) => {
    const found = await client.query(find, [name]);
    // 42P04, 42710, 23505: another process created it at the same moment.
    if (found.rowCount === 0)
      await client.query(create).catch((error: unknown) => {
        if (!hasCode(error, '42P04', '42710', '23505')) throw error;
      });
  };
  try {
    await createUnlessFound(
      'select 1 from pg_roles where rolname = $1',
      app.user,
      `create role ${app.user} login password ${client.escapeLiteral(app.password)}`,
    );
    await createUnlessFound('select 1 from pg_database where datname = $1', USER, `create database ${USER}`);
  } finally {
    await client.end();
  }
}

async function isUsedByOthers(url: string): Promise<boolean> {
  const client = await connect(url);
  if (client === null) return false;
  try {
    const others = await client.query(
      'select 1 from pg_stat_activity where application_name like $1 and application_name <> $2 limit 1',
      [SERVER_APPLICATIONS, APPLICATION_NAME],
    );
    return others.rowCount !== 0;
  } finally {
    await client.end();
  }
}

/**
 * Variables of libpq mean other databases (`PGSSLMODE`, `PGOPTIONS`): neither a connection to this one nor a program
 * that is started for it may follow them.
 */
function forgetOtherDatabases(): void {
  for (const name of Object.keys(process.env)) if (/^PG/i.test(name)) Reflect.deleteProperty(process.env, name);
}

/** Who owns the folder, if it is not the user of this process; null: it is, or nobody can tell. */
async function foreignOwnerOf(dataDirectory: string): Promise<number | null> {
  const own = process.getuid?.();
  const found = await stat(join(dataDirectory, 'postgres')).catch(() => null);
  return own === undefined || found === null || found.uid === own ? null : found.uid;
}

/** What kept it from being used, in one line. Whoever may not read its folder cannot know whether it runs. */
async function explain(error: unknown, dataDirectory: string): Promise<unknown> {
  // Without a code it is a mistake of ours, whose stack somebody needs.
  if (!(error instanceof Error) || !('code' in error)) return error;
  const output = 'stderr' in error ? (String(error.stderr).trim().split('\n').at(-1) ?? '') : '';
  const reason = output === '' ? causeText(error) : output;
  const name = `Die eingebaute Datenbank in ${dataDirectory}`;
  const owner = hasCode(error, 'EACCES', 'EPERM') ? await foreignOwnerOf(dataDirectory) : null;
  if (owner !== null)
    return new StartupError(
      `${name} gehört einem anderen Benutzer (uid ${owner}). Bitte führe den Befehl als dieser aus: ${reason}`,
    );
  if (hasCode(error, 'EROFS'))
    return new StartupError(
      `${name} läuft hier nicht, und zum Starten lässt sich ihr Ordner nicht schreiben: ${reason}`,
    );
  return new StartupError(`${name} startet nicht: ${reason}`);
}

async function open(options: EmbeddedPostgresOptions, attempt = 1): Promise<EmbeddedPostgres> {
  const installation = await prepare(options);
  const { cluster, urlOf } = installation;
  const [postmaster, isOurs] = await findOrStart(installation);
  try {
    await createDatabase(urlOf(postmaster, MAINTENANCE_DATABASE), installation.app);
  } catch (error) {
    if (isOurs) await stopPostmaster(cluster);
    // Another process stopped it at this moment, since it did not know of this one yet.
    if (attempt < STARTS_MAX && isDatabaseUnreachable(error)) return open(options, attempt + 1);
    throw error;
  }
  const url = urlOf(postmaster, USER);
  let watch: ReturnType<typeof watchPostmaster> | null = null;
  const restart = async (): Promise<Postmaster> => {
    const [restarted] = await findOrStart(installation, postmaster);
    if (urlOf(restarted, USER) === url) return restarted;
    throw new StartupError('Die eingebaute Datenbank läuft wieder, aber an einem anderen Anschluss.');
  };
  return {
    url,
    appUrl: urlOf(postmaster, USER, installation.app),
    restartWhenEnded: (ended) => {
      watch = watchPostmaster(cluster, postmaster, { ended, restart });
      return watch.failed;
    },
    expectEnd: () => void watch?.end(),
    stop: async () => {
      await watch?.end();
      if (!(await isUsedByOthers(url))) await stopPostmaster(cluster);
    },
  };
}

/** Starts PostgreSQL in the folder `postgres` of the data folder, or connects to the one that is running there. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  forgetOtherDatabases();
  try {
    return await open(options);
  } catch (error) {
    throw await explain(error, options.dataDirectory);
  }
}
