import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createGate } from '../test-tools/chaos/gate.ts';
import { findFreePort } from '../test-tools/testing/free-port.fixtures.ts';
import { connect, createTestDatabase } from '../test-tools/testing/test-database.fixtures.ts';
import { startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { MIGRATION_LOCK } from './database/migrate.ts';

const UNREACHABLE = 'postgres://nobody:secret@127.0.0.1:1/nothing';

/** Starts a server process that must fail; without the simulator, whose port another shop on this machine may have. */
async function startInVain(environment: Record<string, string>, entry = 'main.ts') {
  const child = spawn(process.execPath, [join(import.meta.dirname, entry)], {
    env: { PATH: process.env['PATH'] ?? '', PAYMENT_PROVIDER: 'none', ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
  await once(child, 'close');
  return { code: child.exitCode, output };
}

/** Listens on a port until it is disposed of. */
async function takePort() {
  const server = createServer().listen(await findFreePort(), '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { port: String(typeof address === 'object' ? address?.port : ''), free: () => server.close() };
}

describe('a server that cannot start', () => {
  it('ends when the database goes away while it starts', async () => {
    const testDatabase = await createTestDatabase();
    const gate = await createGate(await findFreePort());
    const url = new URL(testDatabase.url);
    gate.lead(Number(url.port));
    url.hostname = 'localhost';
    url.port = `${gate.port}`;
    // As if another server were migrating: this one waits for the lock.
    const other = await connect(testDatabase.url);
    await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const outcome = startInVain({ PORT: `${await findFreePort()}`, DATABASE_URL: String(url) });
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted and objid = $1
      and database = (select oid from pg_database where datname = current_database())`;
    await vi.waitFor(async () => expect(await testDatabase.query(waiting, [MIGRATION_LOCK])).toHaveLength(1));
    await gate.shut();
    const { code, output } = await outcome;
    expect(output).toMatch(/^DATABASE_URL: Die Datenbank ist nicht erreichbar \(.*\)\.\n$/m);
    expect(code).toBe(1);
    await other.end();
    await testDatabase.drop();
  });

  it('names a wrong value in one line', async () => {
    expect(await startInVain({ PORT: 'abc' })).toEqual({
      code: 1,
      output: 'PORT: muss eine Zahl von 1 bis 65535 sein\n',
    });
  });

  it('names a port that is taken', async () => {
    const { port, free } = await takePort();
    const outcome = await startInVain({ PORT: port, DATABASE_URL: UNREACHABLE });
    free();
    expect(outcome).toEqual({ code: 1, output: `PORT: ${port} ist schon belegt.\n` });
  });

  it('names a database that cannot be reached, without its password', async () => {
    const { code, output } = await startInVain({ PORT: `${await findFreePort()}`, DATABASE_URL: UNREACHABLE });
    expect(output).toMatch(/^DATABASE_URL: Die Datenbank ist nicht erreichbar \(.*\)\.\n$/);
    expect({ code, reportsPassword: output.includes('secret') }).toEqual({ code: 1, reportsPassword: false });
  });

  it('takes its own PostgreSQL along', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'ofenpost-in-vain-'));
    const isRunning = () => existsSync(join(DATA_DIR, 'postgres/cluster/postmaster.pid'));
    const { url, stop } = await startEmbeddedPostgres({ dataDirectory: DATA_DIR, durable: false });
    try {
      const client = await connect(url);
      await client.query('create table accounts ()');
      await client.end();
      await stop();
      expect(await startInVain({ DATA_DIR, PORT: `${await findFreePort()}` })).toEqual({
        code: 1,
        output:
          'Die Datenbank lässt sich nicht auf diese Version bringen: relation "accounts" already exists. Geändert wurde nichts.\n',
      });
      expect(isRunning()).toBe(false);

      const { port, free } = await takePort();
      const { code, output } = await startInVain({ DATA_DIR, PORT: port }, 'dev.ts');
      free();
      expect(output.trimEnd().split('\n').at(-1)).toBe(`PORT: ${port} ist schon belegt.`);
      expect({ code, isRunning: isRunning() }).toEqual({ code: 1, isRunning: false });
    } finally {
      await stop();
      await rm(DATA_DIR, { recursive: true });
    }
  });
});
