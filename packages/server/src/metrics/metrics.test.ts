import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { record } from '@ofenpost/testing/contract-suites/suite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBrowser } from '../../test-tools/testing/browser.fixtures.ts';
import { findFreePort } from '../../test-tools/testing/free-port.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';
const SECRET = 'SeCrEt';

describe('the figures for Prometheus', () => {
  let database: TestDatabase;
  let server: TestServer;
  let url: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    const port = await findFreePort();
    url = `http://127.0.0.1:${port}/metrics`;
    server = await startTestServer(database.url, { METRICS_PORT: `${port}`, REVISION: '1a2b3c', RATE_LIMITS: 'on' });
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const read = async () => (await fetch(url)).text();
  const figure = async (name: string): Promise<number> => {
    const line = (await read()).split('\n').find((each) => each.startsWith(`${name} `));
    return Number(line?.slice(name.length));
  };
  const visit = () =>
    createServerRenderingPorts({
      apiClient: createApiClient(server.url, createBrowser(server.url).fetch),
      now: TEST_NOW,
    });

  it('count requests by the route of the contract, never by their path', async () => {
    await fetch(`${server.url}/api/orders/${UNKNOWN_ID}?capability=${SECRET}`);
    await fetch(`${server.url}/api/${SECRET}`);
    await fetch(`${server.url}/${SECRET}`);
    await fetch(`${server.url}/healthz`);
    const text = await read();
    for (const labels of [
      'method="GET",route="/api/orders/{id}",status="404"',
      'method="GET",route="/api/*",status="404"',
      'method="GET",route="/healthz",status="200"',
    ])
      expect(text).toContain(`ofenpost_http_request_duration_seconds_count{${labels}} 1`);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain(UNKNOWN_ID);
    expect(await figure('ofenpost_http_requests_in_flight')).toBe(0);
  });

  it('tell of orders, jobs and connections, and what runs', async () => {
    const { order } = await placeOrder(visit());
    await database.query(`select graphile_worker.add_job('nobody_does_this', json_build_object(), max_attempts := 1)`);
    expect(await figure('ofenpost_last_order_number')).toBe(order.number);
    expect(await figure('ofenpost_jobs{task="nobody_does_this",state="waiting"}')).toBe(1);
    expect(await figure('ofenpost_build_info{revision="1a2b3c"}')).toBe(1);
    await database.query(
      `insert into payments (id, order_id, attempt, reference, state, amount, tip, captured, refunded, display_text,
         initialised_at, expires_at, wished, counts, ask_retry, problem, return_hash, notify_hash)
       values ('${UNKNOWN_ID}', '${order.id}', 1, 'OFP-1-1', 'unclear', 500, 0, 0, 0, '', now(), now(), 'onlineCard',
         false, 0, 'TIMEOUT', 'a', 'b')`,
    );
    expect(await figure('ofenpost_online_payments{state="unclear"}')).toBe(1);
    expect(await figure('ofenpost_online_payment_problems{problem="TIMEOUT"}')).toBe(1);
    expect(await figure('ofenpost_database_up')).toBe(1);
    expect(await figure('ofenpost_database_connections{state="waiting"}')).toBe(0);
    expect(await figure('ofenpost_database_connections{state="idle"}')).toBeGreaterThan(0);
    expect(await figure('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('count every connection that PostgreSQL has open for the process', async () => {
    const reported = async () => {
      const counts = (await read()).matchAll(/^ofenpost_database_connections\{state="(?:used|idle)"\} (\d+)$/gm);
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
    };
    const open = async () => {
      const [row] = await database.query(
        'select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      return row?.['count'];
    };
    // Opens the connection on which orders wait for the disk.
    await placeOrder(visit());
    await vi.waitFor(async () => expect(await reported()).toBe(await open()));
  });

  it('know how many listen', async () => {
    const before = await figure('ofenpost_live_connections');
    const stream = record(visit().content.watch);
    await vi.waitFor(() => expect(stream.values).toHaveLength(1));
    expect(await figure('ofenpost_live_connections')).toBe(before + 1);
    stream.stop();
    await vi.waitFor(async () => expect(await figure('ofenpost_live_connections')).toBe(before));
  });

  it('know whom a limit refused', async () => {
    const body = '{"code":"2222-2222-22222"}';
    const headers = { 'content-type': 'application/json' };
    for (let count = 0; count < 11; count += 1)
      await fetch(`${server.url}/api/gift-cards/balance`, { method: 'POST', headers, body });
    expect(await figure('ofenpost_calls_refused_total{limit="giftCard.readBalance"}')).toBeGreaterThan(0);
  });

  it('are told nowhere else', async () => {
    expect((await fetch(`${server.url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');
    expect((await fetch(new URL('/', url))).status).toBe(404);
  });
});
