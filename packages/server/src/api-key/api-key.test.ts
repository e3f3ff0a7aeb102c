import { createApiClient } from '@ofenpost/client/http/api-client';
import { createApiKeyFetch } from '@ofenpost/client/http/api-key-fetch';
import { createNodePorts, createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { ROUTES, type Route } from '@ofenpost/contract/routes';
import { createApiKeySecret } from '@ofenpost/core/api-key/api-key-secret';
import { API_SCOPES, type ApiScope, actionsOf } from '@ofenpost/core/api-key/api-scope';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import type { Ports } from '@ofenpost/core/ports';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, createBrowser, demoPerson, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';
/** So many calls under way are enough for the pool of connections. */
const AT_ONCE = 8;
const MANAGER = 'Geschäftsleitung';

let database: TestDatabase;
let server: TestServer;
let management: Ports;
let managerCookie: string;

const makeKey = async (scopes: ApiScope[], days: 365 | 30 = 365) =>
  management.apiKey.make({ name: `Brücke ${scopes.join(' ')}`, scopes, days });

type Call = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string };

/** Calls with a key, and closes the answer at once. */
async function call(secret: string, path: string, { headers, ...init }: Call = {}) {
  const leaving = new AbortController();
  const authorization = { authorization: `Bearer ${secret}` };
  const answer = await fetch(`${server.url}${path}`, {
    ...init,
    redirect: 'manual',
    signal: leaving.signal,
    headers: { ...authorization, ...headers },
  });
  const isData = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  const data: unknown = isData ? await answer.json() : null;
  leaving.abort();
  return { status: answer.status, headers: answer.headers, data };
}

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database.url);
  const browser = createBrowser(server.url);
  await signIn(browser, MANAGER);
  managerCookie = cookieOf(browser);
  management = createServerRenderingPorts({ apiClient: createApiClient(server.url, browser.fetch), now: TEST_NOW });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

describe.each(API_SCOPES)('a key for %s', (scope) => {
  let secret: string;
  beforeAll(async () => {
    ({ secret } = await makeKey([scope]));
  });

  it('opens the routes of its actions and no others', async () => {
    const actions = actionsOf([scope]);
    const answerOf = async ({ name, method, path }: Route) => {
      const body = method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' };
      const { status } = await call(secret, `/api${path.replaceAll(/\{[^}]+\}/g, UNKNOWN_ID)}`, { method, ...body });
      return `${name} ${[401, 403].includes(status) ? status : status < 500 ? 'passed' : `failed: ${status}`}`;
    };
    const answers: string[] = [];
    for (let first = 0; first < ROUTES.length; first += AT_ONCE)
      answers.push(...(await Promise.all(ROUTES.slice(first, first + AT_ONCE).map(answerOf))));
    expect(answers).toEqual(ROUTES.map(({ name, action }) => `${name} ${actions.includes(action) ? 'passed' : '403'}`));
  });
});

