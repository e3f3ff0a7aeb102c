import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { isDatabaseUnreachable } from './database-error.ts';
import { CONNECTIONS_MAX, openDatabase, ASYNC_COMMIT, batchCalls, groupedCommit } from './database.ts';

it('does the work once for all who ask before it begins, and again for who asks later', async () => {
  const begun: PromiseWithResolvers<void>[] = [];
  const ask = batchCalls(() => {
    const work = Promise.withResolvers<void>();
    begun.push(work);
    return work.promise;
  }, 60_000);
  const first = Promise.all([ask(), ask()]);
  await expect.poll(() => begun.length).toBe(1);
  const second = Promise.all([ask(), ask()]);
  begun[0]?.reject(new Error('The disk is full.'));
  await expect(first).rejects.toThrow('The disk is full.');
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.resolve();
  await expect(second).resolves.toEqual([undefined, undefined]);
});

it('gives up what hangs, and goes on with the next', async () => {
  let begun = 0;
  const ask = batchCalls(() => ((begun += 1) === 1 ? Promise.withResolvers().promise : Promise.resolve()), 50);
  // A handler is attached at once, since the promise may reject before anything else here runs.
  const hanging = ask().catch((error: unknown) => error);
  await expect.poll(() => begun).toBe(1);
  const next = ask();
  expect(await hanging).toSatisfy(isDatabaseUnreachable);
  await expect(next).resolves.toBeUndefined();
});

it('stands in line with nobody, and closes with the database', async () => {
  const testDatabase = await createTestDatabase();
  const database = openDatabase(testDatabase.url, () => {});
  const busy = await Promise.all(Array.from({ length: CONNECTIONS_MAX }, () => database.$client.connect()));
  await groupedCommit(database);
  for (const client of busy) client.release();
  await database.close();
  const open = 'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  await expect.poll(() => testDatabase.query(open)).toEqual([]);
  await testDatabase.drop();
});

it('waits until the disk has what was committed without it', async () => {
  const testDatabase = await createTestDatabase();
  // The database of the tests does not wait for the disk by default.
  const name = new URL(testDatabase.url).pathname.slice(1);
  await testDatabase.query(`alter database ${name} set synchronous_commit = on`);
  const database = openDatabase(testDatabase.url, () => {});
  const isOnDisk = async (place: unknown) =>
    (await database.execute(sql`select pg_current_wal_flush_lsn() >= ${place}::pg_lsn as yes`)).rows[0]?.['yes'];
  const seen: unknown[] = [];
  for (let count = 0; count < 20; count += 1) {
    await database.execute(sql`select ${ASYNC_COMMIT}, pg_logical_emit_message(true, 'test', 'something')`);
    const { rows } = await database.execute(sql`select pg_current_wal_insert_lsn() as place`);
    await groupedCommit(database);
    seen.push(await isOnDisk(rows[0]?.['place']));
  }
  expect(new Set(seen)).toEqual(new Set([true]));
  await database.close();
  await testDatabase.drop();
});
