import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, readFile, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { makeDirectory, readStoredSecret } from '../configuration/directory.ts';
import { hasCode, StartupError } from '../configuration/error.ts';
import { APP_ROLE } from './app-role.ts';
import { APPLICATION_NAME, SERVER_APPLICATIONS } from './connection-pool.ts';
import { type PostgresIdentity, choosePostgresIdentity } from './postgres-identity.ts';
import {
  findPostgresBinaries,
  type Postmaster,
  connect,
  launchPostmaster,
  removeStaleFiles,
  stopPostmaster,
  waitForPostmaster,
} from './postmaster.ts';

const run = promisify(execFile);

/** A real PostgreSQL that belongs to a data folder. */
export type EmbeddedPostgres = {
  /** The URL of its superuser, who owns the tables. */
  readonly url: string;
  /** The URL of the app's role, which may only read and write what it needs. */
  readonly appUrl: string;
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
const STARTS_MAX = 3;
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
  const folder = resolve(dataDirectory, 'postgres');
  await makeDirectory(folder);
  await chmod(folder, 0o700);
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

async function start(installation: Installation): Promise<Postmaster> {
  const { folder, cluster, passwordFile, log, durable, socketFolder, urlOf } = installation;
  const { initdb, postgres } = await findPostgresBinaries();
  const identity = await choosePostgresIdentity(folder, postgres);
  const { uid, gid } = identity.user;
  if (uid !== undefined && gid !== undefined) await chown(passwordFile, uid, gid);
  if (!existsSync(cluster)) await initialise(installation, initdb, identity);
  for (let attempt = 1; attempt <= STARTS_MAX; attempt += 1) {
    await removeStaleFiles(cluster);
    // Some folders allow no socket, such as those of another system, which shows only on trying: the last attempt goes
    // without.
    const command = identity.wrap(
      postgres,
      '-D',
      cluster,
      `--port=${await findFreePort()}`,
      '--listen_addresses=127.0.0.1',
      `--unix_socket_directories=${asEntry(attempt < STARTS_MAX ? socketFolder : '')}`,
      '--max_connections=200',
      ...(durable ? [] : UNSAFE_BUT_FAST),
    );
    const isStarting = await launchPostmaster(command, { log, user: identity.user });
    const postmaster = await waitForPostmaster(cluster, (at) => urlOf(at, MAINTENANCE_DATABASE), isStarting);
    if (postmaster !== null) return postmaster;
  }
  const lastLine = (await readFile(log, 'utf8')).trimEnd().split('\n').at(-1) ?? '';
  throw new StartupError(`Die eingebaute Datenbank startet nicht: ${lastLine} (mehr in ${log})`);
}

async function createDatabase(maintenanceUrl: string, app: Login): Promise<void> {
  const client = await connect(maintenanceUrl);
  if (client === null) throw new StartupError('Die eingebaute Datenbank antwortet nicht mehr.');
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

/** Starts PostgreSQL in the folder `postgres` of the data folder, or connects to the one that is running there. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const installation = await prepare(options);
  const { cluster, urlOf } = installation;
  const running = await waitForPostmaster(cluster, (at) => urlOf(at, MAINTENANCE_DATABASE));
  try {
    const postmaster = running ?? (await start(installation));
    await createDatabase(urlOf(postmaster, MAINTENANCE_DATABASE), installation.app);
    const url = urlOf(postmaster, USER);
    return {
      url,
      appUrl: urlOf(postmaster, USER, installation.app),
      stop: async () => {
        if (!(await isUsedByOthers(url))) await stopPostmaster(cluster);
      },
    };
  } catch (error) {
    if (running === null) await stopPostmaster(cluster);
    throw error;
  }
}
