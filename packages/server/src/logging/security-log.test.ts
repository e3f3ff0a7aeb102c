import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import type { Ports } from '@ofenpost/core/ports';
import { ROLES_ID } from '@ofenpost/core/role/role';
import { fillCart, requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Browser, createBrowser, demoPerson, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { findFreePort } from '../../test-tools/testing/free-port.fixtures.ts';
import { startMailServer } from '../../test-tools/testing/mail-server.fixtures.ts';
import { appCode, beginFactor, confirmFactor } from '../../test-tools/testing/own-second-factor.fixtures.ts';
import { askRaw } from '../../test-tools/testing/raw-request.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { createLogger } from './logger.ts';

const lines: string[] = [];
const log = createLogger('production', { write: (line) => void lines.push(line) });

const SECRET = 'SeCrEt-that-stays-out';
const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';
const entry = z.looseObject({ msg: z.string(), time: z.iso.datetime(), requestId: z.optional(z.string()) });

/** The logged entries; throws if a line is not an entry. */
const logged = () => lines.map((line) => entry.parse(JSON.parse(line)));
const portsOf = ({ url }: TestServer, browser: Browser): Ports =>
  createServerRenderingPorts({ apiClient: createApiClient(url, browser.fetch), now: TEST_NOW });

/** A guest places an order with every possible field; returns the values that must not be logged. */
async function order(server: TestServer): Promise<readonly string[]> {
  const staff = createBrowser(server.url);
  await signIn(staff, 'Mitarbeiter');
  const draft = { amount: 5_000, buyer: 'Bruno Zaugg', greeting: 'Herzlich', email: null, paidWith: 'cash' } as const;
  const issued = await portsOf(server, staff).giftCardAdmin.issue(crypto.randomUUID(), draft);
  const giftCardCode = issued.ok ? issued.value.code : '';
  const email = 'anna@keller.example';
  const guest = portsOf(server, createBrowser(server.url));
  await fillCart(guest);
  const request = await requestFor(guest, { giftCardCode, email, remark: 'Ohne Zwiebeln' });
  const placed = await guest.checkout.place(request);
  if (!placed.ok || !('address' in request.draft)) throw new Error('Nothing was ordered.');
  const { orderLocationId: _, ...address } = request.draft.address;
  return [
    ...Object.values(address),
    address.phoneNumber.replaceAll(' ', '').slice(1),
    draft.buyer,
    draft.greeting,
    giftCardCode,
    email,
    'Ohne Zwiebeln',
    placed.value.capability,
  ];
}

/** Short values are not checked: dates contain a house number, and ids six digits. */
function leaked(secrets: readonly string[]): readonly string[] {
  const text = lines.join('').replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '');
  return secrets.filter((secret) => secret.length > 4 && text.includes(secret));
}

const reported = (msg: string) => logged().filter((each) => each.msg === msg);

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
    expect(reported('signed in')).toMatchObject([{ accountId, provider: 'local' }]);
    expect(reported('refused')).toMatchObject([
      { accountId, action: 'kitchen.throttle', rolesId: ROLES_ID.customer },
      { accountId: null, action: 'account.edit' },
    ]);
    expect(reported('signed out')).toMatchObject([{ accountId }]);
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
    expect(reported('answered')).toHaveLength(4);
    expect(lines.join('')).not.toContain(SECRET);
  });

  it('tells nothing of whoever orders, and of what pays for it', async () => {
    const secrets = await order(server);
    expect(secrets.filter((secret) => secret.length > 4)).toHaveLength(11);
    expect(reported('answered').length).toBeGreaterThan(0);
    expect(leaked(secrets)).toEqual([]);
  });

  it('tells nothing that a second factor is made of', async () => {
    const browser = createBrowser(server.url);
    await signIn(browser, 'Mitarbeiter');
    const secret = await beginFactor(browser, server.url);
    const recoveryCodes = await confirmFactor(browser, server.url, secret);
    const later = createBrowser(server.url);
    await signIn(later, 'Mitarbeiter');
    const halfSignIn = later.cookies().get('ofenpost.half-sign-in') ?? '';
    const enter = (code: string) =>
      later.fetch(`${server.url}/auth/second-factor`, {
        method: 'POST',
        body: new URLSearchParams({ code, returnTo: `/healthz?a=${SECRET}` }),
      });
    await enter(SECRET);
    await enter(appCode(secret, 1));
    const session = later.cookies().get('ofenpost.session') ?? '';
    await database.query('delete from second_factors');
    expect([reported('second factor switched on'), reported('second factor passed')]).toMatchObject([[{}], [{}]]);
    const [token = ''] = decodeURIComponent(session).split('.');
    const signature = decodeURIComponent(halfSignIn).split('.').at(-1) ?? '';
    const secrets = [SECRET, secret, ...recoveryCodes, appCode(secret), appCode(secret, 1), token, signature];
    expect(secrets.filter((each) => each.length > 4)).toHaveLength(14);
    expect(leaked(secrets)).toEqual([]);
  });

  it.each([
    ['takes no such password', async () => (await startMailServer()).url],
    ['is not there', async () => `smtp://127.0.0.1:${await findFreePort()}`],
  ])('tells no password, and of no recipient, where the mail server %s', async (_, smtpUrl) => {
    const withPassword = new URL(await smtpUrl());
    withPassword.username = 'shop';
    withPassword.password = SECRET;
    // With a database of its own, since the other server would send the e-mail.
    const own = await createTestDatabase();
    const shop = await startTestServer(own.url, { SMTP_URL: String(withPassword) }, undefined, log);
    const secrets = await order(shop);
    await vi.waitFor(() =>
      expect(reported('jobs').map(({ jobs }) => jobs)).toContainEqual(expect.stringMatching(/not sent/)),
    );
    await shop.close();
    await own.drop();
    expect(leaked([SECRET, ...secrets])).toEqual([]);
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
    expect(reported('too many calls').at(-1)).toMatchObject({ limit: 'giftCard.readBalance' });
  });
});
