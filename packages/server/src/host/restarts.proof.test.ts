import { setTimeout as sleep } from 'node:timers/promises';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import type { Ports } from '@ofenpost/core/ports';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { record } from '@ofenpost/testing/contract-suites/suite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Balancer, startBalancer } from '../../test-tools/testing/balancer.fixtures.ts';
import { createBrowser } from '../../test-tools/testing/browser.fixtures.ts';
import { findFreePort } from '../../test-tools/testing/free-port.fixtures.ts';
import {
  type RestartableServer,
  startRestartableServer,
} from '../../test-tools/testing/restartable-server.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';

const GUESTS = 3;
const THINKS_MS = 30;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('two servers on one database, restarted one after the other', () => {
  let url: string;
  let balancer: Balancer;
  let servers: readonly RestartableServer[];
  beforeAll(async () => {
    const port = await findFreePort();
    url = `http://localhost:${port}`;
    balancer = await startBalancer(port);
    servers = await Promise.all([1, 2].map(() => startRestartableServer(database.url, { PUBLIC_URL: url })));
    balancer.serve(servers.map((server) => server.url));
  });
  afterAll(async () => {
    await balancer.close();
    await Promise.all(servers.map((server) => server.close()));
  });

  const visit = (): Ports =>
    createServerRenderingPorts({ apiClient: createApiClient(url, createBrowser(url).fetch), now: TEST_NOW });

  it('lose no request, and tell who listens to come back', async () => {
    const untilAllServe = () => vi.waitUntil(() => servers.every((server) => balancer.sendsTo(server.url)));
    await untilAllServe();
    const streams = [record(visit().content.watch), record(visit().content.watch)];
    await vi.waitFor(() => expect(streams.map(({ values }) => values.length)).toEqual([1, 1]));

    const placed = new Set<string>();
    const failures: unknown[] = [];
    let isOver = false;
    const turns = Array.from({ length: GUESTS }, () => 0);
    const order = async (_: unknown, guest: number) => {
      for (; !isOver; await sleep(THINKS_MS)) {
        await placeOrder(visit()).then(
          ({ order: { id } }) => placed.add(id),
          (error: unknown) => failures.push(error),
        );
        turns[guest] = (turns[guest] ?? 0) + 1;
      }
    };
    const guests = turns.map(order);
    /** Resolves when the balancer has noticed and every guest's current order began afterwards. */
    const drainedAt = async ({ url: left }: RestartableServer) => {
      await vi.waitUntil(() => !balancer.sendsTo(left));
      const before = [...turns];
      await vi.waitUntil(() => turns.every((count, guest) => count > (before[guest] ?? 0) + 1));
    };
    const codes: (number | null)[] = [];
    for (const server of servers) {
      codes.push(await server.restart(() => drainedAt(server)));
      // All servers are in use again before the next one restarts.
      await untilAllServe();
    }
    isOver = true;
    await Promise.all(guests);

    expect(failures).toEqual([]);
    expect(codes).toEqual([0, 0]);
    const stored = await database.query('select id from orders');
    expect(new Set(stored.map(({ id }) => id))).toEqual(placed);
    expect(placed.size).toBeGreaterThan(GUESTS);
    expect(streams.map(({ losses }) => losses.length)).toEqual([1, 1]);
    for (const { stop } of streams) stop();
  });
});
