import { API_ANSWER } from '@ofenpost/contract/api-answer';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { config } from 'zod/mini';
import { createBrowser } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, connect, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { CONNECTIONS_MAX } from '../database/database.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

describe('the HTTP API', () => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await createTestDatabase();
    // As in a process in which nothing has imported all of zod yet.
    config({ localeError: undefined });
    server = await startTestServer(database.url);
  });
  afterAll(() => server.close());

  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers });
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, { method: 'POST', body, headers });

  it('says that the server is up and ready', async () => {
    expect([(await get('/healthz')).status, (await get('/readyz')).status]).toEqual([200, 200]);
  });

  it('says in German that an input is wrong, and which', async () => {
    const response = await post('/api/cart/items', '{"amount":0}', { 'content-type': 'application/json' });
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain('"message":"Diese Eingabe ist ungültig."');
    expect(text).toContain('"path":["amount"]');
  });

  it('says of a wrong input the same from the first request on', async () => {
    const response = await post('/api/gift-cards/balance', '{}', { 'content-type': 'application/json' });
    expect(await response.text()).toContain('"message":"Invalid input: expected string, received undefined"');
  });

  it('says in German what is wrong with a request that cannot be read', async () => {
    const broken = await post('/api/cart/items', '{"amount":', { 'content-type': 'application/json' });
    expect([broken.status, await broken.text()]).toEqual([400, expect.stringContaining('Diese Eingabe ist ungültig.')]);
    const large = await post('/api/cart/items', 'x'.repeat(300_000), { 'content-type': 'application/json' });
    expect([large.status, await large.text()]).toEqual([413, expect.stringContaining('Diese Anfrage ist zu gross.')]);
  });

  it('leads a sign-in form that cannot be read back to the page', async () => {
    const response = await fetch(`${server.url}/auth/sign-in`, {
      method: 'POST',
      body: 'broken',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      redirect: 'manual',
    });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/auth?returnTo=%2F&error=provider_not_found',
    ]);
  });

  it('answers what does not exist with 404, never with a page', async () => {
    for (const path of ['/api/nothing', `/api/orders/${UNKNOWN_ID}`]) {
      const response = await get(path);
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        404,
        expect.stringMatching(/^application\/json/),
      ]);
    }
  });

  it('refuses changes that come from another site', async () => {
    const json = { 'content-type': 'application/json' };
    const statuses = await Promise.all(
      [
        { ...json, origin: 'https://evil.example' },
        { ...json, origin: 'null' },
        { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' },
      ].map(async (headers) => (await post('/api/cart/remove-unavailable', '{}', headers)).status),
    );
    expect(statuses).toEqual([403, 403, 403]);
    expect((await post('/api/cart/remove-unavailable', '{}', { ...json, origin: server.url })).status).toBe(200);
  });

  it('names each request and protects each answer', async () => {
    const { headers } = await get('/api/cart');
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('marks each answer as its own, refusals and cached ones too, and nothing else', async () => {
    const cached = await get('/api/catalogue', { 'accept-encoding': 'br' });
    const etag = cached.headers.get('etag') ?? '';
    const answers = [
      cached,
      await get('/api/catalogue', { 'accept-encoding': 'br', 'if-none-match': etag }),
      await get('/api/catalogue', { 'accept-encoding': 'identity' }),
      await get('/api/content/events'),
      await get('/api/nothing'),
      await get('/api/orders'),
      await post('/api/cart/items', '{', { 'content-type': 'application/json' }),
      await post('/api/cart/remove-unavailable', '{}', { origin: 'https://evil.example' }),
      await get('/healthz'),
    ];
    expect(answers.map(({ status, headers }) => [status, headers.get(API_ANSWER)])).toEqual([
      ...[200, 304, 200, 200, 404, 401, 400, 403].map((status) => [status, 'api']),
      [200, null],
    ]);
    for (const { body } of answers) await body?.cancel();
  });

  it('compresses what is worth it', async () => {
    expect((await get('/api/catalogue', { 'accept-encoding': 'gzip, br' })).headers.get('content-encoding')).toBe('br');
    expect((await get('/api/catalogue', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
    expect((await get('/api/catalogue', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
    const forms = await Promise.all(
      ['GZIP', 'Br', 'deflate, GZip;q=0.5', 'BR;Q=0, gzip', '*', '*;q=0', 'br;q=0, *', 'identity, *;q=0'].map(
        async (accepted) =>
          (await get('/api/catalogue', { 'accept-encoding': accepted })).headers.get('content-encoding'),
      ),
    );
    expect(forms).toEqual(['gzip', 'br', 'gzip', 'gzip', 'br', null, 'gzip', null]);
    expect((await get('/api/cart', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull();
  });

  it('is documented, for machines and for people', async () => {
    const document: unknown = await (await get('/api/openapi.json')).json();
    expect(document).toMatchObject({
      openapi: '3.1.1',
      paths: {
        '/orders': { post: { tags: ['checkout'], responses: { 400: {}, 409: {}, 503: {} } }, get: { security: [{}] } },
      },
      components: { securitySchemes: { session: { in: 'cookie', name: 'ofenpost.session' } } },
    });
    expect(document).toHaveProperty(['paths', '/orders', 'post', 'security'], []);
    const page = await get('/api/docs/');
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await page.text()).toContain('Place the cart as an order');
  });

  it.each(['/api/openapi.json', '/api/docs'])(
    'writes %s once, and says to whoever has it that it is the same',
    async (path) => {
      const forms = await Promise.all(
        ['br', 'gzip', 'identity'].map(async (accepted) => {
          const response = await get(path, { 'accept-encoding': accepted });
          const { headers } = response;
          return [headers.get('content-encoding'), headers.get('vary'), headers.get('etag'), await response.text()];
        }),
      );
      const [first] = forms;
      expect(first?.[2]).toMatch(/^W\/"/);
      expect(forms).toEqual(
        ['br', 'gzip', null].map((encoding) => [encoding, 'accept-encoding', first?.[2], first?.[3]]),
      );
      const again = await get(path, { 'if-none-match': String(first?.[2]) });
      expect([again.status, again.headers.get('content-encoding'), await again.text()]).toEqual([304, null, '']);
    },
  );

  it('goes on answering others while many ask for its documentation', async () => {
    const before = performance.now();
    const pages = Array.from({ length: 30 }, () => get('/api/docs', { 'accept-encoding': 'gzip' }));
    expect((await get('/healthz')).status).toBe(200);
    const statuses = (await Promise.all(pages)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    // Written anew for each, thirty take some seconds.
    expect(performance.now() - before).toBeLessThan(1_500);
  });

  it('leads another loopback name to its own', async () => {
    const response = await createBrowser(server.url).fetch(`${server.local}/products?group=1`, {
      headers: { 'sec-fetch-dest': 'document' },
    });
    expect([response.status, response.headers.get('location')]).toEqual([302, `${server.url}/products?group=1`]);
  });

  it('is not ready while nobody gets a connection of the pool, and ready again at once', async () => {
    const other = await connect(database.url);
    await other.query('begin; lock table carts in access exclusive mode');
    const waiting = Array.from({ length: CONNECTIONS_MAX + 5 }, () =>
      get('/api/cart', { cookie: `ofenpost.guest=${'x'.repeat(43)}` }),
    );
    await vi.waitFor(async () => {
      const blocked = await database.query(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(blocked).toHaveLength(CONNECTIONS_MAX);
    });
    const [live, ready] = await Promise.all([get('/healthz'), get('/readyz')]);
    expect([live.status, ready.status, ready.headers.get('retry-after')]).toEqual([200, 503, '1']);
    await other.end();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200));
    expect((await get('/readyz')).status).toBe(200);
  });

  it('asks callers to come back while the database is away', async () => {
    await database.drop();
    const response = await get(`/api/orders/${UNKNOWN_ID}`);
    expect([response.status, response.headers.get('retry-after'), (await get('/readyz')).status]).toEqual([
      503,
      '1',
      503,
    ]);
    expect(await response.text()).not.toMatch(/database|postgres|select/i);
  });
});
