import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import type { Ports } from '@ofenpost/core/ports';
import { ROLES_ID } from '@ofenpost/core/role/role';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { record } from '@ofenpost/testing/contract-suites/suite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowser, demoPerson, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

/** Far below the minute after which an idle stream checks by itself; on a quiet machine it takes a few milliseconds. */
const ENDED_WITHIN_MS = 5_000;
const STAFF = demoPerson('Mitarbeiter');
const CUSTOMER = demoPerson('Kundin');

let database: TestDatabase;
let servers: readonly [TestServer, TestServer];
beforeAll(async () => {
  database = await createTestDatabase();
  servers = await Promise.all([startTestServer(database.url), startTestServer(database.url)]);
});
afterAll(async () => {
  await Promise.all(servers.map(({ close }) => close()));
  await database.drop();
});
beforeEach(() => database.query('update accounts set roles_id = $1 where id = $2', [ROLES_ID.staff, STAFF.id]));

async function visit({ url }: TestServer, title?: string): Promise<Ports> {
  const browser = createBrowser(url);
  if (title !== undefined) await signIn(browser, title);
  return createServerRenderingPorts({ apiClient: createApiClient(url, browser.fetch), now: TEST_NOW });
}

async function openBoard(server: TestServer, title = STAFF.title) {
  const { orderDesk, session } = await visit(server, title);
  const board = record(orderDesk.watch);
  await vi.waitFor(() => expect(board.values).toHaveLength(1));
  return { ...board, orderDesk, session };
}

const shorten = (left: string) =>
  database.query('update sessions set expires_at = now() + $1::interval where user_id = $2', [left, STAFF.id]);

const expectLost = (losses: readonly unknown[]) =>
  vi.waitFor(() => expect(losses).toHaveLength(1), { timeout: ENDED_WITHIN_MS });

describe('an open stream', () => {
  it.each<[string, number, (manager: Ports) => Promise<unknown>]>([
    ['is signed out everywhere', 401, ({ accountAdmin: accountBoard }) => accountBoard.signOut(STAFF.id)],
    [
      'gets another role',
      401,
      ({ accountAdmin: accountBoard }) =>
        accountBoard.changeRole(STAFF.id, { rolesId: ROLES_ID.customer, seen: ROLES_ID.staff }),
    ],
    [
      'gets another role past the app',
      403,
      () => database.query('update accounts set roles_id = $1 where id = $2', [ROLES_ID.customer, STAFF.id]),
    ],
    ['has sessions that are ended past the app', 401, () => shorten('0 seconds')],
    ['has sessions that end by their age', 401, () => shorten('300 milliseconds')],
  ])('ends at both servers, though no order comes, for somebody who %s', async (_, status, end) => {
    const [first, second, other] = await Promise.all([
      openBoard(servers[0]),
      openBoard(servers[1]),
      openBoard(servers[1], 'Geschäftsleitung'),
    ]);
    await end(await visit(servers[0], 'Geschäftsleitung'));
    await Promise.all([first, second].map(({ losses }) => expectLost(losses)));

    const again = record(second.orderDesk.watch);
    await vi.waitFor(() => expect(again.losses).toHaveLength(1));
    expect(again.losses).toMatchObject([{ status }]);
    const { order } = await placeOrder(await visit(servers[0]));
    await vi.waitFor(() => expect(other.values.at(-1)).toMatchObject([order]));
    expect([first.values.length, second.values.length, other.losses.length]).toEqual([1, 1, 0]);
    other.stop();
  });

  it('ends for everybody when all sessions are thrown away', async () => {
    const boards = await Promise.all(servers.map((server) => openBoard(server)));
    await database.query('truncate sessions cascade');
    await Promise.all(boards.map(({ losses }) => expectLost(losses)));
    expect(boards.map(({ values }) => values.length)).toEqual([1, 1]);
  });

  it('ends at both servers for a device of the kitchen that is signed out', async () => {
    const [tablet, management] = await Promise.all([visit(servers[0]), visit(servers[1], 'Geschäftsleitung')]);
    const { code, devices } = await management.device.make({ name: 'Ofen', duty: 'kitchen', station: 'all' });
    expect((await tablet.device.start(code)).ok).toBe(true);
    const kitchen = record(tablet.kitchenScreen.watch);
    await vi.waitFor(() => expect(kitchen.values).toHaveLength(1));
    await management.device.revoke(devices[0]?.id ?? '');
    await expectLost(kitchen.losses);
    const again = record(tablet.kitchenScreen.watch);
    await vi.waitFor(() => expect(again.losses).toMatchObject([{ status: 401 }]));
  });

  it('ends where somebody signed out, and goes on at their other devices', async () => {
    const [here, there] = await Promise.all([openBoard(servers[0]), openBoard(servers[1])]);
    await here.session.signOut();
    await expectLost(here.losses);
    const { order } = await placeOrder(await visit(servers[0]));
    await vi.waitFor(() => expect(there.values.at(-1)).toMatchObject([order]));
    expect(there.losses).toEqual([]);
    there.stop();
  });

  it('of an order ends with the account, but for who has the link', async () => {
    const customer = await visit(servers[0], CUSTOMER.title);
    const { order, capability } = await placeOrder(customer);
    const watch = (key: Parameters<typeof customer.order.watch>[0]) =>
      record((observer) => customer.order.watch(key, observer));
    const own = watch({ id: order.id, capability: null });
    const linked = watch({ id: order.id, capability });
    await vi.waitFor(() => expect([own.values.length, linked.values.length]).toEqual([1, 1]));
    await database.query('delete from accounts where id = $1', [CUSTOMER.id]);
    await expectLost(own.losses);
    expect(linked.losses).toEqual([]);
    linked.stop();
  });
});
