import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { fillCart, requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOldDatabase } from '../../test-tools/old-database/old-database.ts';
import { createBrowser } from '../../test-tools/testing/browser.fixtures.ts';
import {
  type TestDatabase,
  createTestDatabase,
  everythingIn,
} from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { openDatabase } from '../database/database.ts';
import { inOrderOfReference } from './backup-manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

async function placeOrder(database: TestDatabase): Promise<number> {
  const server = await startTestServer(database.url);
  try {
    const ports = createServerRenderingPorts({
      apiClient: createApiClient(server.url, createBrowser(server.url).fetch),
      now: TEST_NOW,
    });
    await fillCart(ports);
    const placed = await ports.checkout.place(await requestFor(ports));
    if (!placed.ok) throw new Error(JSON.stringify(placed.error));
    return placed.value.order.number;
  } finally {
    await server.close();
  }
}

describe('a backup', () => {
  let directory = '';
  let original: TestDatabase;
  let number = 0;
  const databases: TestDatabase[] = [];
  const backup = () => join(directory, 'backup');

  const run = async <T>(url: string, work: (database: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> => {
    const database = openDatabase(url, () => {});
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  async function emptyDatabase(): Promise<TestDatabase> {
    const database = await createTestDatabase({ empty: true });
    databases.push(database);
    return database;
  }
  const copyOfBackup = async (): Promise<string> => {
    const folder = join(directory, randomUUID());
    await run(original.url, (database) => takeBackup(database, folder));
    return folder;
  };

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'ofenpost-backup-'));
    original = await createTestDatabase();
    databases.push(original);
    number = await placeOrder(original);
    await original.query(`insert into photos values ('abc', 320, 240, now())`);
    await original.query(`insert into photo_files values ('abc', '320.avif', '\\x00ff0d0a5c2e'::bytea)`);
    const photo = { hash: 'abc', width: 320, height: 240, focus: 'middle', alt: 'Ein Fladen' };
    await original.query('update products set photo = $1 where id = (select id from products limit 1)', [photo]);
    await run(original.url, (database) => takeBackup(database, backup()));
  });
  afterAll(async () => {
    await Promise.all(databases.map(({ drop }) => drop()));
    await rm(directory, { recursive: true });
  });

  it('comes back with every row, in an empty database, and the restaurant goes on', async () => {
    const restored = await emptyDatabase();
    await run(restored.url, (database) => restoreBackup(database, backup()));
    const rows = await everythingIn(restored);
    expect(rows).toEqual(await everythingIn(original));
    expect(rows.find(({ name }) => name === 'orders')).toMatchObject({ rows: '1' });

    expect(await placeOrder(restored)).toBe(number + 1);
    // The triggers are enabled again.
    await expect(restored.query('delete from audit_log')).rejects.toThrow('new entries only');
    await expect(restored.query('truncate gift_card_entries')).rejects.toThrow('ledger');
  });

  it('is read by nobody else, and complete or not there', async () => {
    expect((await stat(backup())).mode & 0o777).toBe(0o700);
    const files = await readdir(backup());
    const modes = await Promise.all(files.map(async (file) => (await stat(join(backup(), file))).mode & 0o777));
    expect(new Set(modes)).toEqual(new Set([0o600]));
    expect((await readdir(directory)).filter((name) => name.startsWith('backup'))).toEqual(['backup']);
    await expect(run(original.url, (database) => takeBackup(database, backup()))).rejects.toThrow('gibt es schon');
  });

  it('says in one line why its folder cannot be made, and leaves nothing', async () => {
    const file = join(directory, 'file');
    await writeFile(file, '');
    const places = [join(file, 'backup'), ...(existsSync('/proc/self') ? ['/proc/ofenpost/backup'] : [])];
    for (const place of places) {
      const failed = run(original.url, (database) => takeBackup(database, place));
      await expect(failed).rejects.toMatchObject({ name: 'StartupError' });
      await expect(failed).rejects.toThrow(/^\S+\/backup lässt sich nicht schreiben: E[A-Z]+: .*$/);
    }
  });

  it('says in one line what cannot be read of it', async () => {
    const damaged = await copyOfBackup();
    const restored = () => run(original.url, (database) => restoreBackup(database, damaged));
    for (const manifest of ['{', '{}']) {
      await writeFile(join(damaged, 'backup.json'), manifest);
      await expect(restored()).rejects.toThrow(`${damaged} ist keine Sicherung: backup.json ist beschädigt.`);
    }
    await rm(join(damaged, 'backup.json'));
    await expect(restored()).rejects.toThrow(`${damaged} ist keine Sicherung: backup.json fehlt.`);
    await mkdir(join(damaged, 'backup.json'));
    await expect(restored()).rejects.toThrow(/^\S+ lässt sich nicht lesen: EISDIR/);
  });

  it('is not brought into a database with a restaurant', async () => {
    const before = await everythingIn(original);
    await expect(run(original.url, (database) => restoreBackup(database, backup()))).rejects.toThrow(
      'schon ein Restaurant',
    );
    expect(await everythingIn(original)).toEqual(before);
  });

  it('is refused when a file was changed or is missing, and then changes nothing', async () => {
    const changed = await copyOfBackup();
    await appendFile(join(changed, 'orders.copy.gz'), 'x');
    const missing = await copyOfBackup();
    await rm(join(missing, 'orders.copy.gz'));
    const empty = await emptyDatabase();
    for (const folder of [changed, missing]) {
      await expect(run(empty.url, (database) => restoreBackup(database, folder))).rejects.toThrow('orders.copy.gz');
    }
    await expect(run(empty.url, (database) => restoreBackup(database, directory))).rejects.toThrow('keine Sicherung');
    expect(await empty.query(`select 1 from pg_tables where schemaname = 'public'`)).toEqual([]);
  });

  it('comes back also when it was taken before the migrations became one', async () => {
    const other = await copyOfBackup();
    const path = join(other, 'backup.json');
    const manifest = JSON.parse(await readFile(path, 'utf8')) as { migrations: string[] };
    const replaced = [...(await readOldDatabase()).matchAll(/'([0-9a-f]{64})', \d+\)[,;]$/gm)].map(([, hash]) => hash);
    expect(replaced).toHaveLength(49);
    await writeFile(path, JSON.stringify({ ...manifest, migrations: [...replaced, ...manifest.migrations.slice(1)] }));
    const restored = await emptyDatabase();
    await run(restored.url, (database) => restoreBackup(database, other));
    expect(await everythingIn(restored)).toEqual(await everythingIn(original));
  });

  it('is refused by another version', async () => {
    const other = await copyOfBackup();
    const path = join(other, 'backup.json');
    const manifest = JSON.parse(await readFile(path, 'utf8')) as { migrations: string[] };
    await writeFile(path, JSON.stringify({ ...manifest, migrations: manifest.migrations.slice(1) }));
    const empty = await emptyDatabase();
    await expect(run(empty.url, (database) => restoreBackup(database, other))).rejects.toThrow('anderen Version');
    expect(await empty.query('select 1 from restaurants')).toEqual([]);
  });

  it('says so when the books in it are not unbroken', async () => {
    await original.query(`
      with card as (insert into gift_cards (code, buyer, greeting) values ('2345-6789-ACEFH', '', '') returning code)
      insert into gift_card_entries (gift_card_code, kind, amount, at, reason)
      select code, 'issued', 50000, now(), '' from card`);
    const tampered = await copyOfBackup();
    const restored = await emptyDatabase();
    await expect(run(restored.url, (database) => restoreBackup(database, tampered))).rejects.toThrow(
      'Die Sicherung ist eingespielt, aber ihre Bücher stimmen nicht:',
    );
    expect(await restored.query('select count(*)::int from orders')).toEqual([{ count: 1 }]);
  });
});

it('knows in which order tables are filled, and when there is none', () => {
  const table = (name: string) => ({ name, columns: [] });
  const order = inOrderOfReference(
    [table('lines'), table('orders'), table('people')],
    [
      { from: 'lines', to: 'orders' },
      { from: 'orders', to: 'people' },
      { from: 'orders', to: 'orders' },
    ],
  );
  expect(order.map(({ name }) => name)).toEqual(['people', 'orders', 'lines']);
  expect(() =>
    inOrderOfReference(
      [table('a'), table('b')],
      [
        { from: 'a', to: 'b' },
        { from: 'b', to: 'a' },
      ],
    ),
  ).toThrow('refer to each other');
});
