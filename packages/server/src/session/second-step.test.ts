import { GUEST } from '@ofenpost/core/account/guest';
import { ROLES_ID } from '@ofenpost/core/role/role';
import { groupedCode } from '@ofenpost/core/second-factor/second-factor';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Browser, createBrowser, demoPerson, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { appCode, beginFactor, confirmFactor } from '../../test-tools/testing/own-second-factor.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { openSecret, sealSecret } from './factor-secrets.ts';

const STAFF = demoPerson('Mitarbeiter').id;
const REQUESTED = '/auth?returnTo=%2Fhealthz%3Fa%3Db&error=second_factor';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database.url);
});
afterEach(() => database.query('delete from second_factors'));
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** A member of staff whose first code is used already. */
async function withFactor() {
  const browser = createBrowser(server.url);
  await signIn(browser, 'Mitarbeiter');
  const secret = await beginFactor(browser, server.url);
  return { secret, codes: await confirmFactor(browser, server.url, secret) };
}

const me = async (browser: Browser): Promise<unknown> => (await browser.fetch(new URL('/api/me', server.url))).json();
const sessions = () => database.query('select token from sessions where user_id = $1', [STAFF]);

/** Signs in up to the provider's redirect. The sign-in page is not built here, so only its address is checked. */
async function halfWay(): Promise<Browser> {
  const browser = createBrowser(server.url);
  const { pathname, search } = await signIn(browser, 'Mitarbeiter', '/healthz?a=b');
  expect(pathname + search).toBe(REQUESTED);
  return browser;
}

const enter = async (browser: Browser, code: string): Promise<string | null> => {
  const response = await browser.fetch(new URL('/auth/second-factor', server.url), {
    method: 'POST',
    body: new URLSearchParams({ code, returnTo: '/healthz?a=b' }),
  });
  return response.headers.get('location');
};

it('opens nothing half-way, and everything with the code of the app', async () => {
  const { secret } = await withFactor();
  await database.query('delete from sessions');
  const browser = await halfWay();
  expect(await me(browser)).toEqual(GUEST);
  expect([browser.cookies().has('ofenpost.session'), await sessions()]).toEqual([false, []]);
  expect(await enter(browser, appCode(secret, 1))).toBe('/healthz?a=b');
  expect(await me(browser)).toMatchObject({ id: STAFF, rolesId: ROLES_ID.staff });
  expect(browser.cookies().has('ofenpost.half-sign-in')).toBe(false);
  expect(await sessions()).toHaveLength(1);
});

it.each(['/./auth?error=x', '/%2e/auth?error=x', '/x/../auth?error=x'])(
  'opens nothing half-way to %s, which looks like a sign-in that failed',
  async (returnTo) => {
    await withFactor();
    await database.query('delete from sessions');
    const browser = createBrowser(server.url);
    const { pathname, search } = await signIn(browser, 'Mitarbeiter', returnTo);
    expect(pathname + search).toBe('/auth?returnTo=%2F&error=second_factor');
    expect(await me(browser)).toEqual(GUEST);
    expect([browser.cookies().has('ofenpost.session'), await sessions()]).toEqual([false, []]);
  },
);

it('ends the session of a sign-in that fails after it began', async () => {
  await withFactor();
  await database.query('delete from sessions');
  const browser = createBrowser(server.url);
  const choice = await browser.postForm('/auth/sign-in', { provider: 'local', returnTo: '/healthz' });
  const led = await database.query(
    "update verifications set value = replace(value, '/healthz\"', '/auth?error=x\"') where value like '%/healthz\"%' returning id",
  );
  expect(led).toHaveLength(1);
  const { url } = await browser.postForm(choice.url.pathname, { person: STAFF });
  expect(url.pathname + url.search).toBe('/auth?returnTo=%2F&error=x');
  expect(await me(browser)).toEqual(GUEST);
  expect([browser.cookies().has('ofenpost.session'), await sessions()]).toEqual([false, []]);
});

it('takes a code once, in whatever browser', async () => {
  const { secret } = await withFactor();
  const [first, second] = [await halfWay(), await halfWay()];
  const code = appCode(secret, 1);
  const answers = await Promise.all([enter(first, code), enter(second, code)]);
  expect(new Set(answers)).toEqual(new Set([`${REQUESTED}_wrong`, '/healthz?a=b']));
});

