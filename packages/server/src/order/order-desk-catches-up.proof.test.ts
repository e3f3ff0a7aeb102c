import { setTimeout as sleep } from 'node:timers/promises';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { createOrderDeskActors } from '@ofenpost/core/order-desk/order-desk.actors';
import { orderDeskMachine } from '@ofenpost/core/order-desk/order-desk.machine';
import { selectConnection, selectKnownOrders } from '@ofenpost/core/order-desk/order-desk.selectors';
import type { Order, OrderStep } from '@ofenpost/core/order/order';
import { isFinished } from '@ofenpost/core/order/order-lifecycle.machine';
import type { OrderReason } from '@ofenpost/core/order/order-reason';
import type { Ports } from '@ofenpost/core/ports';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type ServerProcess, startServerProcess } from '../../test-tools/testing/server-process.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';

const CUTS = 9;
const REASON: OrderReason = { code: 'other', text: 'Test' };

let database: TestDatabase;
let servers: readonly [ServerProcess, ServerProcess];
beforeAll(async () => {
  database = await createTestDatabase();
  servers = await Promise.all([startServerProcess(database.url), startServerProcess(database.url)]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await database.drop();
});

async function visit({ url }: ServerProcess, title?: string): Promise<Ports> {
  const browser = createBrowser(url);
  if (title !== undefined) await signIn(browser, title);
  return createServerRenderingPorts({ apiClient: createApiClient(url, browser.fetch), now: TEST_NOW });
}

/** The order board of a tablet. Records when an order went back to an earlier state. */
async function openBoard(server: ServerProcess) {
  const { orderDesk } = await visit(server, 'Mitarbeiter');
  const actor = createActor(
    orderDeskMachine.provide({ actors: createOrderDeskActors({ orderDesk, clock: { now: () => TEST_NOW } }) }),
  );
  let losses = 0;
  const setBacks: string[] = [];
  const revisions = new Map<string, number>();
  actor.on('connection.lost', () => (losses += 1));
  actor.subscribe((snapshot) => {
    for (const { id, revision, number } of Object.values(selectKnownOrders(snapshot) ?? {})) {
      if (revision < (revisions.get(id) ?? 0)) setBacks.push(`${number}: ${revision}`);
      revisions.set(id, revision);
    }
  });
  actor.start();
  return {
    losses: () => losses,
    setBacks,
    connection: () => selectConnection(actor.getSnapshot()),
    rows: () => rowsOf(Object.values(selectKnownOrders(actor.getSnapshot()) ?? {})),
    stop: () => actor.stop(),
  };
}

type Board = Awaited<ReturnType<typeof openBoard>>;

const rowsOf = (orders: readonly Pick<Order, 'id' | 'number' | 'status' | 'revision' | 'totalPrice' | 'payment'>[]) =>
  orders
    .map(({ id, number, status, revision, totalPrice, payment }) => ({
      id,
      number,
      status,
      revision,
      totalPrice,
      payment,
    }))
    .toSorted((a, b) => a.number - b.number);

const storedOrders = async () =>
  (await database.query(
    'select id, number, status, revision, total_price as "totalPrice", payment from orders',
  )) as unknown as Parameters<typeof rowsOf>[0];

function nextStep({ status: from }: Pick<Order, 'status'>, isStopped: boolean): OrderStep {
  switch (from) {
    case 'placed':
      return isStopped ? { from, to: 'rejected', reason: REASON } : { from, to: 'accepted', minutes: 30 };
    case 'accepted':
      return isStopped ? { from, to: 'cancelled', reason: REASON } : { from, to: 'preparing' };
    case 'preparing':
      return { from, to: 'ready' };
    case 'ready':
      return { from, to: 'onTheWay' };
    default:
      return { from, to: 'delivered', collected: 'cash' };
  }
}

/** Guests at one server who order one after the other, up to a number. */
async function order(server: ServerProcess, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await placeOrder(await visit(server));
    await sleep(300);
  }
}

/** Staff who take any possible next step, up to a number. */
async function step(server: ServerProcess, isOver: () => boolean): Promise<void> {
  const { orderDesk } = await visit(server, 'Geschäftsleitung');
  for (let count = 0; !isOver(); count += 1) {
    const open = (await storedOrders()).filter(({ status }) => !isFinished(status));
    const chosen = open[count % Math.max(1, open.length)];
    if (chosen !== undefined) await orderDesk.step(chosen.id, nextStep(chosen, count % 7 === 0));
    await sleep(40);
  }
}

const cutListening = () =>
  database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`,
  );

/**
 * Cuts in turn the connections of one tablet, of the other, and those on which the servers listen to the database. The
 * last are needed: no later notification repeats what was missed there, and no tablet reconnects because of it.
 */
async function cutConnections(boards: readonly Board[]): Promise<void> {
  for (let round = 0; round < CUTS; round += 1) {
    const { length } = await storedOrders();
    await vi.waitFor(async () => {
      expect(boards.map(({ connection }) => connection())).toEqual(['connected', 'connected']);
      expect((await storedOrders()).length).toBeGreaterThan(length);
    });
    const place = round % (servers.length + 1);
    const cut = servers[place] === undefined ? boards : boards.slice(place, place + 1);
    const losses = cut.map((board) => board.losses());
    const cuts = servers[place]?.proxy.cut('/desk/orders/events') ?? (await cutListening()).length;
    // An idle keep-alive connection that was live before is cut too.
    expect(cuts).toBeGreaterThanOrEqual(cut.length);
    await vi.waitFor(() => expect(cut.map((board) => board.losses())).toEqual(losses.map((count) => count + 1)));
  }
}

it('shows at two servers what the database holds, whatever was cut while guests ordered and staff stepped', async () => {
  const boards = await Promise.all(servers.map(openBoard));
  await vi.waitFor(() => expect(boards.map(({ connection }) => connection())).toEqual(['connected', 'connected']));
  let isOver = false;
  const load = Promise.all(
    servers.flatMap((server) => [order(server, () => isOver), step(server, () => isOver), step(server, () => isOver)]),
  );
  await cutConnections(boards);
  await sleep(200);
  isOver = true;
  await load;

  const stored = rowsOf(await storedOrders());
  expect(stored.length).toBeGreaterThanOrEqual(CUTS);
  await vi.waitFor(() => {
    for (const board of boards) {
      expect(board.connection()).toBe('connected');
      expect(board.rows()).toEqual(stored);
    }
  });
  for (const board of boards) {
    expect(board.setBacks).toEqual([]);
    board.stop();
  }
});