describe('a key', () => {
  it('is refused by its form and its checksum, and when nobody made it', async () => {
    const { secret } = await makeKey(['catalogue:read']);
    const other = secret.endsWith('0') ? '1' : '0';
    const made = createApiKeySecret('live', (count) => crypto.getRandomValues(new Uint8Array(count)));
    for (const wrong of [`${secret.slice(0, -1)}${other}`, 'ofp_live_', 'nichts', made])
      for (const path of ['/api/catalogue', '/api/time', '/admin/products.csv'])
        expect([wrong, path, (await call(wrong, path)).status]).toEqual([wrong, path, 401]);
    const refused = await call('nichts', '/api/time');
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    expect(refused.data).toMatchObject({ code: 'UNAUTHORIZED', message: 'Dieser API-Schlüssel gilt nicht.' });
  });

  it('needs its scope also where an answer for everybody is cached', async () => {
    await fetch(`${server.url}/api/catalogue`, { headers: { 'accept-encoding': 'br' } });
    const { secret } = await makeKey(['books:read']);
    expect((await call(secret, '/api/catalogue', { headers: { 'accept-encoding': 'br' } })).status).toBe(403);
    expect((await call('nichts', '/api/catalogue', { headers: { 'accept-encoding': 'br' } })).status).toBe(401);
  });

  it('counts no cookie beside it, and needs no origin', async () => {
    const { secret } = await makeKey(['availability:write']);
    const cookie = { cookie: managerCookie };
    expect((await call(secret, '/api/desk/api-keys', { headers: cookie })).status).toBe(403);
    expect((await call(secret, '/api/me', { headers: cookie })).data).toMatchObject({
      firstname: 'Brücke availability:write',
    });
    const rush = { method: 'DELETE', headers: { ...cookie, origin: 'https://elsewhere.example' } };
    expect((await call(secret, '/api/kitchen/rush', rush)).status).toBe(200);
    const foreign = await fetch(`${server.url}/api/kitchen/rush`, rush);
    expect(foreign.status).toBe(403);
  });

  it('opens the files of its scope', async () => {
    const { secret } = await makeKey(['books:read']);
    expect((await call(secret, '/admin/accounting.csv')).status).toBe(200);
    expect((await call(secret, '/admin/products.csv')).status).toBe(302);
    expect((await call(secret, '/admin/accounts.csv')).status).toBe(302);
  });

  it('steps an order under its own name', async () => {
    const { secret, id } = await makeKey(['orders:read', 'orders:write']);
    const ports = await createNodePorts(server.url, { apiKey: secret });
    const { order } = await placeOrder(await createNodePorts(server.url));
    expect((await ports.orderDesk.step(order.id, stepTo('placed', 'accepted'))).ok).toBe(true);
    expect((await call(secret, `/api/orders/${order.id}`)).data).toMatchObject({ status: 'accepted' });
    expect(JSON.stringify(await management.orderDesk.loadTimeline(order.id))).toContain('Brücke orders:read');
    const [entry] = await database.query("select actor_id from audit_log where action = 'order.stepped'");
    expect(entry).toEqual({ actor_id: id });
  });

  it('sends its secret to no other server', async () => {
    const send = createApiKeyFetch('https://elsewhere.example', 'ofp_test_secret');
    const answer = await send(`${server.url}/api/time`);
    expect(answer.status).toBe(200);
  });

  it('says to the hour when it was used, and works beside the one that takes its place', async () => {
    const made = await makeKey(['catalogue:read']);
    const rotated = await management.apiKey.rotate(made.id);
    if (!rotated.ok) throw new Error(rotated.error.code);
    for (const secret of [made.secret, rotated.value.secret])
      expect((await call(secret, '/api/catalogue')).status).toBe(200);
    const keys = await management.apiKey.list();
    const used = keys.filter(({ id }) => [made.id, rotated.value.id].includes(id)).map(({ lastUsedAt }) => lastUsedAt);
    expect(used).toEqual([TEST_NOW, TEST_NOW]);
  });

  it('ends when it is revoked, with its live answers, and by its age', async () => {
    const { secret, id } = await makeKey(['orders:read']);
    const live = await fetch(`${server.url}/api/desk/orders/events`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    expect(live.status).toBe(200);
    await management.apiKey.revoke(id);
    // The whole answer arrives only when it ends.
    await live.text().catch(() => '');
    expect((await call(secret, '/api/time')).status).toBe(401);
    const old = await makeKey(['orders:read']);
    await database.query('update api_keys set expires_at = $1 where id = $2', [TEST_NOW, old.id]);
    expect((await call(old.secret, '/api/time')).status).toBe(401);
  });

  it('may no more than its maker, and nothing when that account is removed', async () => {
    const { secret, id } = await makeKey(['catalogue:write', 'catalogue:read']);
    const { email } = demoPerson('Kundin');
    const customer = createBrowser(server.url);
    await signIn(customer, 'Kundin');
    await database.query('update api_keys set made_by_id = (select id from accounts where email = $1) where id = $2', [
      email,
      id,
    ]);
    expect((await call(secret, '/api/desk/products')).status).toBe(403);
    expect((await call(secret, '/api/catalogue')).status).toBe(200);
    await database.query('update api_keys set made_by_id = null where id = $1', [id]);
    expect((await call(secret, '/api/catalogue')).status).toBe(401);
  });

  it('is stored as a hash alone', async () => {
    const { secret, id } = await makeKey(['books:read']);
    const rows = await database.query('select to_jsonb(k) as row from api_keys k where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(9, -4));
  });
});

it('may call 120 times at once, then once a second', async () => {
  const limited = await startTestServer(database.url, { RATE_LIMITS: 'on' });
  try {
    const { secret } = await makeKey(['catalogue:read']);
    const headers = { authorization: `Bearer ${secret}` };
    const answers = await Promise.all(
      Array.from({ length: 200 }, async () => fetch(`${limited.local}/api/catalogue`, { headers })),
    );
    await Promise.all(answers.map((answer) => answer.text()));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(120);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    const other = { authorization: `Bearer ${(await makeKey(['catalogue:read'])).secret}` };
    expect((await fetch(`${limited.local}/api/catalogue`, { headers: other })).status).toBe(200);
  } finally {
    await limited.close();
  }
});