it('takes a recovery code, as people type it', async () => {
  const { codes } = await withFactor();
  const [code = ''] = codes;
  const browser = await halfWay();
  expect(await enter(browser, ` ${groupedCode(code).toLowerCase()} `)).toBe('/healthz?a=b');
  expect(await me(browser)).toMatchObject({ id: STAFF });
  expect(await enter(await halfWay(), code)).toBe(`${REQUESTED}_wrong`);
});

it('takes none from a browser that the provider has not sent, or of which the factor is gone', async () => {
  const { secret } = await withFactor();
  const expired = '/auth?returnTo=%2Fhealthz%3Fa%3Db&error=state_mismatch';
  expect(await enter(createBrowser(server.url), appCode(secret, 1))).toBe(expired);
  const browser = await halfWay();
  const cookie = [...browser.cookies()].map(
    ([name, value]) => `${name}=${value.replace(STAFF, demoPerson('Geschäftsleitung').id)}`,
  );
  const forged = await fetch(new URL('/auth/second-factor', server.url), {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.url, cookie: cookie.join('; ') },
    body: new URLSearchParams({ code: appCode(secret, 1), returnTo: '/healthz?a=b' }),
  });
  expect(forged.headers.get('location')).toBe(expired);
  await database.query('delete from second_factors');
  expect(await enter(browser, appCode(secret, 1))).toBe(expired);
});

it('blocks after five wrong ones, in all browsers', async () => {
  const { secret } = await withFactor();
  const near = [-2, -1, 0, 1, 2, 3].map((later) => appCode(secret, later));
  const wrong = Array.from({ length: 7 }, (_, index) => `00000${index}`).find((code) => !near.includes(code)) ?? '';
  const [first, second] = [await halfWay(), await halfWay()];
  expect(await enter(first, '12')).toBe(`${REQUESTED}_incomplete`);
  for (let count = 1; count < 5; count += 1) expect(await enter(first, wrong)).toBe(`${REQUESTED}_wrong`);
  expect(await enter(first, wrong)).toBe(`${REQUESTED}_blocked`);
  expect(await enter(second, appCode(secret, 1))).toBe(`${REQUESTED}_blocked`);
  expect(await me(second)).toEqual(GUEST);
});

it('ends the session that the browser had begun meanwhile', async () => {
  const { secret } = await withFactor();
  const [half, other] = [await halfWay(), createBrowser(server.url)];
  await signIn(other, 'Kundin');
  const cookie = [...half.cookies(), ...other.cookies()].map(([name, value]) => `${name}=${value}`).join('; ');
  const passed = await fetch(new URL('/auth/second-factor', server.url), {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.url, cookie },
    body: new URLSearchParams({ code: appCode(secret, 1), returnTo: '/healthz' }),
  });
  expect(passed.headers.get('location')).toBe('/healthz');
  expect(await me(other)).toEqual(GUEST);
});

it('is forgotten half-way by who signs in to another account, or signs out', async () => {
  await withFactor();
  const isHalf = (browser: Browser) => browser.cookies().has('ofenpost.half-sign-in');
  const [first, second] = [await halfWay(), await halfWay()];
  expect([first, second].map(isHalf)).toEqual([true, true]);
  await signIn(first, 'Kundin');
  await second.fetch(new URL('/api/session/sign-out', server.url), { method: 'POST' });
  expect([first, second].map(isHalf)).toEqual([false, false]);
});

it('keeps the secret sealed, for one account and one AUTH_SECRET', async () => {
  const secret = Buffer.from('12345678901234567890');
  const sealed = sealSecret(secret, STAFF, 'one');
  expect(openSecret(sealed, STAFF, 'one')).toEqual(secret);
  expect(openSecret(sealed, STAFF, 'two')).toBeNull();
  expect(openSecret(sealed, demoPerson('Kundin').id, 'one')).toBeNull();
  const { secret: shown } = await withFactor();
  const [row] = await database.query('select secret, recovery_hashes from second_factors');
  expect(JSON.stringify(row)).not.toContain(shown);
});
