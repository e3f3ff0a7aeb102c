import { expect, it } from 'vitest';
import { createGate } from '../../test-tools/chaos/gate.ts';
import { findFreePort } from '../../test-tools/testing/free-port.fixtures.ts';
import { createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { openDatabase } from '../database/database.ts';
import { createLogger } from '../logging/logger.ts';
import type { JobTasks } from './job.ts';
import { migrateJobs, startJobs, withRepeatableRelease } from './start-jobs.ts';

const lane = (tasks: JobTasks) => ({ name: 'mails', atOnce: 4, tasks, schedule: [] });

it('survives that the database goes away while jobs are done, and goes on when it is back', async () => {
  const testDatabase = await createTestDatabase();
  const gate = await createGate(await findFreePort());
  gate.lead(Number(new URL(testDatabase.url).port));
  const url = new URL(testDatabase.url);
  url.port = `${gate.port}`;
  url.hostname = 'localhost';
  const database = openDatabase(String(url), () => {});
  await migrateJobs(database.$client);
  const done: unknown[] = [];
  const add = (what: string) =>
    testDatabase.query(`select graphile_worker.add_job('send_mail', json_build_object('what', $1::text))`, [what]);
  const jobs = startJobs({
    pool: database.$client,
    log: createLogger('testing'),
    lanes: [
      lane({
        send_mail: async ({ payload }) => {
          const { what } = payload as { readonly what: string };
          if (what !== 'afterwards') await gate.shut();
          done.push(what);
          if (what === 'fails') throw new Error('This job fails.');
        },
      }),
    ],
  });
  for (const what of ['succeeds', 'fails']) {
    await add(what);
    await expect.poll(() => done).toContain(what);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await gate.open();
  }
  await add('afterwards');
  await expect.poll(() => done).toContain('afterwards');
  await jobs.stop();
  await database.close();
  await gate.shut();
  await testDatabase.drop();
});

it('begins anew when its very first question is cut off', async () => {
  const testDatabase = await createTestDatabase();
  const database = openDatabase(testDatabase.url, () => {});
  let cutsNext = false;
  let cuts = 0;
  database.$client.on('connect', (client) => {
    const { query } = client;
    client.query = ((...requested: readonly unknown[]) => {
      if (!cutsNext || !JSON.stringify(requested[0])?.includes('_private_tasks as tasks'))
        return Reflect.apply(query, client, requested) as unknown;
      cutsNext = false;
      cuts += 1;
      return Promise.reject(new Error('write ECONNRESET'));
    }) as typeof query;
  });
  await migrateJobs(database.$client);
  cutsNext = true;
  const done: unknown[] = [];
  const jobs = startJobs({
    pool: database.$client,
    log: createLogger('testing'),
    lanes: [lane({ send_mail: async ({ payload }) => void done.push(payload) })],
  });
  await testDatabase.query(`select graphile_worker.add_job('send_mail', json_build_object('what', 'waits'))`);
  await expect.poll(() => done).toEqual([{ what: 'waits' }]);
  expect(cuts).toBe(1);
  await jobs.stop();
  await database.close();
  await testDatabase.drop();
});

it('bears that a connection is released twice', async () => {
  const testDatabase = await createTestDatabase();
  const database = openDatabase(testDatabase.url, () => {});
  const pool = withRepeatableRelease(database.$client);
  const released = await new Promise<boolean>((resolve) => {
    pool.connect((_error, _client, release) => {
      release();
      release();
      resolve(true);
    });
  });
  // It is in the pool once.
  expect([released, database.$client.idleCount]).toEqual([true, 1]);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await database.close();
  await testDatabase.drop();
});
