import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { ok } from '@ofenpost/core/result/result';
import { fillCart, placeOrder, requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { createTestDevice } from '../../test-tools/testing/push-service.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { FORGET_EXPIRED } from './job-lanes.ts';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database.url);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** The cart of a guest with an order. */
async function visit(title?: string): Promise<void> {
  const browser = createBrowser(server.url);
  if (title !== undefined) await signIn(browser, title);
  const ports = createServerRenderingPorts({ apiClient: createApiClient(server.url, browser.fetch), now: TEST_NOW });
  await fillCart(ports);
  if (title !== undefined) return;
  const placed = await ports.checkout.place(await requestFor(ports, { email: 'anna@example.ch' }));
  if (!placed.ok) throw new Error(placed.error.code);
}

const count = async (what: string) =>
  (await database.query(`select count(*)::int as count from ${what}`))[0]?.['count'];

async function forget(): Promise<void> {
  await database.query('select graphile_worker.add_job($1)', [FORGET_EXPIRED]);
  await vi.waitFor(async () => expect(await count('graphile_worker.jobs')).toBe(0));
}

it('forgets guests, e-mails and sessions when their time is over, and nothing else', async () => {
  await visit();
  await visit('Kundin');
  const stored = async () => ({
    guestCarts: await count('carts where guest_hash is not null'),
    carts: await count('carts'),
    orders: await count('orders'),
    addresses: await count('orders where email is not null'),
    mails: await count('mails'),
    sessions: await count('sessions'),
  });
  const all = await stored();
  expect(all).toEqual({ guestCarts: 1, carts: 2, orders: 1, addresses: 1, mails: 1, sessions: 1 });

  const age = async (days: number) => {
    for (const [table, column] of [
      ['carts', 'changed_at'],
      ['orders', 'changed_at'],
      ['mails', 'created_at'],
    ])
      await database.query(`update ${table} set ${column} = $1::timestamptz - $2 * interval '1 day'`, [TEST_NOW, days]);
  };
  await age(29);
  await forget();
  expect(await stored()).toEqual(all);

  await age(31);
  await database.query(`update sessions set expires_at = now() - interval '1 minute'`);
  await forget();
  expect(await stored()).toEqual({ guestCarts: 0, carts: 1, orders: 1, addresses: 0, mails: 0, sessions: 0 });
});

it('forgets the remark of an order 90 days after it has ended, and of an open one never', async () => {
  const { fetch } = createBrowser(server.url);
  const guest = createServerRenderingPorts({ apiClient: createApiClient(server.url, fetch), now: TEST_NOW });
  const placed = [await placeOrder(guest), await placeOrder(guest)];
  const [ended, open] = placed.map(({ order, capability }) => ({ id: order.id, capability }));
  if (ended === undefined || open === undefined) throw new Error('no orders');
  expect((await guest.order.cancel(ended)).ok).toBe(true);
  const remarksAfter = async (days: number) => {
    await database.query(
      `update orders set changed_at = $1::timestamptz - $2 * interval '1 day' where id in ($3, $4)`,
      [TEST_NOW, days, ended.id, open.id],
    );
    await forget();
    const rows = await database.query(
      `select remark, edits #>> '{0,former,remark}' as former from orders where id in ($1, $2) order by number`,
      [ended.id, open.id],
    );
    return rows.map(({ remark, former }) => [remark, former]);
  };
  await database.query(`update orders set remark = 'Erdnussallergie', edits = $3 where id in ($1, $2)`, [
    ended.id,
    open.id,
    JSON.stringify([{ former: { remark: 'Nussallergie' } }]),
  ]);
  const both = ['Erdnussallergie', 'Nussallergie'];
  expect(await remarksAfter(89)).toEqual([both, both]);
  expect(await remarksAfter(91)).toEqual([['', null], both]);
});

it('does so every night', async () => {
  await vi.waitFor(async () =>
    expect(await count(`graphile_worker._private_known_crontabs where identifier = '${FORGET_EXPIRED}'`)).toBe(1),
  );
});

it('forgets the devices of orders that have ended, and no others', async () => {
  const { fetch } = createBrowser(server.url);
  const guest = createServerRenderingPorts({ apiClient: createApiClient(server.url, fetch), now: TEST_NOW });
  const [ended, open] = [await placeOrder(guest), await placeOrder(guest)];
  const keyOf = ({ order: { id }, capability }: typeof ended) => ({ id, capability });
  expect((await guest.order.cancel(keyOf(ended))).ok).toBe(true);
  const device = createTestDevice('forgotten');
  const followsBoth = async () => [
    await guest.push.followsOrder(keyOf(ended), device.endpoint),
    await guest.push.followsOrder(keyOf(open), device.endpoint),
  ];
  for (const placed of [ended, open]) await guest.push.followOrder(keyOf(placed), device);
  expect(await followsBoth()).toEqual([ok(true), ok(true)]);
  await forget();
  expect(await followsBoth()).toEqual([ok(false), ok(true)]);
});
