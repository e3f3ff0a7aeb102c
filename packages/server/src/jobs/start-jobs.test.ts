import { expect, it } from 'vitest';
import { createGate } from '../chaos/gate.ts';
import { openDatabase } from '../database/database.ts';
import { createLogger } from '../logging/logger.ts';
import { findFreePort } from '../testing/free-port.fixtures.ts';
import { createTestDatabase } from '../testing/test-database.fixtures.ts';
import { migrateJobs } from './migrate-jobs.ts';
import { startJobs } from './start-jobs.ts';

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
    schedule: [],
    tasks: {
      send_mail: async ({ payload }: { readonly payload: unknown }) => {
        const { what } = payload as { readonly what: string };
        if (what !== 'afterwards') await gate.shut();
        done.push(what);
        if (what === 'fails') throw new Error('This job fails.');
      },
    },
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
