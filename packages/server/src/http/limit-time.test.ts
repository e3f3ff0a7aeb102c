import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { plainBread, requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import type { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { cookieOf, createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { findFreePort } from '../../test-tools/testing/free-port.fixtures.ts';
import { askRaw } from '../../test-tools/testing/raw-request.fixtures.ts';
import { type TestDatabase, connect, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { UNREACHABLE_DETAIL } from '../database/database-error.ts';

const WITHIN_MS = 100;

let database: TestDatabase;
let patient: TestServer;
/** Another process of the same shop, with a timeout of `WITHIN_MS`. */
let hurried: TestServer;
let figures: string;
/** Everything that reads or writes an order waits for this connection. */
let other: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  patient = await startTestServer(database.url);
  const port = `${await findFreePort()}`;
  figures = `http://127.0.0.1:${port}/metrics`;
  const neverLoaded = () => new Promise<never>(() => {});
  hurried = await startTestServer(database.url, { METRICS_PORT: port }, neverLoaded, undefined, {
    answeredWithinMs: WITHIN_MS,
  });
});
beforeEach(async () => {
  other = await connect(database.url);
});
afterEach(() => other.end());
afterAll(async () => {
  await hurried.close();
  await patient.close();
  await database.drop();
});

const holdOrders = () => other.query('begin; lock table orders in access exclusive mode');
const untilHeldUp = () =>
  expect
    .poll(() =>
      database.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1",
      ),
    )
    .toHaveLength(1);
/** A client at either server; both know its cookies. */
const clientAt = (server: TestServer, send: typeof fetch) =>
  createServerRenderingPorts({ apiClient: createApiClient(server.url, send), now: TEST_NOW });

it('asks a guest whose order takes too long to come again, and then it has been placed once', async () => {
  const browser = createBrowser(patient.url);
  const guest = clientAt(patient, browser.fetch);
  const { id: productId } = await plainBread(guest);
  await guest.cart.add({ productId, optionIds: [], amount: 8 });
  const order = { ...(await requestFor(guest)), idempotencyKey: guest.idempotencyKey.create() };
  await holdOrders();
  const atHurried = clientAt(hurried, (input, init) => {
    const requested = new Request(input, init);
    requested.headers.set('cookie', cookieOf(browser));
    return fetch(requested);
  });
  await expect(atHurried.checkout.place(order)).rejects.toMatchObject({ status: 503, message: UNREACHABLE_DETAIL });
  await untilHeldUp();
  await other.query('rollback');
  const placed = await guest.checkout.place(order);
  expect(placed.ok).toBe(true);
  expect(await guest.checkout.place(order)).toEqual(placed);
  expect(await database.query('select count(*)::int from orders')).toEqual([{ count: 1 }]);
});

it('tells programs so in their form, and whoever waits for a page in words', async () => {
  const browser = createBrowser(patient.url);
  await signIn(browser, 'Mitarbeiter');
  await holdOrders();
  const headers = { cookie: cookieOf(browser) };
  const called = await askRaw(hurried.local, '/api/orders?limit=5', { headers });
  expect([called.status, called.headers['retry-after'], JSON.parse(called.body)]).toEqual([
    503,
    '1',
    expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', status: 503, message: UNREACHABLE_DETAIL }),
  ]);
  const page = await askRaw(hurried.local, '/products');
  expect([page.status, page.headers['retry-after'], page.body]).toEqual([503, '1', UNREACHABLE_DETAIL]);
  expect(page.headers['x-request-id']).toBeDefined();
});

it('keeps no live answer open that came too late', async () => {
  const browser = createBrowser(patient.url);
  await signIn(browser, 'Mitarbeiter');
  await holdOrders();
  const watched = await askRaw(hurried.local, '/api/desk/orders/events', { headers: { cookie: cookieOf(browser) } });
  expect(watched.status).toBe(503);
  await untilHeldUp();
  await other.query('rollback');
  await expect.poll(async () => (await fetch(figures)).text()).toContain('\nofenpost_live_connections 0\n');
});

it('lets nobody wait longer who sends what nobody reads', async () => {
  const requested = request(`${hurried.local}/products`, { headers: { 'content-length': '2' } });
  requested.write('{');
  const [{ statusCode }] = (await once(requested, 'response')) as [IncomingMessage];
  requested.destroy();
  expect(statusCode).toBe(503);
});

it.each(['', '{'])('lets everybody send for as long as they need, first "%s"', async (first) => {
  const headers = { 'content-length': '2', 'content-type': 'application/json' };
  const requested = request(`${hurried.local}/api/cart/items`, { method: 'POST', headers });
  requested.flushHeaders();
  requested.write(first);
  const answered = once(requested, 'response');
  expect(await Promise.race([answered, sleep(5 * WITHIN_MS)])).toBeUndefined();
  requested.end('{}'.slice(first.length));
  const [{ statusCode }] = (await answered) as [IncomingMessage];
  expect(statusCode).toBeLessThan(500);
});
