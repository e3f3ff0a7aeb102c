import { type IncomingHttpHeaders, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createNodePorts, createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import type { Ports } from '@ofenpost/core/ports';
import type { Webhook, WebhookDraft } from '@ofenpost/core/webhook/webhook';
import type { WebhookDelivery } from '@ofenpost/core/webhook/webhook-delivery';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { Webhook as Receiver } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { createWebhookSecret, openWebhookSecret } from './webhook-secret.ts';
import { type Resolve, createWebhookTransport } from './webhook-transport.ts';

type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };
/** A status to answer with, `null` to answer never, or one with headers. */
type Answer = number | null | { readonly status: number; readonly headers: Record<string, string> };

const A_TIME = expect.stringMatching(/^2026-.*Z$/) as unknown;

let target: Server;
let origin: string;
const received: Received[] = [];
/** What each path answers, one after the other; the last for ever. */
const answers = new Map<string, Answer[]>();

const receivedAt = (path: string) => received.filter((each) => each.path === path);

let database: TestDatabase;
let server: TestServer;
let management: Ports;

beforeAll(async () => {
  target = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString() });
      const queue = answers.get(path) ?? [200];
      const answer = queue.length > 1 ? queue.shift() : queue[0];
      if (answer === null || answer === undefined) return;
      const { status, headers } = typeof answer === 'number' ? { status: answer, headers: {} } : answer;
      response.writeHead(status, headers).end(`answered ${status}`);
    });
  });
  await new Promise<void>((done) => target.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(target.address() as AddressInfo).port}`;
  database = await createTestDatabase();
  server = await startTestServer(database.url, { WEBHOOK_TARGETS: 'any' });
  const browser = createBrowser(server.url);
  await signIn(browser, 'Geschäftsleitung');
  management = createServerRenderingPorts({ apiClient: createApiClient(server.url, browser.fetch), now: TEST_NOW });
});
afterAll(async () => {
  await server.close();
  await database.drop();
  target.closeAllConnections();
  target.close();
});

async function make(path: string, events: WebhookDraft['events'] = ['order.placed']) {
  const made = await management.webhook.make({ name: path, url: `${origin}${path}`, events });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

const shown = async (id: string): Promise<Webhook | undefined> =>
  (await management.webhook.list()).find((each) => each.id === id);

async function logOf(id: string): Promise<readonly WebhookDelivery[]> {
  const log = await management.webhook.listDeliveries(id);
  return log.ok ? log.value : [];
}

/** Waits until the last delivery of a webhook is as expected. */
const lastIs = (id: string, expected: Partial<WebhookDelivery>) =>
  vi.waitFor(async () => expect((await logOf(id))[0]).toMatchObject(expected), { timeout: 20_000, interval: 100 });

const remove = (id: string) => management.webhook.remove(id);

describe('a webhook', () => {
  it('tells of an order and its steps, signed, with nobody in it', async () => {
    const { id, secret } = await make('/orders', ['order.placed', 'order.accepted', 'stock.changed']);
    const { order } = await placeOrder(await createNodePorts(server.url));
    expect((await management.orderDesk.step(order.id, stepTo('placed', 'accepted'))).ok).toBe(true);
    expect((await management.orderDesk.step(order.id, stepTo('accepted', 'preparing'))).ok).toBe(true);
    const productId = order.productOrders[0]?.productId ?? '';
    expect((await management.kitchen.sellOut({ ids: [productId], until: null })).ok).toBe(true);
    const until = new Date(Date.parse(TEST_NOW) + 3_600_000).toISOString();
    expect((await management.kitchen.sellOut({ ids: [productId], until })).ok).toBe(true);
    await vi.waitFor(() => expect(receivedAt('/orders')).toHaveLength(3), { timeout: 20_000 });
    const messages = receivedAt('/orders').map(({ body, headers }) => {
      const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;
      const signed = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
      return new Receiver(secret).verify(body, signed) as { type: string; timestamp: string; data: object };
    });
    expect(messages.toSorted((left, right) => left.type.localeCompare(right.type))).toEqual([
      {
        type: 'order.accepted',
        timestamp: A_TIME,
        data: { id: order.id, number: order.number, revision: order.revision + 1, status: 'accepted' },
      },
      {
        type: 'order.placed',
        timestamp: A_TIME,
        data: { id: order.id, number: order.number, revision: order.revision, status: 'placed' },
      },
      { type: 'stock.changed', timestamp: A_TIME, data: { id: productId, soldOutUntil: until } },
    ]);
    expect(JSON.stringify(received)).not.toContain(order.address.contactName);
    await vi.waitFor(async () =>
      expect((await logOf(id)).map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered']),
    );
    await remove(id);
  });

  it('tells of a product with its version, and of nothing that failed', async () => {
    const { id } = await make('/products', ['product.changed']);
    const { productGroups } = await management.catalogue.load();
    const productId = productGroups[0]?.products[0]?.id ?? '';
    const loaded = await management.catalogueAdmin.load('product', productId);
    if (loaded === null) throw new Error('the product is missing');
    const { version, value } = loaded;
    const dearer = { ...value, price: value.price + 50 };
    expect((await management.catalogueAdmin.save('product', productId, { version, value: dearer })).ok).toBe(true);
    const stale = { version, value: { ...value, price: value.price + 100 } };
    expect((await management.catalogueAdmin.save('product', productId, stale)).ok).toBe(false);
    await lastIs(id, { state: 'delivered', type: 'product.changed' });
    expect(receivedAt('/products').map(({ body }) => JSON.parse(body) as object)).toMatchObject([
      { data: { id: productId, version: version + 1 } },
    ]);
    await remove(id);
  });

  it('tries again under the same id after 5 seconds, and has failed no more then', async () => {
    answers.set('/again', [500, 200]);
    const { id } = await make('/again');
    await management.webhook.test(id);
    await lastIs(id, { state: 'waiting', tries: 1, status: 500, answer: 'answered 500' });
    expect((await shown(id))?.failingSince).not.toBeNull();
    await lastIs(id, { state: 'delivered', tries: 2, status: 200, nextAt: null });
    expect((await shown(id))?.failingSince).toBeNull();
    const [first, second] = receivedAt('/again');
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
    await remove(id);
  });

  it('is switched off by 410, mails the managers, and goes on once it is switched on', async () => {
    answers.set('/gone', [410, 204]);
    const { id } = await make('/gone');
    await management.webhook.test(id);
    await lastIs(id, { state: 'failed', tries: 1, status: 410 });
    expect(await shown(id)).toMatchObject({ off: 'gone' });
    const mails = await database.query("select recipient from mails where event = 'webhook.off'");
    expect(mails.length).toBeGreaterThan(0);
    await management.webhook.switchOn(id, true);
    const [delivery] = await logOf(id);
    await management.webhook.replay(id, delivery?.id ?? '');
    await lastIs(id, { state: 'delivered', status: 204 });
    expect(new Set(receivedAt('/gone').map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await remove(id);
  });

  it('is switched off when everything has failed for three days', async () => {
    answers.set('/failing', [503]);
    const { id } = await make('/failing');
    const since = new Date(Date.parse(TEST_NOW) - 73 * 3_600_000).toISOString();
    await database.query('update webhooks set failing_since = $1 where id = $2', [since, id]);
    await management.webhook.test(id);
    await lastIs(id, { status: 503 });
    expect(await shown(id)).toMatchObject({ off: 'failing' });
    await remove(id);
  });

  it('follows no redirect', async () => {
    answers.set('/moved', [{ status: 302, headers: { location: `${origin}/elsewhere` } }]);
    const { id } = await make('/moved');
    await management.webhook.test(id);
    await lastIs(id, { state: 'waiting', status: 302 });
    expect(receivedAt('/elsewhere')).toEqual([]);
    await remove(id);
  });

  it('waits as long as the receiver asks', async () => {
    answers.set('/later', [{ status: 429, headers: { 'retry-after': '3600' } }]);
    const { id } = await make('/later');
    await management.webhook.test(id);
    await lastIs(id, { status: 429 });
    const [{ triedAt, nextAt } = { triedAt: null, nextAt: null }] = await logOf(id);
    expect(Date.parse(nextAt ?? '') - Date.parse(triedAt ?? '')).toBe(3_600_000);
    await remove(id);
  });

  it('that hangs delays no other', async () => {
    answers.set('/hanging', [null]);
    const [hanging, quick] = [await make('/hanging'), await make('/quick')];
    for (let times = 0; times < 12; times += 1) await management.webhook.test(hanging.id);
    await vi.waitFor(() => expect(receivedAt('/hanging').length).toBeGreaterThan(0), { timeout: 20_000 });
    await management.webhook.test(quick.id);
    await lastIs(quick.id, { state: 'delivered' });
    // Those to one receiver go one after the other.
    expect(receivedAt('/hanging')).toHaveLength(1);
    await remove(quick.id);
    await remove(hanging.id);
  });

  it('that is paused is told nothing', async () => {
    const { id } = await make('/paused');
    await management.webhook.switchOn(id, false);
    await placeOrder(await createNodePorts(server.url));
    expect(await logOf(id)).toEqual([]);
    await remove(id);
  });

  it('keeps its secret encrypted, for itself alone', async () => {
    const { id, secret } = await make('/secret');
    const rows = JSON.stringify(await database.query('select to_jsonb(w) as row from webhooks w'));
    expect(rows).not.toContain(secret.slice(6));
    const { secret: drawn, sealedSecret } = createWebhookSecret(id, 'a secret');
    expect(openWebhookSecret(sealedSecret, id, 'a secret')).toBe(drawn);
    expect(openWebhookSecret(sealedSecret, 'another', 'a secret')).toBeNull();
    expect(openWebhookSecret(sealedSecret, id, 'another secret')).toBeNull();
    await remove(id);
  });
});

describe('a request to a receiver', () => {
  const outgoing = { headers: {}, body: '{}', signal: new AbortController().signal };

  it('ends when nobody answers', async () => {
    answers.set('/silent', [null]);
    const transport = createWebhookTransport({ allowsPrivate: true, answeredWithinMs: 100 });
    expect(await transport.send({ ...outgoing, url: `${origin}/silent` })).toMatchObject({
      status: null,
      answer: 'ETIMEDOUT',
    });
  });

  it('goes to no address inside the network, not even by a name that has a public one too', async () => {
    const lookedUp: string[] = [];
    const resolve: Resolve = (hostname, _options, callback) => {
      lookedUp.push(hostname);
      callback(null, [
        { address: '203.0.114.1', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]);
    };
    const transport = createWebhookTransport({ allowsPrivate: false, resolve });
    const refused = { status: null, answer: 'ETARGET' };
    for (const url of [`${origin}/inside`, 'https://127.0.0.1/', 'https://localhost/', 'https://[::1]/'])
      expect(await transport.send({ ...outgoing, url })).toMatchObject(refused);
    expect(lookedUp).toEqual([]);
    for (const _try of [1, 2])
      expect(await transport.send({ ...outgoing, url: 'https://rebinding.example/' })).toMatchObject(refused);
    expect(lookedUp).toEqual(['rebinding.example', 'rebinding.example']);
    expect(receivedAt('/inside')).toEqual([]);
  });
});
