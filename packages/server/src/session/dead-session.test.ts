import { ROUTES } from '@ofenpost/contract/routes';
import { SESSION_EXPIRED_DETAIL } from '@ofenpost/core/error/error-catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

/** A device of the kitchen is started by whoever has its code: that ends the session of before in any case. */
const APART = ['session.signOut', 'device.start'];
const CHANGES = ROUTES.filter(({ method, name }) => method !== 'GET' && !APART.includes(name));

describe('a session that has ended while its page stays open', () => {
  let database: TestDatabase;
  let server: TestServer;
  let cookie = '';
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startTestServer(database.url);
    const browser = createBrowser(server.url);
    await signIn(browser, 'Kundin');
    cookie = cookieOf(browser);
    await database.query('delete from sessions');
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const send = (method: string, path: string, sent = cookie) =>
    fetch(`${server.url}/api${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: sent, origin: server.url },
      body: '{}',
    });

  it.each(CHANGES)('is told to whoever sends $method $path', async ({ method, path }) => {
    const response = await send(method, path);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: SESSION_EXPIRED_DETAIL });
    expect(response.headers.getSetCookie().join()).toMatch(/ofenpost\.session=[^;]*; Max-Age=0/);
  });

  it('is told as well where the signature of the cookie is none of ours any more', async () => {
    expect((await send('POST', '/orders', 'ofenpost.session=old.signature')).status).toBe(401);
  });

  it('does not block signing out, reading, and guests', async () => {
    expect((await send('POST', '/session/sign-out')).status).toBe(204);
    const me = await fetch(`${server.url}/api/me`, { headers: { cookie } });
    expect([me.status, await me.json()]).toMatchObject([200, { id: null }]);
    expect((await send('POST', '/orders', 'ofenpost.guest=nobody')).status).toBe(400);
  });
});
