import { ROLES_ID } from '@ofenpost/core/session/role';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createBrowser, demoPerson, signIn } from '../testing/browser.fixtures.ts';
import { askRaw } from '../testing/raw-request.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../testing/test-server.fixtures.ts';
import { createLogger } from './logger.ts';

const lines: string[] = [];
const log = createLogger('production', { write: (line) => void lines.push(line) });

const SECRET = 'SeCrEt-that-stays-out';
const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';
const entry = z.looseObject({ msg: z.string(), time: z.iso.datetime(), requestId: z.optional(z.string()) });

/** What was logged; throws where a line is no entry of its own. */
const logged = () => lines.map((line) => entry.parse(JSON.parse(line)));
const told = (msg: string) => logged().filter((each) => each.msg === msg);

describe('the log', () => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startTestServer(database.url, { RATE_LIMITS: 'on' }, undefined, log);
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });
  beforeEach(() => {
    lines.length = 0;
  });

  it('tells who signed in, what they were refused, and when they left, without saying more of them', async () => {
    const browser = createBrowser(server.url);
    await signIn(browser, 'Kundin');
    const session = browser.cookies().get('ofenpost.session') ?? '';
    await browser.fetch(`${server.url}/api/kitchen/pause`, { method: 'DELETE' });
    await createBrowser(server.url).fetch(`${server.url}/api/me/data`);
    await browser.fetch(`${server.url}/api/session/sign-out`, { method: 'POST' });

    const { id: accountId, email, lastname } = demoPerson('Kundin');
    expect(told('signed in')).toMatchObject([{ accountId, provider: 'local' }]);
    expect(told('refused')).toMatchObject([
      { accountId, action: 'kitchen.throttle', rolesId: ROLES_ID.customer },
      { accountId: null, action: 'account.edit' },
    ]);
    expect(told('signed out')).toMatchObject([{ accountId }]);
    expect(logged().filter(({ requestId }) => requestId === undefined)).toEqual([]);
    const [token = ''] = decodeURIComponent(session).split('.');
    for (const secret of [token, email, lastname]) expect(lines.join('')).not.toContain(secret);
  });

  it('keeps nothing of what opens something', async () => {
    for (const path of [
      `/api/orders/${UNKNOWN_ID}?capability=${SECRET}`,
      `/order/${UNKNOWN_ID}/receipt.pdf?capability=${SECRET}`,
      `/api/auth/callback/local?code=${SECRET}&state=${SECRET}`,
    ])
      await askRaw(server.local, path, {
        headers: { cookie: `ofenpost.session=${SECRET}`, authorization: SECRET, 'user-agent': SECRET, referer: SECRET },
      });
    await fetch(`${server.url}/api/gift-cards/balance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: SECRET }),
    });
    expect(told('answered')).toHaveLength(4);
    expect(lines.join('')).not.toContain(SECRET);
  });

  it('lets nobody write an entry of their own', async () => {
    await askRaw(server.local, '/api/a%0a{"level":30,"msg":"signed%20in"}');
    await askRaw(
      server.local,
      '/api/auth/callback/local?error=x%0a%7B%7D&error_description=y%0d%0a%7B%22msg%22:%22forged%22%7D',
    );
    expect(new Set(logged().map(({ msg }) => msg))).toEqual(new Set(['answered', 'sign-in failed']));
  });

  it('tells who tries too often, by what', async () => {
    for (let count = 0; count < 11; count += 1)
      await fetch(`${server.url}/api/gift-cards/balance`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"code":"2222-2222-22222"}',
      });
    expect(told('too many calls').at(-1)).toMatchObject({ limit: 'giftCard.readBalance' });
  });
});
