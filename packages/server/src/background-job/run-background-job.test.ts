import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createLogger } from '../logging/logger.ts';
import { cancelJob, findJob, insertPreparedJob } from './background-job.repository.ts';
import { type BackgroundJobHandler, createBackgroundJob } from './run-background-job.ts';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase(test.url, () => {});
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

/** Starts a job that no worker runs but the caller. */
async function begin(): Promise<string> {
  const id = randomUUID();
  const job = { id, kind: 'proof', title: 'Probe', at: TEST_NOW, actorId: randomUUID(), input: '', details: {} };
  await insertPreparedJob(database, job);
  await test.query(`update long_works set state = 'waiting' where id = $1`, [id]);
  return id;
}
const run = (jobId: string, proof: BackgroundJobHandler) =>
  createBackgroundJob(
    { database, clock: { now: () => TEST_NOW } },
    { kinds: { proof }, log: createLogger('testing') },
  )({
    payload: { workId: jobId },
    isLastAttempt: true,
    signal: new AbortController().signal,
  });
const stop = (jobId: string) => cancelJob(database, jobId, TEST_NOW);
const endOf = async (jobId: string) => {
  const { state, failure } = (await findJob(database, jobId))?.job ?? {};
  return { state, failure };
};
const CANCELLED = { state: 'cancelled', failure: null };

it('does not begin what was stopped while it waited', async () => {
  const id = await begin();
  await stop(id);
  await run(id, () => Promise.reject(new Error('begun')));
  expect(await endOf(id)).toEqual(CANCELLED);
});

it('is kept, when it was stopped, as servers of the version before know it', async () => {
  const id = await begin();
  await stop(id);
  expect(await test.query('select state, failure from long_works where id = $1', [id])).toEqual([
    { state: 'failed', failure: null },
  ]);
});

it.each<readonly [when: string, rest: BackgroundJobHandler]>([
  [
    'where it reports next',
    async (_tx, _job, report) => {
      await report(0, 2);
      throw new Error('went on');
    },
  ],
  ['at its end', async () => null],
  ['when it could not be done', async () => 'Das ging nicht.'],
  ['when it breaks', () => Promise.reject(new Error('broken'))],
])('keeps nothing of what was stopped meanwhile: %s', async (_when, rest) => {
  const id = await begin();
  await run(id, async (tx, job, report) => {
    await tx.execute(sql`update products set description = ${id}`);
    await stop(id);
    return rest(tx, job, report);
  });
  expect(await endOf(id)).toEqual(CANCELLED);
  expect(await test.query('select 1 from products where description = $1', [id])).toEqual([]);
});

it('ends what nobody stops', async () => {
  const id = await begin();
  await run(id, async (tx) => {
    await tx.execute(sql`update products set description = ${id}`);
    return null;
  });
  expect(await endOf(id)).toEqual({ state: 'done', failure: null });
  expect(await test.query('select 1 from products where description = $1', [id])).not.toEqual([]);
});

it.each<readonly [how: string, work: BackgroundJobHandler, end: object]>([
  ['done', async () => null, { state: 'done', failure: null }],
  ['failed', async () => 'Das ging nicht.', { state: 'failed', failure: 'Das ging nicht.' }],
])('stays as it ended when somebody stops it too late: %s', async (_how, work, end) => {
  const id = await begin();
  await run(id, work);
  await stop(id);
  expect(await endOf(id)).toEqual(end);
});
