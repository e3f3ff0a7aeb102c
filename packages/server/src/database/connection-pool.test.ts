import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { connect, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { isDatabaseUnreachable } from './database-error.ts';
import { openDatabase } from './database.ts';

async function openForTest() {
  const testDatabase = await createTestDatabase();
  const database = openDatabase(testDatabase.url, () => {});
  onTestFinished(async () => {
    await database.close();
    await testDatabase.drop();
  });
  const pid = async () => (await database.$pipeline.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.['pid'];
  return { testDatabase, database, pid };
}

const reasonOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

it('answers all who ask at once over one connection, and gives it back', async () => {
  const { database, pid } = await openForTest();
  const pids = await Promise.all(Array.from({ length: 50 }, pid));
  expect(new Set(pids).size).toBe(1);
  await expect.poll(() => database.countConnections()).toMatchObject({ used: 0, waiting: 0 });
});

it('lets a statement that fails harm nobody beside it', async () => {
  const { database, pid } = await openForTest();
  const [before, failed, after] = await Promise.all([
    pid(),
    reasonOf(database.$pipeline.execute(sql`select 1 / 0`)),
    pid(),
  ]);
  expect(failed).toMatchObject({ cause: { code: '22012' } });
  expect(before).toBe(after);
});

it('fails for all who wait when the connection breaks, and then takes another one', async () => {
  const { testDatabase, database, pid } = await openForTest();
  const broken = await pid();
  const holder = await connect(testDatabase.url);
  await holder.query('begin; lock table carts');
  // The first statement waits for the lock, and the others for the first.
  await database.$pipeline.execute(sql`set lock_timeout = 0`);
  const waiting = Array.from({ length: 3 }, () => reasonOf(database.$pipeline.execute(sql`select from carts`)));
  await expect
    .poll(() =>
      testDatabase.query(`select from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'`, [broken]),
    )
    .toHaveLength(1);
  // None of them waits for the connection.
  expect(database.countConnections()).toMatchObject({ used: 1, waiting: 0 });
  await testDatabase.query('select pg_terminate_backend($1)', [broken]);
  for (const reason of await Promise.all(waiting)) expect(reason).toSatisfy(isDatabaseUnreachable);
  await holder.end();
  expect(await pid()).not.toBe(broken);
});
