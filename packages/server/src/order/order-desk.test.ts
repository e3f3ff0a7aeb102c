import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import type { Order, OrderStep } from '@ofenpost/core/order/order';
import { KITCHEN_PRINTER } from '@ofenpost/core/printing/print.fixtures';
import { fillCart, placeOrder, requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import { limit, orderThatIs } from '@ofenpost/testing/contract-suites/staff-limit.suite';
import { record } from '@ofenpost/testing/contract-suites/suite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Browser, createBrowser, demoPerson, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { HALF_A_SECOND, answersDuring } from '../../test-tools/testing/pace.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const staff = demoPerson('Mitarbeiter');
/** Nothing listens there. */
const NOWHERE = { ...KITCHEN_PRINTER, host: '127.0.0.1', port: 1 };
const ACCEPT: OrderStep = { from: 'placed', to: 'accepted', minutes: 30 };

/** The guests of these tests are new, which only staff see. */
const asStaff = (order: Order): Order => ({ ...order, newGuest: true });

describe('the order desk', () => {
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

  const portsOf = ({ url }: TestServer, browser: Browser) =>
    createServerRenderingPorts({ apiClient: createApiClient(url, browser.fetch), now: TEST_NOW });

  async function visit(server: TestServer, title?: string) {
    const browser = createBrowser(server.url);
    if (title !== undefined) await signIn(browser, title);
    return portsOf(server, browser);
  }

  it.each([
    [undefined, 401],
    ['Kundin', 403],
  ])('is closed to %s', async (title, status) => {
    const { order } = await placeOrder(await visit(servers[0]));
    const { orderDesk } = await visit(servers[0], title);
    await expect(orderDesk.step(order.id, ACCEPT)).rejects.toMatchObject({ status });
    const { losses } = record(orderDesk.watch);
    await vi.waitFor(() => expect(losses).toMatchObject([{ status }]));
  });

  it.each([
    ['Mitarbeiter', true],
    ['Kundin', false],
  ])('has the limit of staff where %s cancels the own order that is ready: %s', async (title, isLimited) => {
    const own = await visit(servers[0], title);
    const manager = await visit(servers[1], 'Geschäftsleitung');
    const order = await orderThatIs(own, manager, 'ready');
    await database.query(`update orders set promised_at = $2::timestamptz - interval '40 minutes' where id = $1`, [
      order.id,
      TEST_NOW,
    ]);
    await limit(manager, order.totalPrice - 5);
    const cancel = () => own.order.cancel({ id: order.id, capability: null });
    const first = await cancel();
    await limit(manager, order.totalPrice);
    const cancelled = isLimited ? await cancel() : first;
    expect(first.ok).toBe(!isLimited);
    expect(cancelled).toMatchObject({ ok: true, value: { status: 'cancelled' } });
    const booked = await database.query('select kind, actor_id from bookings where order_id = $1', [order.id]);
    expect(booked).toEqual([{ kind: 'stoppedReady', actor_id: isLimited ? staff.id : null }]);
  });

  it('lets a guest cancel an accepted order once its promise is broken, and shows it until it is seen', async () => {
    const guest = await visit(servers[0]);
    const { order, capability } = await placeOrder(guest);
    const key = { id: order.id, capability };
    const { orderDesk, printing } = await visit(servers[1], 'Mitarbeiter');
    const { settings } = await visit(servers[1], 'Geschäftsleitung');
    const { version, value: printers } = await settings.load('printers');
    await orderDesk.step(order.id, ACCEPT);
    await settings.save('printers', { version, value: { printers: [NOWHERE] } });
    await printing.print(order.id, 'browser');
    const makeLate = (minutes: number) =>
      database.query(`update orders set promised_at = $2::timestamptz - make_interval(mins => $3) where id = $1`, [
        order.id,
        TEST_NOW,
        minutes,
      ]);
    await makeLate(20);
    expect(await guest.order.cancel(key)).toMatchObject({ ok: false, error: { status: 'accepted' } });
    await makeLate(40);
    expect(await guest.order.cancel(key)).toMatchObject({ ok: true, value: { status: 'cancelled' } });
    const stored = () =>
      database.query(
        `select guest_cancellation is not null as stands, guest_cancellation ->> 'seenAt' is not null as seen
         from orders where id = $1`,
        [order.id],
      );
    expect(await stored()).toEqual([{ stands: true, seen: false }]);
    expect(await orderDesk.seeCancellation(order.id)).toMatchObject({ ok: true });
    expect(await stored()).toEqual([{ stands: true, seen: true }]);
    // The kitchen has a paper of it, so another one takes it back.
    const papers = (await printing.listToday()).filter(({ orderId }) => orderId === order.id);
    expect(papers.map(({ kind }) => kind).toSorted()).toEqual(['order', 'withdrawal']);
    await settings.save('printers', { version: version + 1, value: printers });
    expect(
      await database.query('select change, actor_id from order_events where order_id = $1 order by revision', [
        order.id,
      ]),
    ).toEqual([
      { change: null, actor_id: null },
      { change: null, actor_id: staff.id },
      { change: null, actor_id: null },
      { change: 'cancellationSeen', actor_id: staff.id },
    ]);
  });

  it.each(['Mitarbeiter', 'Geschäftsleitung'])('is open to %s, who is remembered in the history', async (title) => {
    const { order } = await placeOrder(await visit(servers[0]));
    const { orderDesk } = await visit(servers[0], title);
    expect(await orderDesk.step(order.id, ACCEPT)).toMatchObject({ ok: true, value: { status: 'accepted' } });
    expect(
      await database.query('select status, actor_id from order_events where order_id = $1 order by revision', [
        order.id,
      ]),
    ).toEqual([
      { status: 'placed', actor_id: null },
      { status: 'accepted', actor_id: demoPerson(title).id },
    ]);
  });

  it('writes down in the audit log, for ever, what staff took back', async () => {
    const { order } = await placeOrder(await visit(servers[0]));
    const { orderDesk } = await visit(servers[0], 'Mitarbeiter');
    const reason = { code: 'soldOut', text: '' } as const;
    await orderDesk.step(order.id, { from: 'placed', to: 'cancelled', reason });
    expect(
      await database.query('select actor_id, action, subject, before, after from audit_log where subject = $1', [
        String(order.number),
      ]),
    ).toEqual([
      {
        actor_id: staff.id,
        action: 'order.cancelled',
        subject: String(order.number),
        before: { status: 'placed', reason: null },
        after: { status: 'cancelled', reason },
      },
    ]);
    for (const statement of ['update audit_log set actor_id = null', 'delete from audit_log', 'truncate audit_log'])
      await expect(database.query(statement)).rejects.toThrow('takes new entries only');
  });

  it('writes down too what a guest took back', async () => {
    const { order, capability } = await placeOrder(await visit(servers[0]));
    await (await visit(servers[0])).order.cancel({ id: order.id, capability });
    expect(
      await database.query('select actor_id, action from audit_log where subject = $1', [String(order.number)]),
    ).toEqual([{ actor_id: null, action: 'order.cancelled' }]);
  });

  it('lets either the customer cancel or the kitchen accept, never both', async () => {
    const [guest, board] = [await visit(servers[0]), await visit(servers[1], 'Mitarbeiter')];
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { order, capability } = await placeOrder(await visit(servers[0]));
        const key = { id: order.id, capability };
        const [cancelled, accepted] = await Promise.all([
          guest.order.cancel(key),
          board.orderDesk.step(order.id, ACCEPT),
        ]);
        const now = await guest.order.load(key);
        const history = await database.query('select status from order_events where order_id = $1 order by revision', [
          order.id,
        ]);
        return { cancelled, accepted, now, history: history.map(({ status }) => status) };
      }),
    );
    for (const { cancelled, accepted, now, history } of outcomes) {
      const status = cancelled.ok ? 'cancelled' : 'accepted';
      expect([cancelled.ok, accepted.ok].filter(Boolean)).toHaveLength(1);
      expect(cancelled.ok ? accepted : cancelled).toEqual({ ok: false, error: { code: 'stepRefused', status } });
      const [taken] = [cancelled, accepted].flatMap((result) => (result.ok ? [asStaff(result.value)] : []));
      expect(now.ok && asStaff(now.value)).toEqual(taken);
      expect(now).toMatchObject({ ok: true, value: { status, revision: 2 } });
      expect(history).toEqual(['placed', status]);
    }
  });

  it('tells the desk at once that a customer cancelled, and remembers who it was', async () => {
    const customer = await visit(servers[0], 'Kundin');
    const { order } = await placeOrder(customer);
    const { orderDesk } = await visit(servers[1], 'Mitarbeiter');
    const watched = record(orderDesk.watch);
    await vi.waitFor(() => expect(watched.values[0]).toContainEqual(order));
    const cancelled = await customer.order.cancel({ id: order.id, capability: null });
    await vi.waitFor(() => expect(watched.values.at(-1)).toEqual([cancelled.ok && cancelled.value]));
    watched.stop();
    const [, event] = await database.query(
      'select status, actor_id, reason from order_events where order_id = $1 order by revision',
      [order.id],
    );
    expect(event).toEqual({
      status: 'cancelled',
      actor_id: demoPerson('Kundin').id,
      reason: { code: 'customer', text: '' },
    });
  });

  it('lists to a customer nothing but the own orders', async () => {
    const customer = await visit(servers[0], 'Kundin');
    const { order } = await placeOrder(customer);
    await placeOrder(await visit(servers[0], 'Mitarbeiter'));
    const { orders } = await customer.order.listMine({ before: null, limit: 100 });
    expect(orders[0]?.id).toBe(order.id);
    const rows = await database.query('select id from orders where account_id = $1 order by number desc', [
      demoPerson('Kundin').id,
    ]);
    expect(orders.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    const broken = customer.order.listMine({ before: null, limit: 101 });
    await expect(broken).rejects.toMatchObject({ status: 400 });
  });

  it('shows every order within a second, at the server where it was placed and at another', async () => {
    const visits = await Promise.all(servers.map((server) => visit(server, 'Mitarbeiter')));
    const boards = visits.map(({ orderDesk }) => record(orderDesk.watch));
    await vi.waitFor(() => expect(boards.map(({ values }) => values.length)).toEqual([1, 1]));
    for (const server of [...servers, ...servers]) {
      const guest = await visit(server);
      await fillCart(guest);
      const request = await requestFor(guest);
      const took = await answersDuring(database.url, async () => {
        const placed = await guest.checkout.place(request);
        const order = placed.ok ? asStaff(placed.value.order) : null;
        await vi.waitFor(() => expect(boards.map(({ values }) => values.at(-1))).toEqual([[order], [order]]), {
          interval: 5,
        });
      });
      expect(took).toBeLessThan(2 * HALF_A_SECOND);
    }
    for (const { stop } of boards) stop();
  });

  it('tells of what happens at another server', async () => {
    const board = await visit(servers[1], 'Mitarbeiter');
    const watched = record(board.orderDesk.watch);
    await vi.waitFor(() => expect(watched.values).toHaveLength(1));

    const guest = await visit(servers[0]);
    const { order, capability } = await placeOrder(guest);
    const followed = record((observer) => guest.order.watch({ id: order.id, capability }, observer));
    await vi.waitFor(() => expect(watched.values.at(-1)).toEqual([asStaff(order)]));
    await vi.waitFor(() => expect(followed.values).toEqual([order]));

    await board.orderDesk.step(order.id, ACCEPT);
    await vi.waitFor(() => expect(followed.values.at(-1)).toMatchObject({ status: 'accepted' }));
    watched.stop();
    followed.stop();
  });

  it('catches up after the database cut the connection', async () => {
    const { orderDesk } = await visit(servers[0], 'Mitarbeiter');
    const cut = record(orderDesk.watch);
    await vi.waitFor(() => expect(cut.values).toHaveLength(1));
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`,
    );
    await vi.waitFor(() => expect(cut.losses).toHaveLength(1));

    const { order } = await placeOrder(await visit(servers[0]));
    const again = record(orderDesk.watch);
    await vi.waitFor(() => expect(again.values[0]).toContainEqual(asStaff(order)));
    await orderDesk.step(order.id, ACCEPT);
    await vi.waitFor(() => expect(again.values.at(-1)).toMatchObject([{ id: order.id, status: 'accepted' }]));
    again.stop();
  });

  it.each([
    ['the session has ended', (browser: Browser, url: string) => createApiClient(url, browser.fetch).session.signOut()],
    ['the role is gone', () => database.query('update accounts set roles_id = 1 where id = $1', [staff.id])],
  ])('tells nothing more when %s', async (_, end) => {
    const browser = createBrowser(servers[0].url);
    await signIn(browser, staff.title);
    const { orderDesk } = portsOf(servers[0], browser);
    const { values, losses } = record(orderDesk.watch);
    await vi.waitFor(() => expect(values).toHaveLength(1));
    await end(browser, servers[0].url);
    await placeOrder(await visit(servers[0]));
    await vi.waitFor(() => expect(losses).toHaveLength(1));
    expect(values).toHaveLength(1);
    await database.query('update accounts set roles_id = 3 where id = $1', [staff.id]);
  });

  it('shows an order to nobody with a wrong capability', async () => {
    const { order } = await placeOrder(await visit(servers[0]));
    const stranger = await visit(servers[0], 'Kundin');
    expect(await stranger.order.load({ id: order.id, capability: 'x'.repeat(43) })).toMatchObject({
      error: { code: 'orderUnknown' },
    });
    const { losses } = record((observer) => stranger.order.watch({ id: order.id, capability: null }, observer));
    await vi.waitFor(() => expect(losses).toMatchObject([{ status: 404 }]));
  });
});
