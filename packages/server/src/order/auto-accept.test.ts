import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { expect, it, onTestFinished } from 'vitest';
import { createBrowser } from '../../test-tools/testing/browser.fixtures.ts';
import { createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const ORDERS = 8;

it('accepts each order once, in the name of nobody, though two servers work and jobs come twice', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const servers = await Promise.all([startTestServer(database.url), startTestServer(database.url)]);
  await database.query("update restaurants set auto_accept = 'always', call_new_guests_above = 1000000");
  const placed = await Promise.all(
    Array.from({ length: ORDERS }, (_, index) => {
      const url = servers[index % 2]?.url ?? '';
      return placeOrder(
        createServerRenderingPorts({ apiClient: createApiClient(url, createBrowser(url).fetch), now: TEST_NOW }),
      );
    }),
  );
  for (const { order } of placed)
    await database.query("select graphile_worker.add_job('auto_accept', json_build_object('orderId', $1::text))", [
      order.id,
    ]);
  await expect
    .poll(
      () =>
        database.query('select count(*)::int from graphile_worker.jobs where task_identifier = $1', ['auto_accept']),
      {
        timeout: 20_000,
      },
    )
    .toEqual([{ count: 0 }]);
  await Promise.all(servers.map(({ close }) => close()));
  const ids = placed.map(({ order }) => order.id);
  expect(
    await database.query(
      'select status, actor_id, count(*)::int from order_events where order_id = any($1) group by 1, 2 order by 1',
      [ids],
    ),
  ).toEqual([
    { status: 'accepted', actor_id: null, count: ORDERS },
    { status: 'placed', actor_id: null, count: ORDERS },
  ]);
  expect(
    await database.query(
      "select bool_and(promised_at >= (delivery_time ->> 'requestedAt')::timestamptz) from orders where id = any($1)",
      [ids],
    ),
  ).toEqual([{ bool_and: true }]);
});
