import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { superviseServer } from '../../test-tools/testing/supervised-server.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const THINKS_MS = 30;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('a server goes on for as long as proxies need to notice', async () => {
  const server = await startTestServer(database.url, { DRAIN_SECONDS: '1' });
  const start = performance.now();
  await server.close();
  // Timers may fire a moment early.
  expect(performance.now() - start).toBeGreaterThan(990);
});

describe('one server to which its socket is handed over', () => {
  /** Sends a request over a new connection. */
  const ask = async (url: string): Promise<number> => {
    const requested = get(url, { agent: false });
    const [answer] = (await once(requested, 'response')) as [{ readonly statusCode: number; resume(): void }];
    answer.resume();
    return answer.statusCode;
  };

  it('lets who comes in between wait, and refuses nobody', async () => {
    const { url, pids, ended } = await superviseServer(database.url);
    expect(await ask(`${url}/readyz`)).toBe(200);
    const answers: unknown[] = [];
    let isOver = false;
    const guest = (async () => {
      for (; !isOver; await sleep(THINKS_MS))
        answers.push(await ask(`${url}/api/cart`).catch((error: unknown) => error));
    })();
    const stop = (pid: number | undefined) => process.kill(pid ?? Number.NaN, 'SIGTERM');
    await sleep(THINKS_MS * 5);
    stop(pids[0]);
    await vi.waitFor(() => expect(pids).toHaveLength(2));
    const before = answers.length;
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(before + 1));
    isOver = true;
    await guest;
    stop(pids[1]);
    await ended;
    expect(new Set(answers)).toEqual(new Set([200]));
  });
});
