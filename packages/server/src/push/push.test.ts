import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { fillCart, placeOrder, requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { hurryJobs } from '../../test-tools/testing/jobs.fixtures.ts';
import { createTestDevice, startPushService, type TestDevice } from '../../test-tools/testing/push-service.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { createPushTransport } from './push-transport.ts';

let database: TestDatabase;
let server: TestServer;
let service: Awaited<ReturnType<typeof startPushService>>;

beforeAll(async () => {
  [database, service] = await Promise.all([createTestDatabase(), startPushService()]);
  server = await startTestServer(database.url, { PAYMENT_PROVIDER: 'simulator' }, undefined, undefined, {
    pushTransport: createPushTransport((endpoint, init) => service.request(endpoint, init)),
  });
});
afterAll(async () => {
  await server.close();
  await Promise.all([database.drop(), service.close()]);
});
beforeEach(() => {
  service.answerWith(201);
  service.received.length = 0;
});

async function visit(title?: string) {
  const browser = createBrowser(server.url);
  if (title !== undefined) await signIn(browser, title);
  return createServerRenderingPorts({ apiClient: createApiClient(server.url, browser.fetch), now: TEST_NOW });
}

/** What the push service passed on to this device. */
const noticesTo = ({ endpoint, decrypt }: TestDevice) =>
  service.received
    .filter(({ path }) => endpoint.endsWith(path))
    .map(({ body }) => JSON.parse(decrypt(body)) as { readonly body: string });

/** Makes delayed jobs due at once. */
const hurry = () => hurryJobs(database);
const countJobs = async () =>
  (
    await database.query(`select count(*)::int as count from graphile_worker.jobs where task_identifier like '%push'`)
  )[0]?.['count'];

/** A guest's order, about which a device is told. */
async function followed(name: string) {
  const guest = await visit();
  const { order, capability } = await placeOrder(guest);
  const key = { id: order.id, capability };
  const device = createTestDevice(name);
  expect((await guest.push.followOrder(key, device)).ok).toBe(true);
  const { orderDesk } = await visit('Mitarbeiter');
  const accept = async () => {
    expect((await orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: 40 })).ok).toBe(true);
    await hurry();
  };
  const isFollowed = () => guest.push.followsOrder(key, device.endpoint);
  return { order, key, device, orderDesk, accept, isFollowed };
}

it('tells a guest of an order once it cannot be undone, and never of what was', async () => {
  const { order, orderDesk, key, device } = await followed('undone');
  await orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: 40 });
  expect(await countJobs()).toBe(1);
  expect((await orderDesk.undo(order.id, 2)).ok).toBe(true);
  expect(await countJobs()).toBe(0);
  await orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: 40 });
  expect(service.received).toEqual([]);
  await hurry();
  await vi.waitFor(() => expect(service.received).toHaveLength(1));
  expect(noticesTo(device)).toEqual([
    {
      title: `Bestellung ${order.number}`,
      body: expect.stringMatching(/^Angenommen: um \d\d:\d\d bei dir\.$/) as string,
      path: `/order/${order.id}?capability=${key.capability}`,
      tag: `order-${order.number}`,
      onlyWhenHidden: false,
    },
  ]);
});

it('shows a push service who sends, by the key that browsers subscribed to, and for how long', async () => {
  const { order, accept } = await followed('headers');
  await accept();
  await vi.waitFor(() => expect(service.received).toHaveLength(1));
  expect(service.received[0]).toMatchObject({
    headers: { ttl: '1800', urgency: 'high', 'content-encoding': 'aes128gcm', topic: order.id.replaceAll('-', '') },
    vapid: {
      key: await (await visit()).push.loadKey(),
      claims: { aud: 'https://fcm.googleapis.com', sub: expect.stringMatching(/^mailto:.+@/) as string },
    },
  });
});

it.each([404, 410])('forgets a device that its push service does not know any more: %i', async (status) => {
  const { accept, isFollowed } = await followed(`gone-${status}`);
  service.answerWith(status);
  await accept();
  await vi.waitFor(async () => expect(await isFollowed()).toMatchObject({ value: false }));
  expect(service.received).toHaveLength(1);
});

