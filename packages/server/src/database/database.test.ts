import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createGate } from '../../test-tools/chaos/gate.ts';
import { findFreePort } from '../../test-tools/testing/free-port.fixtures.ts';
import { createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { isDatabaseUnreachable } from './database-error.ts';
import { CONNECTIONS_MAX, openDatabase } from './database.ts';

/** A database behind a gate. */
async function openFollowingGate(answerWithinMs?: number) {
  const testDatabase = await createTestDatabase();
  const gate = await createGate(await findFreePort());
  const url = new URL(testDatabase.url);
  gate.lead(Number(url.port));
  url.hostname = 'localhost';
  url.port = `${gate.port}`;
  const database = openDatabase(String(url), () => {}, answerWithinMs === undefined ? {} : { answerWithinMs });
  const close = async () => {
    await database.close();
    await gate.shut();
    await testDatabase.drop();
  };
  return { database, gate, close };
}

it('has all its connections again, however many transactions could not even begin', async () => {
  const { database, gate, close } = await openFollowingGate();
  let failures = 0;
  for (let count = 0; count < CONNECTIONS_MAX + 5; count += 1) {
    await database.execute(sql`select 1`);
    gate.cut();
    // The pool does not know yet, and returns the broken connection.
    const failure: unknown = await database
      .transaction(async (tx) => tx.execute(sql`select 1`))
      .then(
        () => null,
        (error: unknown) => error,
      );
    if (failure !== null) failures += 1;
    expect(failure === null || isDatabaseUnreachable(failure)).toBe(true);
  }
  expect(failures).toBeGreaterThan(CONNECTIONS_MAX);
  expect((await database.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await close();
});

it('asks nothing more where a commit is not answered, so that nobody waits twice', async () => {
  const answerWithinMs = 3_000;
  const { database, gate, close } = await openFollowingGate(answerWithinMs);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const silenced = Promise.withResolvers<void>();
  const lost = database.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    gate.connectionTimeout();
    silenced.resolve();
  });
  const given = lost.catch((error: unknown) => error);
  // The commit then waits for its answer.
  await silenced.promise;
  while (vi.getTimerCount() === 0) await nextTurn();
  // A second wait would never end.
  await vi.advanceTimersByTimeAsync(answerWithinMs);
  expect(await given).toSatisfy(isDatabaseUnreachable);
  vi.useRealTimers();
  gate.unsilence();
  await close();
});

it('waits for no answer for ever, and keeps no connection over which none comes', async () => {
  const { database, gate, close } = await openFollowingGate(300);
  const ask = () => database.execute(sql`select 1`);
  const share = () => database.$pipeline.execute(sql`select 1`);
  const losses = [
    async () => {
      gate.connectionTimeout();
      await ask();
    },
    () =>
      database.transaction(async (tx) => {
        gate.connectionTimeout();
        await tx.execute(sql`select 1`);
      }),
    // The commit gets no answer.
    () => database.transaction(async () => gate.connectionTimeout()),
    // Nor do queries on the shared connection.
    async () => {
      await share();
      gate.connectionTimeout();
      await Promise.all([share(), share()]);
    },
  ];
  for (const lose of losses) {
    await vi.waitFor(ask);
    await expect(lose()).rejects.toSatisfy(isDatabaseUnreachable);
    gate.unsilence();
    // The idle connections are broken as well; the next query fails on one, and the pool drops it.
    await vi.waitFor(ask);
    await expect.poll(() => database.countConnections().used).toBe(0);
  }
  await vi.waitFor(share);
  await close();
});

it('says of a statement that took too long that it may be tried again', async () => {
  const { database, close } = await openFollowingGate();
  const lasting = database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 50`);
    await tx.execute(sql`select pg_sleep(30)`);
  });
  await expect(lasting).rejects.toSatisfy(isDatabaseUnreachable);
  expect((await database.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await close();
});

it('begins a transaction anew that a deadlock ended', async () => {
  const testDatabase = await createTestDatabase();
  const database = openDatabase(testDatabase.url, () => {});
  onTestFinished(async () => {
    await database.close();
    await testDatabase.drop();
  });
  const add = (section: string) =>
    sql`insert into settings_versions (section, version) values (${section}, 1)
      on conflict (section) do update set version = settings_versions.version + 1`;
  const both = Promise.withResolvers<void>();
  let attempts = 0;
  let locked = 0;
  const cross = (first: string, second: string) =>
    database.transaction(async (tx) => {
      attempts += 1;
      await tx.execute(add(first));
      locked += 1;
      if (locked === 2) both.resolve();
      await both.promise;
      await tx.execute(add(second));
    });
  await Promise.all([cross('one', 'two'), cross('two', 'one')]);
  expect(attempts).toBeGreaterThan(2);
  expect(await testDatabase.query(`select version from settings_versions where section in ('one', 'two')`)).toEqual([
    { version: 2 },
    { version: 2 },
  ]);
});
