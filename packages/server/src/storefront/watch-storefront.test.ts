import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HALF_A_SECOND, answersDuring } from '../../test-tools/testing/pace.fixtures.ts';
import { type TestDatabase, connect, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { testConfiguration } from '../../test-tools/testing/test-server.fixtures.ts';
import { type RunningServices, startServices } from '../host/start-services.ts';
import { createLogger } from '../logging/logger.ts';
import { watchContent } from './watch-storefront.ts';

const LISTENERS = 500;

describe('open pages', () => {
  let database: TestDatabase;
  let processes: readonly RunningServices[];
  beforeAll(async () => {
    database = await createTestDatabase();
    const configuration = testConfiguration({ DATABASE_URL: database.url });
    processes = await Promise.all([1, 2].map(() => startServices(configuration, createLogger('testing'))));
  });
  afterAll(async () => {
    await Promise.all(processes.map(({ endLive }) => endLive()));
    await Promise.all(processes.map(({ close }) => close()));
    await database.drop();
  });

  const services = (index: number) => {
    const found = processes[index % processes.length];
    if (found === undefined) throw new Error('There is no such process.');
    return found;
  };
  const sellOut = (hour: string) => database.query(`update products set sold_out_until = $1`, [hour]);
  const versionOf = async (queue: Awaited<ReturnType<typeof watchContent>>) => (await queue.next()).value?.version;

  it(`learn at once what changed, ${LISTENERS} of them at two processes, which read once`, async () => {
    const queues = await Promise.all(Array.from({ length: LISTENERS }, (_, index) => watchContent(services(index))));
    const before = new Set(await Promise.all(queues.map(versionOf)));
    expect(before.size).toBe(1);
    const reported = queues.map(versionOf);
    const took = await answersDuring(database.url, async () => {
      await sellOut('2026-11-20T20:00:00Z');
      await Promise.all(reported);
    });
    expect(took).toBeLessThan(HALF_A_SECOND);
    const after = new Set(await Promise.all(reported));
    expect(after.size).toBe(1);
    expect([...after]).not.toEqual([...before]);
    expect([...after]).toEqual([(await services(0).content.read()).version]);
    await Promise.all(queues.map((queue) => queue.return()));
  });

  it('know the same version of the same content at either process, and another one of another', async () => {
    const queues = await Promise.all([watchContent(services(0)), watchContent(services(1))]);
    const [first] = await Promise.all(queues.map(versionOf));
    const reported = queues.map(versionOf);
    await database.query(`update restaurants set preparation_minutes = preparation_minutes + 5`);
    const [changed, changedThere] = await Promise.all(reported);
    expect(changed).toBe(changedThere);
    const back = queues.map(versionOf);
    await database.query(`update restaurants set preparation_minutes = preparation_minutes - 5`);
    expect(await Promise.all(back)).toEqual([first, first]);
  });

  it('are told that the database cut the connection, and begin with what changed meanwhile', async () => {
    const queue = await watchContent(services(0));
    const first = await versionOf(queue);
    const failure = queue.next().catch((error: unknown) => error);
    const [inside, outside] = [await connect(database.url), await connect(new URL('/postgres', database.url))];
    const allow = (isAllowed: boolean) =>
      outside.query(`alter database ${new URL(database.url).pathname.slice(1)} allow_connections ${isAllowed}`);
    // The listener reconnects only after the change, whose notification is missed.
    await allow(false);
    await inside.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
    );
    expect(await failure).toBeInstanceOf(Error);
    await inside.query(`update products set sold_out_until = '2026-11-20T21:00:00Z'`);
    await allow(true);
    await Promise.all([inside.end(), outside.end()]);
    expect(await versionOf(await watchContent(services(0)))).not.toBe(first);
  });
});
