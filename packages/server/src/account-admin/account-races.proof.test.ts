import { randomUUID } from 'node:crypto';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import type { Ports } from '@ofenpost/core/ports';
import { ROLES_ID } from '@ofenpost/core/role/role';
import { plainBread, requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, demoPerson, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { RACE_TIMEOUT, raceSize } from '../../test-tools/testing/race-size.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const ROUNDS = raceSize(50);
/** Enough for the minimum order of the first area. */
const BREADS = 8;

/** The calls that failed with an error of the server; a refusal (status below 500) is an answer. */
const failures = async (calls: readonly Promise<unknown>[]): Promise<readonly unknown[]> =>
  (await Promise.allSettled(calls)).flatMap((settled) => {
    if (settled.status === 'fulfilled') return [];
    const reason = settled.reason as { readonly status?: number };
    return reason.status !== undefined && reason.status < 500 ? [] : [reason];
  });

describe('people who order while accounts change, at two servers', { timeout: RACE_TIMEOUT }, () => {
  let database: TestDatabase;
  let servers: readonly TestServer[];
  let manager: Ports;
  let productId: string;
  let code: string;

  async function open(title: string, server = 0): Promise<Ports> {
    const { url } = servers[server] ?? { url: '' };
    const browser = createBrowser(url);
    await signIn(browser, title);
    return createServerRenderingPorts({ apiClient: createApiClient(url, browser.fetch), now: TEST_NOW });
  }
  /** Ends all open orders, so that none of them prevents an account's removal. */
  async function endOrders(): Promise<void> {
    const unfinished = await database.query("select id, status from orders where status in ('placed', 'accepted')");
    for (const { id, status } of unfinished)
      await manager.orderDesk.step(String(id), stepTo(status as 'placed' | 'accepted', 'cancelled'));
  }
  /** No order of a removed account still names its owner. */
  async function expectForgotten(): Promise<void> {
    const named = `select number from orders where account_id is null and address ->> 'contactName' = 'Anna Keller'`;
    expect(await database.query(named)).toEqual([]);
  }
  async function expectNoDeadlocks(): Promise<void> {
    const stat = 'select deadlocks::int from pg_stat_database where datname = current_database()';
    expect(await database.query(stat)).toEqual([{ deadlocks: 0 }]);
  }
  /** A customer with breads in the cart, and requests that are sent twice. */
  async function customer() {
    const [here, there] = [await open('Kundin'), await open('Kundin', 1)];
    await here.cart.add({ productId, optionIds: [], amount: BREADS });
    const plain = await requestFor(here);
    const paid = await requestFor(here, { giftCardCode: code });
    const id = (await here.session.loadMe()).id ?? '';
    const place = (ports: Ports, request = plain) => ports.checkout.place({ ...request, idempotencyKey: randomUUID() });
    return { here, there, id, plain, paid, place };
  }

  beforeAll(async () => {
    database = await createTestDatabase();
    servers = await Promise.all([startTestServer(database.url), startTestServer(database.url)]);
    manager = await open('Geschäftsleitung');
    ({ id: productId } = await plainBread(manager));
    const draft = { buyer: 'Anna Keller', greeting: '', email: demoPerson('Kundin').email, paidWith: 'card' as const };
    const issued = await manager.giftCardAdmin.issue(randomUUID(), { ...draft, amount: 100_000 });
    code = issued.ok ? issued.value.code : '';
    await database.query('update restaurants set oven_capacity = null');
  });
  afterEach(endOrders);
  afterAll(async () => {
    await Promise.all(servers.map(({ close }) => close()));
    await database.drop();
  });

  it('are answered when they remove their account at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { here, there, id, paid, place } = await customer();
      const calls = [
        place(here),
        place(there, paid),
        here.account.remove(id),
        there.cart.add({ productId, optionIds: [], amount: 1 }),
      ];
      expect(await failures(calls)).toEqual([]);
      await expectForgotten();
      await endOrders();
    }
    await expectNoDeadlocks();
  });

  it('are answered when the management removes them or gives them another role at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { here, there, id, paid, place } = await customer();
      await manager.cart.add({ productId, optionIds: [], amount: BREADS });
      const calls = [
        place(here),
        place(there, paid),
        place(manager, paid),
        round % 3 === 0
          ? manager.accountAdmin.changeRole(id, { rolesId: ROLES_ID.courier, seen: ROLES_ID.customer })
          : manager.accountAdmin.remove(id),
        here.account.remove(id),
      ];
      expect(await failures(calls)).toEqual([]);
      await expectForgotten();
      await endOrders();
    }
    await expectNoDeadlocks();
  });

  it('are served by somebody of the team who is removed at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const staff = await open('Mitarbeiter', round % 2);
      const { id, rolesId } = await staff.session.loadMe();
      await manager.accountAdmin.changeRole(id ?? '', { rolesId: ROLES_ID.staff, seen: rolesId });
      const by = await open('Mitarbeiter', round % 2);
      const { here, plain, place } = await customer();
      const placed = await place(here);
      if (!placed.ok) throw new Error(placed.error.code);
      const { order } = placed.value;
      const { address, ...draft } = plain.draft;
      const phoneOrder = () =>
        by.phoneOrder.capture({
          idempotencyKey: randomUUID(),
          totalPrice: plain.totalPrice,
          giftCardAmount: 0,
          items: [{ productId, amount: BREADS, optionIds: [] }],
          draft: { ...draft, address, giftCardCode: '' },
          override: null,
        });
      const taken = await phoneOrder();
      const calls = [
        by.orderDesk.step(order.id, stepTo('placed', 'accepted')),
        ...(taken.ok ? [by.orderDesk.step(taken.value.id, stepTo('accepted', 'preparing'))] : []),
        phoneOrder(),
        manager.accountAdmin.remove(id ?? ''),
      ];
      expect(await failures(calls)).toEqual([]);
      await endOrders();
    }
    await expectNoDeadlocks();
  });
});