it('keeps a device that was refused once, also by a redirect', async () => {
  for (const status of [403, 302]) {
    service.received.length = 0;
    const { accept, isFollowed } = await followed(`refused-${status}`);
    service.answerWith(status);
    await accept();
    await vi.waitFor(() => expect(service.received.length).toBeGreaterThan(0));
    expect(await isFollowed()).toMatchObject({ value: true });
    service.answerWith(201);
    await vi.waitFor(async () => {
      await hurry();
      expect(await countJobs()).toBe(0);
    });
  }
});

it('tries again when a push service is out of order', async () => {
  const { device, accept } = await followed('later');
  service.answerWith(503);
  await accept();
  await vi.waitFor(() => expect(service.received.length).toBeGreaterThan(0));
  service.answerWith(201);
  const failed = service.received.length;
  await vi.waitFor(async () => {
    await hurry();
    expect(service.received.length).toBeGreaterThan(failed);
    expect(await countJobs()).toBe(0);
  });
  expect(noticesTo(device).at(-1)?.body).toMatch(/^Angenommen/);
});

const placeWithAllergy = async () => {
  const guest = await visit();
  await fillCart(guest);
  const placed = await guest.checkout.place(await requestFor(guest, { remark: 'Erdnussallergie' }));
  if (!placed.ok) throw new Error(placed.error.code);
};

it('tells the team of a new order and of one that waits, without a word about the guest', async () => {
  const staff = await visit('Mitarbeiter');
  const device = createTestDevice('staff');
  expect((await staff.push.followDesk(device)).ok).toBe(true);
  await placeWithAllergy();
  const told = () => noticesTo(device).map(({ body }) => body);
  await vi.waitFor(() => expect(told()).toEqual(['Neu am Bestellpult.']));
  await hurry();
  await vi.waitFor(() => expect(told()).toContain('Wartet zu lange.'));
  expect(service.received[0]?.headers['ttl']).toBe('300');
  expect(JSON.stringify(noticesTo(device))).not.toMatch(/Erdnuss|Anna|Marktgasse/);
  await staff.push.leaveDesk(device.endpoint);
});

it('tells the team of an order that is paid online once it is placed, and not before', async () => {
  const staff = await visit('Mitarbeiter');
  const device = createTestDevice('online');
  await staff.push.followDesk(device);
  const guest = await visit();
  await fillCart(guest);
  const placed = await guest.checkout.place(await requestFor(guest, { paymentMethod: 'onlineCard' }));
  if (!placed.ok) throw new Error(placed.error.code);
  const { order, capability } = placed.value;
  expect(order.status).toBe('awaitingPayment');
  expect(await countJobs()).toBe(0);
  expect(await guest.onlinePayment.payAtDoor({ id: order.id, capability })).toMatchObject({ ok: true });
  await vi.waitFor(() => expect(noticesTo(device).map(({ body }) => body)).toEqual(['Neu am Bestellpult.']));
  await staff.push.leaveDesk(device.endpoint);
});

it('tells a device of the team nothing once its user has signed out, and the others still', async () => {
  const [left, stays] = [createTestDevice('left'), createTestDevice('stays')];
  const [leaving, staying] = [await visit('Mitarbeiter'), await visit('Mitarbeiter')];
  await leaving.push.followDesk(left);
  await staying.push.followDesk(stays);
  await leaving.session.signOut();
  await placeWithAllergy();
  await vi.waitFor(() => expect(noticesTo(stays)).toHaveLength(1));
  expect(noticesTo(left)).toEqual([]);
  await staying.push.leaveDesk(stays.endpoint);
});

it('asks no host that is not a push service, whatever is stored', async () => {
  const { order, device, accept, isFollowed } = await followed('stored');
  await database.query('update push_subscriptions set endpoint = $2 where order_id = $1', [
    order.id,
    'https://127.0.0.1/inside',
  ]);
  await accept();
  await vi.waitFor(async () => expect(await countJobs()).toBe(0));
  expect([service.received, await isFollowed(), noticesTo(device)]).toMatchObject([[], { value: false }, []]);
});
