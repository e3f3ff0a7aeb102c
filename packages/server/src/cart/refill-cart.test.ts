import { randomUUID } from 'node:crypto';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBrowser } from '../../test-tools/testing/browser.fixtures.ts';
import { countCartReads } from '../../test-tools/testing/cart-reads.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

describe('ordering again', () => {
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

  function visit() {
    const browser = createBrowser(server.url);
    const apiClient = createApiClient(server.url, browser.fetch);
    return { browser, ports: createServerRenderingPorts({ apiClient, now: TEST_NOW }) };
  }

  it('fills the cart of whoever has the link, and loses none of 20 at once', async () => {
    const guest = visit();
    const { order, capability } = await placeOrder(guest.ports);
    const friend = visit();
    const key = { id: order.id, capability };
    await friend.ports.order.orderAgain(key);
    expect([...friend.browser.cookies().keys()]).toEqual(['ofenpost.guest']);
    expect((await friend.ports.cart.load()).productCart).toMatchObject([{ amount: 10 }]);
    expect((await guest.ports.cart.load()).productCart).toEqual([]);
    const before = await friend.ports.cart.load();
    await friend.ports.cart.changeAmount({ id: before.productCart[0]?.id ?? '', amount: 1 });
    // An order's lines cannot be changed, so the trigger is disabled.
    await database.query(
      `alter table order_lines disable trigger snapshot;
       update order_lines set amount = 2 where order_id = '${order.id}';
       alter table order_lines enable trigger snapshot`,
    );
    const { productCart } = await friend.ports.cart.load();
    await friend.ports.order.orderAgain(key);
    const reads = countCartReads();
    await friend.ports.cart.changeAmount({ id: productCart[0]?.id ?? '', amount: 1 });
    expect(reads()).toBe(0);
    await Promise.all(Array.from({ length: 20 }, () => friend.ports.order.orderAgain(key)));
    expect((await friend.ports.cart.load()).productCart).toMatchObject([{ amount: 41 }]);
  });

  it('fills it once under a key', async () => {
    const { order, capability } = await placeOrder(visit().ports);
    const { order: api, cart } = createApiClient(server.url, createBrowser(server.url).fetch);
    const again = { id: order.id, capability, idempotencyKey: randomUUID() };
    const first = await api.orderAgain(again);
    expect(await api.orderAgain(again)).toEqual(first);
    expect(await cart.load()).toEqual(first.cart);
    await api.orderAgain({ ...again, idempotencyKey: randomUUID() });
    expect((await cart.load()).productCart).toMatchObject([{ amount: 20 }]);
  });

  it('makes nobody the owner of a cart when nothing of the order is left', async () => {
    const { order, capability } = await placeOrder(visit().ports);
    const [line] = order.productOrders;
    await database.query('update products set available = false where id = $1', [line?.productId]);
    await vi.waitFor(async () => {
      const late = visit();
      expect(await late.ports.order.orderAgain({ id: order.id, capability })).toMatchObject({
        ok: true,
        value: { cart: { productCart: [] }, missing: [{ name: line?.name, reason: { code: 'productUnavailable' } }] },
      });
      expect([...late.browser.cookies()]).toEqual([]);
    });
  });
});
