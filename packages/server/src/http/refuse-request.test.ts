import { ROUTES } from '@ofenpost/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askRaw } from '../../test-tools/testing/raw-request.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { LIVE_CONNECTIONS_MAX } from './live-connections.ts';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database.url, { RATE_LIMITS: 'on' });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const ask = (method: string, path: string) => askRaw(server.local, `/api${path}`, { method });
const send = (path: string, type: string, body: BodyInit, method = 'POST') =>
  fetch(`${server.local}/api${path}`, { method, body, headers: { 'content-type': type } });
const codeOf = (body: string): unknown => (JSON.parse(body) as { readonly code: unknown }).code;

describe('HEAD', () => {
  it.each(['/catalogue', '/cart', '/time'])('is answered as GET, without a body: %s', async (path) => {
    const [head, get] = [await ask('HEAD', path), await ask('GET', path)];
    expect([head.status, head.headers['content-type'], head.body]).toEqual([200, get.headers['content-type'], '']);
  });

  it('is refused as GET is', async () => {
    const statuses = ['/nothing', '/orders', '/orders/00000000-0000-4000-8000-00000000dead'].map(async (path) => [
      (await ask('HEAD', path)).status,
      (await ask('GET', path)).status,
    ]);
    expect(await Promise.all(statuses)).toEqual([
      [404, 404],
      [401, 401],
      [404, 404],
    ]);
  });

  it('leaves no live connection behind', async () => {
    for (let count = 0; count <= LIVE_CONNECTIONS_MAX; count += 1)
      expect((await ask('HEAD', '/content/events')).status).toBe(200);
  });
});

describe('another method than a path has', () => {
  it('is told which there are', async () => {
    const { status, headers, body } = await ask('DELETE', '/orders');
    expect([status, headers.allow, codeOf(body)]).toEqual([405, 'POST, GET, HEAD', 'METHOD_NOT_SUPPORTED']);
    expect((await ask('HEAD', '/cart/items')).headers.allow).toBe('POST');
  });

  it('is 405 at every path, and any method is 404 where there is none', async () => {
    for (const path of new Set(ROUTES.map((route) => route.path))) {
      const { status, headers } = await ask('OPTIONS', path.replaceAll(/\{\w+\}/g, 'some'));
      expect([path, status, headers.allow?.split(', ')]).toEqual([
        path,
        405,
        expect.arrayContaining(ROUTES.filter((route) => route.path === path).map(({ method }) => method)),
      ]);
    }
    for (const method of ['GET', 'HEAD', 'PATCH', 'DELETE']) expect((await ask(method, '/nothing')).status).toBe(404);
  });
});

describe('a body of another type', () => {
  it.each([
    ['text/plain', '{"amount":1}'],
    ['application/x-www-form-urlencoded', 'amount=1'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/xml', '<amount/>'],
  ])('is refused with the right one: %s', async (type, body) => {
    const response = await send('/cart/items', type, body);
    expect([response.status, response.headers.get('accept')]).toEqual([415, 'application/json']);
    const text = await response.text();
    expect(codeOf(text)).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(text).toContain('application/json');
  });

  it('may come where a file does, and JSON with a character set everywhere', async () => {
    expect((await send('/desk/photos', 'image/png', 'x')).status).toBe(401);
    expect((await send('/cart/remove-unavailable', 'application/json; charset=utf-8', '{}')).status).toBe(200);
  });

  it('is no matter where there is no body, or no such route', async () => {
    expect((await send('/cart/remove-unavailable', 'text/plain', '')).status).toBe(200);
    expect((await send('/nothing', 'text/plain', 'x')).status).toBe(404);
    expect((await send('/cart/items', 'text/plain', 'x', 'PATCH')).status).toBe(405);
  });
});
