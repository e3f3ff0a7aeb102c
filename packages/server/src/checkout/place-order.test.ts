import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { placedOrder } from '@ofenpost/core/checkout/placed-order';
import { TERMS_VERSION } from '@ofenpost/core/checkout/terms-version';
import type { Ports } from '@ofenpost/core/ports';
import { demoOvenCapacity } from '@ofenpost/demo-data/demo-restaurant';
import { fillCart, requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { RACE_TIMEOUT, raceSize } from '../../test-tools/testing/race-size.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

/** An eighth of the requests run at once; the later ones are replays. */
const SUBMITS = raceSize(1000) / 2;

describe('placing an order', () => {
  let database: TestDatabase;
  let servers: readonly TestServer[];
  beforeAll(async () => {
    database = await createTestDatabase();
    servers = await Promise.all([startTestServer(database.url), startTestServer(database.url)]);
  });
  afterAll(async () => {
    await Promise.all(servers.map(({ close }) => close()));
    await database.drop();
  });

  /** A guest with a full cart, who can send requests to either server. */
  async function visit() {
    const [first = { url: '' }, second = { url: '' }] = servers;
    const browser = createBrowser(first.url);
    const ports = createServerRenderingPorts({ apiClient: createApiClient(first.url, browser.fetch), now: TEST_NOW });
    await fillCart(ports);
    const request = await requestFor(ports);
    const send = async (body: object, url: string) => {
      const response = await browser.fetch(`${url}/api/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify(body),
      });
      return { status: response.status, text: await response.text() };
    };
    return {
      browser,
      ports,
      request,
      place: (body: object) => send(body, first.url),
      placeAtOtherServer: async (body: object) => {
        const response = await fetch(`${second.url}/api/orders`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            cookie: [...browser.cookies()].map(([name, value]) => `${name}=${value}`).join('; '),
          },
          body: JSON.stringify(body),
        });
        return { status: response.status, text: await response.text() };
      },
    };
  }

  async function setOvenCapacity({ delivery }: Ports, capacity: number | null) {
    await database.query('update restaurants set oven_capacity = $1', [capacity]);
    await expect.poll(async () => (await delivery.loadOvenLoad()).capacity).toBe(capacity);
  }

  // Restored after failed tests too; a test that needs a capacity sets it and waits until the server uses it.
  afterEach(() => database.query('update restaurants set oven_capacity = $1', [demoOvenCapacity]));

  const ordersWith = (key: string) => database.query('select id from orders where idempotency_key = $1', [key]);

  it.each([
    ['counts', demoOvenCapacity],
    ['takes any number', null],
  ])('answers a replay with the same bytes, whatever became of the order, where the oven %s', async (_, capacity) => {
    const { ports, request, place } = await visit();
    await setOvenCapacity(ports, capacity);
    const answer = await place(request);
    const { order } = placedOrder.parse(JSON.parse(answer.text));
    const staff = createBrowser(servers[0]?.url ?? '');
    await signIn(staff, 'Mitarbeiter');
    await createApiClient(servers[0]?.url ?? '', staff.fetch).orderDesk.step({
      id: order.id,
      step: { from: 'placed', to: 'rejected', reason: { code: 'tooBusy', text: '' } },
    });
    expect(await place(request)).toEqual(answer);
    expect(await ordersWith(request.idempotencyKey)).toHaveLength(1);
  });

  it('thanks nobody for what was put into the cart after the order', async () => {
    const { ports, request, place } = await visit();
    await setOvenCapacity(ports, null);
    expect((await place(request)).status).toBe(200);
    await fillCart(ports);
    const again = await place(request);
    expect([again.status, JSON.parse(again.text)]).toMatchObject([409, { data: { code: 'idempotencyKeyReused' } }]);
    expect((await ports.cart.load()).productCart).toHaveLength(1);
    const next = { ...request, idempotencyKey: crypto.randomUUID() };
    expect((await place(next)).status).toBe(200);
    expect(await ordersWith(request.idempotencyKey)).toHaveLength(1);
    expect((await ports.cart.load()).productCart).toHaveLength(0);
  });

  it('orders what is in the cart by now, also what was put there at another server', async () => {
    const { ports, request, place } = await visit();
    await setOvenCapacity(ports, null);
    const [item] = (await ports.cart.load()).productCart;
    await database.query(`update carts set items = jsonb_set(items, '{0,amount}', '20') where items @> $1`, [
      JSON.stringify([{ id: item?.id }]),
    ]);
    expect((await place(request)).text).toContain('"totalChanged"');
    const { order } = placedOrder.parse(JSON.parse((await place(await requestFor(ports))).text));
    expect(order.productOrders.map(({ amount }) => amount)).toEqual([20]);
  });

  it.each([
    ['counts', demoOvenCapacity],
    ['takes any number', null],
  ])(
    `places one order for ${SUBMITS} requests, many at once, at two servers, whose oven %s`,
    {
      timeout: RACE_TIMEOUT,
    },
    async (_, capacity) => {
      const { ports, request, place, placeAtOtherServer } = await visit();
      await setOvenCapacity(ports, capacity);
      const answers: Awaited<ReturnType<typeof place>>[] = [];
      while (answers.length < SUBMITS)
        answers.push(
          ...(await Promise.all(
            Array.from({ length: SUBMITS / 8 }, (__, index) =>
              index % 2 === 0 ? place(request) : placeAtOtherServer(request),
            ),
          )),
        );
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      expect(await ordersWith(request.idempotencyKey)).toHaveLength(1);
    },
  );

  it('refuses another request under the same key', async () => {
    const { request, place } = await visit();
    await place(request);
    const answer = await place({ ...request, totalPrice: request.totalPrice + 5 });
    expect(answer.status).toBe(409);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'REFUSED', data: { code: 'idempotencyKeyReused' } });
  });

  it('knows a replay after the guest has signed in, also into a cart of their own', async () => {
    const { browser, request, place } = await visit();
    const owner = createBrowser(servers[0]?.url ?? '');
    await signIn(owner, 'Kundin');
    await fillCart(
      createServerRenderingPorts({ apiClient: createApiClient(servers[0]?.url ?? '', owner.fetch), now: TEST_NOW }),
    );
    const answer = await place(request);
    await signIn(browser, 'Kundin');
    expect(await place(request)).toEqual(answer);
  });

  it('writes lines with their VAT rate and a first event, numbered upwards', async () => {
    const first = await visit();
    const { order: earlier } = placedOrder.parse(JSON.parse((await first.place(first.request)).text));
    const second = await visit();
    const { order } = placedOrder.parse(JSON.parse((await second.place(second.request)).text));
    expect(order.number).toBeGreaterThan(earlier.number);
    expect(earlier.number).toBeGreaterThan(1000);
    expect(await database.query('select vat_rate, amount from order_lines where order_id = $1', [order.id])).toEqual([
      { vat_rate: 260, amount: 10 },
    ]);
    expect(
      await database.query('select revision, status, actor_id from order_events where order_id = $1', [order.id]),
    ).toEqual([{ revision: 1, status: 'placed', actor_id: null }]);
  });

  it('stores the version of the terms with the order', async () => {
    const { request, place } = await visit();
    const { order } = placedOrder.parse(JSON.parse((await place(request)).text));
    expect(await database.query('select terms_version from orders where id = $1', [order.id])).toEqual([
      { terms_version: TERMS_VERSION },
    ]);
  });

  it('taxes by the rates that are stored for the day of delivery', async () => {
    const { ports, request, place } = await visit();
    const entries = async (count: number) =>
      expect.poll(async () => (await ports.restaurant.loadVatRates()).length).toBe(count);
    await database.query(
      `insert into vat_rates select '2026-11-20', jsonb_set(rates, '{delivered,food}', '300') from vat_rates where valid_from = '2024-01-01'`,
    );
    await entries(3);
    const { order } = placedOrder.parse(JSON.parse((await place(request)).text));
    await database.query(`delete from vat_rates where valid_from = '2026-11-20'`);
    await entries(2);
    expect(order.productOrders.map(({ vatRate }) => vatRate)).toEqual([300]);
  });

  it('refuses text that PostgreSQL cannot keep', async () => {
    const { request, place } = await visit();
    const { draft } = request;
    for (const text of ['\u0000', '\uD83D']) {
      const address = { ...draft.address, contactName: `Anna ${text} Keller` };
      expect((await place({ ...request, draft: { ...draft, address } })).status).toBe(400);
      expect((await place({ ...request, draft: { ...draft, remark: `Bitte ${text} klingeln` } })).status).toBe(400);
    }
  });

  it('has nothing to place for somebody without a cart', async () => {
    const { request } = await visit();
    const stranger = createApiClient(servers[0]?.url ?? '', createBrowser(servers[0]?.url ?? '').fetch);
    await expect(stranger.checkout.place(request)).rejects.toMatchObject({
      data: { code: 'checkoutBlocked', block: 'emptyCart' },
    });
  });
});
