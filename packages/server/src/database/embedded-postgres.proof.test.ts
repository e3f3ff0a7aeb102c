import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connect } from '../../test-tools/testing/test-database.fixtures.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { Postmaster } from './pid-file.ts';
import { waitForPostmaster } from './postmaster.ts';

const HOST = join(import.meta.dirname, '../../test-tools/testing/postgres-host.fixtures.ts');

/** A process that started the database, as a server does. */
async function startHost(dataDirectory: string) {
  const child = spawn(process.execPath, [HOST, dataDirectory], { stdio: ['ignore', 'pipe', 'inherit'] });
  const output: unknown[] = await once(child.stdout, 'data');
  return { url: String(output[0]).trim(), kill: () => (child.kill('SIGKILL'), once(child, 'exit')) };
}

describe('the embedded PostgreSQL', () => {
  let dataDirectory = '';
  const pidFile = () => join(dataDirectory, 'postgres/cluster/postmaster.pid');
  const isRunning = () =>
    stat(pidFile()).then(
      () => true,
      () => false,
    );
  const sockets = async () =>
    (await readdir(join(dataDirectory, 'postgres'))).filter((name) => name.startsWith('.s.')).toSorted();
  const start = () => startEmbeddedPostgres({ dataDirectory, durable: false });
  /** As another server process would connect. */
  const named = (url: string): URL => {
    const other = new URL(url);
    other.searchParams.set('application_name', 'ofenpost 0');
    return other;
  };
  const isAnswered = (url: string): Promise<boolean> =>
    connect(url).then(
      async (client) => {
        await client.end();
        return true;
      },
      () => false,
    );

  beforeAll(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'ofenpost "embedded, '));
  });
  afterAll(() => rm(dataDirectory, { recursive: true }));

  it('is taken up again after the process that started it was killed', async () => {
    const killed = await startHost(dataDirectory);
    const client = await connect(killed.url);
    await client.query('create table kept as select 1 as value');
    await client.end();
    await killed.kill();

    const { url, stop } = await start();
    expect(url).toBe(killed.url);
    await stop();
    expect(await isRunning()).toBe(false);
  });

  it('starts on the data of a postmaster that was killed, whoever has its number now', async () => {
    const { url } = await start();
    const postmaster = Number((await readFile(pidFile(), 'utf8')).split('\n')[0]);
    process.kill(postmaster, 'SIGKILL');
    await vi.waitUntil(async () => (await connect(url).catch(() => null)) === null);
    const lines = (await readFile(pidFile(), 'utf8')).split('\n');
    await writeFile(pidFile(), [process.pid, ...lines.slice(1)].join('\n'));

    const again = await start();
    const client = await connect(again.url);
    expect((await client.query('select value from kept')).rows).toEqual([{ value: 1 }]);
    await client.end();
    const port = new URL(again.url).port;
    expect(await sockets()).toEqual([`.s.PGSQL.${port}`, `.s.PGSQL.${port}.lock`]);
    await again.stop();
    expect(await sockets()).toEqual([]);
  });

  it('is the same by every path, and is left to whoever runs it', async () => {
    const host = await startHost(dataDirectory);
    const server = await connect(named(host.url));
    const link = `${dataDirectory}-link`;
    await symlink(dataDirectory, link);
    const before = await readFile(pidFile(), 'utf8');
    for (const path of [link, `${link}/`, `${dataDirectory}/../${basename(dataDirectory)}/.`, relative('.', link)]) {
      const { url, stop } = await startEmbeddedPostgres({ dataDirectory: path, durable: false });
      expect(url).toBe(host.url);
      await stop();
      expect(await readFile(pidFile(), 'utf8')).toBe(before);
    }
    expect((await server.query('select 1 as value')).rows).toEqual([{ value: 1 }]);
    await server.end();
    await rm(link);
    await host.kill();
  });

  it('touches nothing of the original when its folder was copied', async () => {
    const original = await start();
    const before = await sockets();
    const copy = `${dataDirectory}-copy`;
    await promisify(execFile)('cp', ['-a', dataDirectory, copy]);
    const copied = await startEmbeddedPostgres({ dataDirectory: copy, durable: false });
    expect(copied.url).not.toBe(original.url);
    await copied.stop();
    await rm(copy, { recursive: true });
    expect(await sockets()).toEqual(before);
    expect(await isRunning()).toBe(true);
    await original.stop();
  });

  it.each(['SIGKILL', 'SIGQUIT', 'SIGINT', 'SIGTERM'] as const)('comes back by itself after %s', async (signal) => {
    const { url, restartWhenEnded, stop } = await start();
    const ended = vi.fn<() => void>();
    const failed = restartWhenEnded(ended);
    // Without help SIGTERM would wait for it, and let nobody else in.
    const client = await connect(named(url));
    const postmaster = Number((await readFile(pidFile(), 'utf8')).split('\n')[0]);
    process.kill(postmaster, signal);
    if (signal === 'SIGKILL') await rm(pidFile());
    await vi.waitUntil(async () => ended.mock.calls.length > 0 && (await isAnswered(url)));
    await client.end().catch(() => {});
    expect(ended).toHaveBeenCalledTimes(1);
    await stop();
    expect(await isRunning()).toBe(false);
    await expect(Promise.race([failed, Promise.resolve('stopped')])).resolves.toBe('stopped');
  });

  it('comes back by itself within ten seconds when its socket is gone, also for a command beside it', async () => {
    const { url, restartWhenEnded, stop } = await start();
    const ended = vi.fn<() => void>();
    const failed = restartWhenEnded(ended);
    const client = await connect(named(url));
    await rm(join(dataDirectory, 'postgres', `.s.PGSQL.${new URL(url).port}`));
    const beside = start();
    await vi.waitUntil(async () => ended.mock.calls.length > 0 && (await isAnswered(url)), { timeout: 10_000 });
    expect((await beside).url).toBe(url);
    await client.end().catch(() => {});
    await stop();
    expect(await isRunning()).toBe(false);
    await expect(Promise.race([failed, Promise.resolve('stopped')])).resolves.toBe('stopped');
  });

  it('is started anew when its socket is gone and nobody looks after it', async () => {
    const killed = await startHost(dataDirectory);
    await killed.kill();
    await rm(join(dataDirectory, 'postgres', `.s.PGSQL.${new URL(killed.url).port}`));
    const { url, stop } = await start();
    expect(await isAnswered(url)).toBe(true);
    await stop();
  });

  it('does not begin anew when its data are gone', async () => {
    const { restartWhenEnded, stop } = await start();
    const failed = restartWhenEnded(() => {});
    await rename(join(dataDirectory, 'postgres/cluster'), join(dataDirectory, 'cluster'));
    const postmaster = Number((await readFile(join(dataDirectory, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(postmaster, 'SIGKILL');
    await expect(failed).rejects.toThrow('ist weg');
    await rename(join(dataDirectory, 'cluster'), join(dataDirectory, 'postgres/cluster'));
    await stop();
  });

  it('knows nothing of variables that mean other databases', async () => {
    const foreign = {
      PGSSLMODE: 'require',
      PGOPTIONS: '-c default_transaction_read_only=on -c nothing=1',
      PGREPLICATION: 'database',
      PGHOST: '192.0.2.1',
      PGDATABASE: 'other',
      PGUSER: 'other',
      PGDATA: '/nowhere',
      PGDATESTYLE: 'nonsense',
      PGCLIENTENCODING: 'nonsense',
    };
    for (const [name, value] of Object.entries(foreign)) vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    const fresh = await mkdtemp(join(dataDirectory, 'fresh-'));
    for (const folder of [fresh, dataDirectory]) {
      for (const [name, value] of Object.entries(foreign)) vi.stubEnv(name, value);
      const { url, stop } = await startEmbeddedPostgres({ dataDirectory: folder, durable: false });
      const client = await connect(url);
      expect((await client.query('show datestyle')).rows).toEqual([{ DateStyle: 'ISO, MDY' }]);
      await client.end();
      await stop();
    }
  });

  it('says in one line why its folder cannot be used', async () => {
    const file = join(dataDirectory, 'file');
    await writeFile(file, '');
    const failed = startEmbeddedPostgres({ dataDirectory: file, durable: false });
    await expect(failed).rejects.toMatchObject({ name: 'StartupError' });
    await expect(failed).rejects.toThrow(file);
  });

  it('writes nothing where it runs already, so that a command may read it from a read-only mount', async () => {
    const { stop } = await start();
    const folder = join(dataDirectory, 'postgres');
    const timesOf = async () => {
      const { mtimeMs, ctimeMs } = await stat(folder);
      return [mtimeMs, ctimeMs];
    };
    const before = await timesOf();
    await sleep(50);
    await start();
    expect(await timesOf()).toEqual(before);
    await stop();
  });

  it.runIf(process.getuid?.() === 0)('says in one line whose it is to a command of another user', async () => {
    const { stop } = await start();
    const code = `import(${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))})
      .then((module) => module.startEmbeddedPostgres({ dataDirectory: ${JSON.stringify(dataDirectory)} }))
      .catch(({ name, message }) => console.log(JSON.stringify([name, message])))`;
    await chmod(dataDirectory, 0o755);
    const nobody = { uid: 65_534, gid: 65_534, cwd: tmpdir() };
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', code], nobody);
    expect(JSON.parse(stdout)).toEqual([
      'StartupError',
      expect.stringMatching(
        /^Die eingebaute Datenbank in .* gehört einem anderen Benutzer \(uid \d+\)\. .*E(ACCES|PERM)/,
      ),
    ]);
    await stop();
  });

  it('does not stay where nobody may use it', async () => {
    const passwordFile = join(dataDirectory, 'postgres/password');
    const password = await readFile(passwordFile);
    await writeFile(passwordFile, 'forgotten');
    await expect(start()).rejects.toThrow('password authentication failed');
    expect(await isRunning()).toBe(false);
    await writeFile(passwordFile, password);
  });

  it('keeps running for another server process', async () => {
    const { url, stop } = await start();
    const other = await connect(named(url));
    await stop();
    expect(await isRunning()).toBe(true);
    await other.end();
    await vi.waitUntil(async () => {
      await stop();
      return !(await isRunning());
    });
  });

  it('lets only its owner read the password', async () => {
    expect((await stat(join(dataDirectory, 'postgres/password'))).mode & 0o777).toBe(0o600);
  });

  it('is reached by its socket, and by TCP where its folder allows none or has too long a name for one', async () => {
    const isReachedBySocket = async (folder: string, socketFolder?: string) => {
      const where = { dataDirectory: folder, ...(socketFolder !== undefined && { socketFolder }) };
      const { url, stop } = await startEmbeddedPostgres({ ...where, durable: false });
      const client = await connect(url);
      const { rows } = await client.query<{ port: number | null }>('select inet_server_port() as port');
      await client.end();
      await stop();
      return rows[0]?.port === null;
    };
    expect(await isReachedBySocket(dataDirectory)).toBe(true);
    expect(await isReachedBySocket(dataDirectory, join(dataDirectory, 'nowhere'))).toBe(false);
    const deep = join(dataDirectory, 'x'.repeat(100));
    await mkdir(deep);
    await rename(join(dataDirectory, 'postgres'), join(deep, 'postgres'));
    expect(await isReachedBySocket(deep)).toBe(false);
  });

  it('is not asked before its file names its socket', async () => {
    const cluster = await mkdtemp(join(dataDirectory, 'starting-'));
    const starting = spawn(process.execPath, ['-e', 'setInterval(() => {}, 60_000)'], {
      cwd: cluster,
      stdio: 'ignore',
    });
    const file = join(cluster, 'postmaster.pid');
    await writeFile(file, `${starting.pid}\n${cluster}\n0\n5432\n\n`);
    const urlOf = vi.fn<(postmaster: Postmaster) => string>(() => 'postgres://127.0.0.1:1/postgres');
    const waiting = waitForPostmaster(cluster, urlOf);
    await sleep(100);
    expect(urlOf).not.toHaveBeenCalled();
    await writeFile(file, `${starting.pid}\n${cluster}\n0\n5432\n/run\n127.0.0.1\n0 0\nready   \n`);
    await vi.waitUntil(() => urlOf.mock.calls.length > 0);
    expect(urlOf).toHaveBeenLastCalledWith(expect.objectContaining({ port: 5432, socketFolder: '/run' }));
    starting.kill();
    expect(await waiting).toBeNull();
  });
});
