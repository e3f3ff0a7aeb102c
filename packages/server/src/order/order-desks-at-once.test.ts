import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cookieOf, createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, connect, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

/** More than the server has connections. */
const BOARDS = 40;

let database: TestDatabase;
let server: TestServer;
const opened: ClientRequest[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database.url);
});
afterAll(async () => {
  for (const each of opened) each.destroy();
  await server.close();
  await database.drop();
});

/** The first event of an order desk, which contains every order. */
async function firstOf(cookie: string): Promise<string> {
  const requested = request(`${server.url}/api/desk/orders/events`, { headers: { cookie }, agent: false });
  opened.push(requested.on('error', () => {}).end());
  const [response] = (await once(requested, 'response')) as [IncomingMessage];
  let received = '';
  for await (const chunk of response) {
    received += String(chunk);
    if (received.includes('\n\n') && received.includes('data:')) return received;
  }
  return received;
}

it('leaves connections to guests while many desks wait for all orders, and each gets them', async () => {
  const { order } = await placeOrder(
    createServerRenderingPorts({
      apiClient: createApiClient(server.url, createBrowser(server.url).fetch),
      now: TEST_NOW,
    }),
  );
  const staff = createBrowser(server.url);
  await signIn(staff, 'Mitarbeiter');
  const slow = await connect(database.url);
  await slow.query('begin');
  await slow.query('lock table orders in access exclusive mode');
  const boards = Array.from({ length: BOARDS }, () => firstOf(cookieOf(staff)));
  const waiting = async () =>
    database.query(`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  await vi.waitFor(async () => expect((await waiting()).length).toBeGreaterThan(0));
  const ready = await fetch(`${server.url}/readyz`);
  const cart = await fetch(`${server.url}/api/cart`, { headers: { cookie: `ofenpost.guest=${'x'.repeat(43)}` } });
  expect([ready.status, cart.status, (await waiting()).length]).toEqual([200, 200, 1]);
  await slow.query('commit');
  await slow.end();
  expect((await Promise.all(boards)).map((received) => received.includes(order.id))).toEqual(boards.map(() => true));
});
