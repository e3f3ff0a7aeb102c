import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { EARLIER_ORDERS_MAX, earlierOrdersSearch } from '@ofenpost/core/order-desk/earlier-orders';
import type { Order } from '@ofenpost/core/order/order';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import type { Ports } from '@ofenpost/core/ports';
import { deliver } from '@ofenpost/testing/contract-suites/accounting.suite';
import { fillCart, placeOrder, requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import { record } from '@ofenpost/testing/contract-suites/suite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { openDatabase } from '../database/database.ts';
import { selectEarlierOrders } from './earlier-orders.repository.ts';

const AFTER_MIDNIGHT = '2026-11-20T23:05:00.000Z';
const AFTER_FOUR = '2026-11-21T03:00:30.000Z';
const COPIES = 20_000;

let database: TestDatabase;
let servers: readonly TestServer[];
/** Staff on Friday evening, at 00:05 and after four. */
let evening: Ports, night: Ports, morning: Ports;
let finished: Order;

async function visit({ url }: TestServer, title?: string): Promise<Ports> {
  const browser = createBrowser(url);
  if (title !== undefined) await signIn(browser, title);
  return createServerRenderingPorts({ apiClient: createApiClient(url, browser.fetch), now: TEST_NOW });
}

beforeAll(async () => {
  database = await createTestDatabase();
  servers = await Promise.all(
    [TEST_NOW, AFTER_MIDNIGHT, AFTER_FOUR].map((CLOCK_START) => startTestServer(database.url, { CLOCK_START })),
  );
  [evening, night, morning] = (await Promise.all(servers.map((server) => visit(server, 'Mitarbeiter')))) as [
    Ports,
    Ports,
    Ports,
  ];
  const { order } = await placeOrder(evening);
  const rejected = await evening.orderDesk.step(order.id, stepTo('placed', 'rejected'));
  if (!rejected.ok) throw new Error(rejected.error.code);
  finished = rejected.value;
});
afterAll(async () => {
  await Promise.all(servers.map(({ close }) => close()));
  await database.drop();
});

async function onBoard({ orderDesk }: Ports): Promise<readonly Order[]> {
  const { values, stop } = record(orderDesk.watch);
  await vi.waitFor(() => expect(values).not.toEqual([]));
  stop();
  return values[0] ?? [];
}

describe('what was finished', () => {
  it('still stands on the desk after midnight, and is an earlier order from four on', async () => {
    expect(await onBoard(night)).toContainEqual(finished);
    expect(await night.orderDesk.findEarlier(`${finished.number}`)).toEqual([]);
    expect(await onBoard(morning)).toEqual([]);
    expect(await morning.orderDesk.findEarlier(`${finished.number}`)).toEqual([finished]);
  });

  it.each([
    '078 123 45 67',
    '+41781234567',
    '0041 (0)78 123 45 67',
    'Nr. NUMBER',
    'Bestellung Nr. NUMBER',
    'keller',
    'ANNA',
    'anna kel',
    "ann'a",
    'ann:*',
    String.raw`ann\a`,
  ])('is found by %s', async (query) => {
    expect(await morning.orderDesk.findEarlier(query.replace('NUMBER', `${finished.number}`))).toEqual([finished]);
  });

  it.each(['078 123 45 66', 'eller', 'anna meier', "meie'r", String.raw`meie\r`, 'meie:*', "x'):*|('anna"])(
    'is not found by %s',
    async (query) => {
      expect(await morning.orderDesk.findEarlier(query)).toEqual([]);
    },
  );

  it('is found by a name as people write it', async () => {
    await fillCart(evening);
    const request = await requestFor(evening);
    if (!('address' in request.draft)) throw new Error('the draft has no address');
    const address = { ...request.draft.address, contactName: "Zoë D'Ärni-Müller Groß" };
    const placed = await evening.checkout.place({ ...request, draft: { ...request.draft, address } });
    if (!placed.ok) throw new Error(placed.error.code);
    const { id } = placed.value.order;
    await evening.orderDesk.step(id, stepTo('placed', 'rejected'));
    for (const query of ['zoe', "d'arni", "d'aerni", 'müller zoë', 'MUELLER', 'gross'])
      expect((await morning.orderDesk.findEarlier(query)).map((order) => order.id)).toEqual([id]);
  });

  it('is found after its payment was corrected on a later day', async () => {
    const { order } = await placeOrder(evening);
    const delivered = await deliver(order, evening);
    const { id, number, revision } = delivered;
    const corrected = await morning.orderDesk.correctPayment(id, { revision, method: 'twint', reason: 'Doch TWINT' });
    if (!corrected.ok) throw new Error(corrected.error.code);
    expect(await morning.orderDesk.findEarlier(`${number}`)).toEqual([corrected.value]);
  });

  it('is for staff alone', async () => {
    const guest = await visit(servers[2] as TestServer);
    const customer = await visit(servers[2] as TestServer, 'Kundin');
    await expect(guest.orderDesk.findEarlier('keller')).rejects.toMatchObject({ status: 401 });
    await expect(customer.orderDesk.findEarlier('keller')).rejects.toMatchObject({ status: 403 });
    await expect(morning.orderDesk.findEarlier('x'.repeat(61))).rejects.toMatchObject({ status: 400 });
  });
});

type Plan = {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
};
const steps = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(steps)];

describe('with many earlier orders', () => {
  beforeAll(async () => {
    await database.query(
      `insert into orders (id, idempotency_key, request_hash, status, delivery_fee, rounding, total_price, address, remark,
         delivery_time, payment, check_age, order_time_progresses, changed_at)
       select gen_random_uuid(), gen_random_uuid(), request_hash, 'delivered', delivery_fee, rounding, total_price,
         address || jsonb_build_object('contactName', 'Vorname' || n || ' Nachname' || n % 1000,
           'phoneNumber', '079 0' || to_char(n, 'FM00 00 00')),
         remark, delivery_time, payment, check_age,
         jsonb_build_object('delivered', order_time_progresses -> 'rejected'), changed_at - n * interval '1 minute'
       from orders, generate_series(1, ${COPIES}) n where number = $1`,
      [finished.number],
    );
    await database.query('vacuum analyze orders');
  });

  it.each([
    ['a number', '1500', 11],
    ['the beginning that most numbers have', '1', EARLIER_ORDERS_MAX],
    ['a beginning that only old numbers have', '9', EARLIER_ORDERS_MAX],
    ['a number that none has', '3000000', 0],
    ['a phone number', '079 001 23 45', 1],
    ['a name', 'nachname77', EARLIER_ORDERS_MAX],
    ['a name that nobody has', 'niemand', 0],
    ['a name that one has', 'vorname12345', 1],
  ])('reads few of them for %s', async (_, query, count) => {
    const search = earlierOrdersSearch(query);
    const opened = openDatabase(database.url, () => {});
    const { sql, params } = (search && selectEarlierOrders(opened, search, AFTER_FOUR))?.toSQL() ?? { sql: '' };
    await opened.close();
    const rows = await database.query(`explain (analyze, format json) ${sql}`, params);
    const [{ 'QUERY PLAN': plans }] = rows as unknown as [{ 'QUERY PLAN': [{ Plan: Plan }] }];
    const [{ Plan: plan }] = plans;
    expect(plan['Actual Rows']).toBe(count);
    const read = steps(plan).map(
      (step) => (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'],
    );
    expect(steps(plan).map((step) => step['Node Type'])).not.toContain('Seq Scan');
    expect(Math.max(...read)).toBeLessThan(500);
  });
});
