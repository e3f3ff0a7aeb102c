import type { RequestOptions } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { askRaw } from '../../test-tools/testing/raw-request.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const ORIGIN = 'https://pizza.example.ch';
const ELSEWHERE = 'evil.example';
const JSON_TYPE = { 'content-type': 'application/json' };

describe('a request that means harm', () => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await createTestDatabase();
    const load = () => import('@ofenpost/web/entry-server');
    server = await startTestServer(database.url, { PUBLIC_URL: ORIGIN }, load);
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const ask = (path: string, options?: RequestOptions) => askRaw(server.local, path, options);

  it.each([
    `//${ELSEWHERE}`,
    `//${ELSEWHERE}/`,
    `/\\${ELSEWHERE}/`,
    `/%5c${ELSEWHERE}/`,
    `/%2f%2f${ELSEWHERE}/..`,
    `/products//${ELSEWHERE}/`,
    `/order-time?returnTo=//${ELSEWHERE}`,
    `/order/%2f%2f${ELSEWHERE}/receipt.pdf`,
    `http://${ELSEWHERE}/order-time`,
    `/order-time%0d%0aLocation:%20https://${ELSEWHERE}`,
  ])('is led to no other server by the path %s', async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBeLessThan(500);
    const target = new URL(headers.location ?? '/', ORIGIN);
    expect([target.origin, headers.location?.startsWith('//') ?? false]).toEqual([ORIGIN, false]);
  });

  it.each([
    { host: ELSEWHERE },
    { 'x-forwarded-host': ELSEWHERE },
    { forwarded: `host=${ELSEWHERE}` },
    { 'x-original-url': `//${ELSEWHERE}/admin` },
  ])('writes no other server into a page by the header %j', async (headers) => {
    for (const path of ['/products', '/order-time', '/robots.txt', '/sitemap.xml', '/api/openapi.json']) {
      const answer = await ask(path, { headers });
      const isAnswered = answer.status < 400 || answer.status === 421;
      expect([path, isAnswered, JSON.stringify(answer).includes(ELSEWHERE)]).toEqual([path, true, false]);
    }
  });

  it.each([
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/illustrations/..%2f..%2f..%2fpackage.json/a.svg',
    '/og/..%2f..%2fpackage.json',
    '/.git/config',
    '/.env',
    '/.vite/manifest.json',
  ])('finds no file and no list of files under %s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body).not.toMatch(/"ofenpost"|\[core\]|isEntry/);
  });

  it.each(['TRACE', 'OPTIONS', 'PROPFIND', 'PUT'])('is told nothing by the method %s', async (method) => {
    const { status, body } = await ask('/api/cart', { method, headers: { 'x-secret': 'echo', 'content-length': 0 } });
    expect([status, body.includes('echo')]).toEqual([405, false]);
  });

  it('reads no answer from another site', async () => {
    const { headers } = await ask('/api/me', { headers: { origin: `https://${ELSEWHERE}` } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('keeps browsers to https, subdomains included', async () => {
    const { headers } = await ask('/healthz');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('says one thing once', async () => {
    const id = '00000000-0000-4000-8000-00000000dead';
    expect((await ask(`/api/orders/${id}?capability=one`)).status).toBe(404);
    expect((await ask(`/api/orders/${id}?capability=one&capability=two`)).status).toBe(400);
    expect((await ask(`/api/orders/${id}?capability[a]=one`)).status).toBe(400);
  });

  it('changes no prototype', async () => {
    for (const key of ['__proto__[polluted]', 'constructor[prototype][polluted]', 'a[__proto__][polluted]'])
      expect((await ask(`/api/cart?${encodeURIComponent(key)}=yes`)).status).toBeLessThan(500);
    const body = '{"__proto__":{"polluted":"yes"},"amount":1,"constructor":{"prototype":{"polluted":"yes"}}}';
    const response = await fetch(`${server.local}/api/cart/items`, { method: 'POST', headers: JSON_TYPE, body });
    expect(response.status).toBe(400);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('a body that says more than it may', () => {
  let database: TestDatabase;
  let server: TestServer;
  let staff: Browser;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startTestServer(database.url);
    staff = createBrowser(server.url);
    await signIn(staff, 'Mitarbeiter');
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const call = (browser: Browser, method: string, path: string, body: object) =>
    browser.fetch(`${server.url}/api${path}`, { method, headers: JSON_TYPE, body: JSON.stringify(body) });

  it('makes nothing cheaper', async () => {
    const [product] = await database.query(
      `select id, price from products where available and availability_schedule is null and sold_out_until is null
        and id not in (select product_id from product_option_groups) limit 1`,
    );
    const more = { price: 1, unitPrice: 1, totalPrice: 1, products: { price: 1 } };
    const item = { productId: product?.['id'], optionIds: [], amount: 2, ...more };
    const added = await call(createBrowser(server.url), 'POST', '/cart/items', item);
    expect(await added.json()).toMatchObject({
      productCart: [{ unitPrice: product?.['price'], products: { price: product?.['price'] } }],
      totalCost: Number(product?.['price']) * 2,
    });
  });

  it('fills no gift card', async () => {
    const draft = { amount: 5_000, buyer: 'Anna', greeting: '', email: null, paidWith: 'cash' };
    const more = { balance: 90_000, code: '2222-2222-22222', ledger: [], entries: [{ kind: 'issue', amount: 90_000 }] };
    const id = '00000000-0000-4000-8000-0000000000aa';
    const issued = await call(staff, 'PUT', `/desk/gift-cards/${id}`, { ...draft, ...more });
    const card = (await issued.json()) as { readonly code: string; readonly balance: number };
    expect([issued.status, card.balance, card.code === more.code]).toEqual([200, draft.amount, false]);
  });
});
