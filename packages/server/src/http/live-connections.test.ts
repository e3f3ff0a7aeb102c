import { once } from 'node:events';
import { Agent, type IncomingMessage, get } from 'node:http';
import type { Account } from '@ofenpost/core/account/account';
import { GUEST } from '@ofenpost/core/account/guest';
import { ROLES_ID } from '@ofenpost/core/role/role';
import type { Context } from 'hono';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { createLiveQueue } from '../live/live-queue.ts';
import { createLogger } from '../logging/logger.ts';
import type { AppEnvironment } from './app.ts';
import { ALL_LIVE_CONNECTIONS_MAX, LIVE_CONNECTIONS_MAX, createLiveConnections } from './live-connections.ts';

let database: TestDatabase;
let server: TestServer;
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database.url, { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' });
});
afterAll(async () => {
  agent.destroy();
  await server.close();
  await database.drop();
});

async function listenFrom(address: string): Promise<IncomingMessage> {
  const requested = get(`${server.local}/api/content/events`, { agent, headers: { 'x-forwarded-for': address } });
  const [answer] = (await once(requested, 'response')) as [IncomingMessage];
  answer.on('error', () => {}).resume();
  return answer;
}

it('lets one address listen so many times, until one of them goes, and others as before', async () => {
  const open = await Promise.all(Array.from({ length: LIVE_CONNECTIONS_MAX }, () => listenFrom('203.0.113.1')));
  expect(new Set(open.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const refused = await listenFrom('203.0.113.1');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect((await listenFrom('203.0.113.2')).statusCode).toBe(200);
  open[0]?.destroy();
  await vi.waitFor(async () => expect((await listenFrom('203.0.113.1')).statusCode).toBe(200));
});

it('lets only so many listen in all, from however many addresses, and staff besides', async () => {
  let address = 0;
  const live = createLiveConnections({
    configuration: { rateLimits: true },
    senderAddress: () => `${(address += 1)}`,
  });
  const log = createLogger('testing');
  const contextOf = (account: Account) => {
    const variables = { log, api: { account: async () => account } };
    return { get: (name: keyof typeof variables) => variables[name] } as unknown as Context<AppEnvironment>;
  };
  const openAs = (account: Account) => live.open(contextOf(account), async () => createLiveQueue<string>());
  const open = () => openAs(GUEST);
  const queues = await Promise.all(Array.from({ length: ALL_LIVE_CONNECTIONS_MAX }, open));
  expect(queues.includes(null)).toBe(false);
  expect(await open()).toBeNull();
  const board = await openAs({ ...GUEST, email: 'desk@example.com', rolesId: ROLES_ID.staff });
  expect(board).not.toBeNull();
  await board?.return();
  await queues[0]?.return();
  await vi.waitFor(async () => expect(await open()).not.toBeNull());
});
