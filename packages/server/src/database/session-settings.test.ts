import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { createListener } from '../live/listener.ts';
import { createLogger } from '../logging/logger.ts';
import { APP_ROLE, inAppRole } from './app-role.ts';
import { type Database, openDatabase } from './database.ts';
import { settledClient } from './session-settings.ts';

/** What somebody may have set for the database, each of which changed what this code reads or does. */
const FOREIGN = {
  datestyle: 'German, DMY',
  intervalstyle: 'iso_8601',
  timezone: 'Asia/Kathmandu',
  bytea_output: 'escape',
  extra_float_digits: '-10',
  standard_conforming_strings: 'off',
  search_path: 'elsewhere',
  quote_all_identifiers: 'on',
  default_transaction_isolation: 'serializable',
  default_transaction_read_only: 'on',
  statement_timeout: '3s',
  lock_timeout: '1ms',
  idle_session_timeout: '3s',
  client_encoding: 'LATIN1',
  array_nulls: 'off',
  transform_null_equals: 'on',
  gin_fuzzy_search_limit: '1',
  row_security: 'off',
  session_replication_role: 'replica',
};

async function openForeign() {
  const testDatabase = await createTestDatabase();
  const name = new URL(testDatabase.url).pathname.slice(1);
  // The last ones first: they hold for whoever sets the others.
  for (const [setting, value] of Object.entries(FOREIGN))
    await testDatabase.query(
      `begin; set transaction read write; alter database ${name} set ${setting} = '${value}'; commit`,
    );
  const database = openDatabase(inAppRole(testDatabase.url), () => {}, { ownerUrl: testDatabase.url });
  onTestFinished(async () => {
    await database.close();
    await testDatabase.drop();
  });
  return { testDatabase, database };
}

const poolsOf = ({ $client, $jobs, $durable, $lasting, $pipeline }: Database) => [
  $client,
  $jobs,
  $durable,
  $lasting,
  $pipeline.$client,
];

it('reads the same in every pool, whatever the database sets', async () => {
  const { database } = await openForeign();
  const read = `select '2026-11-29 18:30:00+00'::timestamptz::text as at, interval '90 minutes'::text as span,
    '\\x00ff'::bytea::text as bytes, 0.1::float8::text as float, quote_ident('orders') as name, 'Äpfel ☕' as words,
    'orders'::regclass::text as found, current_setting('transaction_isolation') as isolation,
    current_setting('transaction_read_only') as read_only, current_setting('idle_session_timeout') as idle`;
  for (const pool of poolsOf(database)) {
    const { rows } = await pool.query<Record<string, unknown>>(read);
    expect(rows).toEqual([
      {
        at: '2026-11-29 18:30:00+00',
        span: '01:30:00',
        bytes: '\\x00ff',
        float: '0.1',
        name: 'orders',
        words: 'Äpfel ☕',
        found: 'orders',
        isolation: 'read committed',
        read_only: 'off',
        idle: '0',
      },
    ]);
  }
});

it('has limits of its own, and none where work may last', async () => {
  const { database } = await openForeign();
  const limits = await Promise.all(
    poolsOf(database).map(async (pool) => {
      const { rows } = await pool.query<{ statement: string; lock: string }>(
        `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
      );
      return rows.map(({ statement, lock }) => `${statement} ${lock}`).join();
    }),
  );
  expect(limits).toEqual(['15s 0', '15s 0', '0 0', '0 0', '15s 10ms']);
});

it('lets every trigger and every constraint do its work, in every pool', async () => {
  const { database, testDatabase } = await openForeign();
  const [replica] = await testDatabase.query('show session_replication_role');
  expect(replica).toEqual({ session_replication_role: 'replica' });
  const read = `select current_user as role, current_setting('session_replication_role') as triggers,
    current_setting('row_security') as policies, array_length('{NULL}'::int[], 1) as nulls,
    ('{NULL}'::text[])[1] is null as is_null, current_setting('transform_null_equals') as equals,
    current_setting('gin_fuzzy_search_limit') as found`;
  const roles = await Promise.all(
    poolsOf(database).map(async (pool) => {
      const { rows } = await pool.query<{ readonly role: string }>(read);
      const [{ role, ...settings } = { role: '' }] = rows;
      expect(settings).toEqual({
        triggers: 'origin',
        policies: 'on',
        nulls: 1,
        is_null: true,
        equals: 'off',
        found: '0',
      });
      return role;
    }),
  );
  const { rows: owners } = await database.$lasting.query<{ readonly name: string }>('select session_user as name');
  const owner = owners[0]?.name ?? '';
  expect(roles).toEqual([APP_ROLE, APP_ROLE, APP_ROLE, owner, APP_ROLE]);
});

it('refuses a login that may not switch the triggers on again, and names the setting', async () => {
  const { testDatabase } = await openForeign();
  const name = `plain_${new URL(testDatabase.url).pathname.slice(1)}`;
  const change = (statement: string) =>
    testDatabase.query(`begin; set transaction read write; ${statement}; commit`).then(() => {});
  await change(`create role ${name} login password 'plain'`);
  onTestFinished(() => change(`drop role ${name}`));
  const url = new URL(testDatabase.url);
  [url.username, url.password] = [name, 'plain'];
  const client = new (settledClient())(String(url));
  await expect(client.connect()).rejects.toThrow('session_replication_role');
});

it('lets two write the same row at once', async () => {
  const { database } = await openForeign();
  const add = () =>
    database.transaction(async (tx) => {
      await tx.execute(sql`select version from settings_versions`);
      await tx.execute(sql`insert into settings_versions (section, version) values ('one', 1)
        on conflict (section) do update set version = settings_versions.version + 1`);
    });
  await Promise.all(Array.from({ length: 12 }, add));
  const { rows } = await database.execute(sql`select version from settings_versions where section = 'one'`);
  expect(rows).toEqual([{ version: 12 }]);
});

it('goes on listening where idle sessions are ended', async () => {
  const { testDatabase } = await openForeign();
  const listener = createListener(testDatabase.url, createLogger('testing'));
  const lost = vi.fn<() => void>();
  listener.on('order_changed', { notified: () => {}, lost });
  await listener.start();
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  expect(lost).not.toHaveBeenCalled();
  expect(await listener.isAnswered()).toBe(true);
  await listener.close();
});
