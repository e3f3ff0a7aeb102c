import { account } from '@ofenpost/core/account/account';
import { GUEST } from '@ofenpost/core/account/guest';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Browser, createBrowser, demoPerson, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const LEA = demoPerson('Kundin');
const FACEBOOK_SUBJECT = '4711';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database.url, { FACEBOOK_CLIENT_ID: 'shop', FACEBOOK_CLIENT_SECRET: 'secret' });
});
beforeEach(async () => {
  await database.query('delete from mails');
  await database.query('delete from accounts where roles_id < 3');
});
afterEach(() => vi.unstubAllGlobals());
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** An account in a state that is possible in the database, with its provider. */
async function insertAccount(
  email: string,
  { provider, subject, verified }: { provider: string; subject: string; verified: boolean },
) {
  const [row] = await database.query(
    'insert into accounts (name, firstname, email, email_verified) values ($1, $1, $2, $3) returning id',
    ['Anna', email, verified],
  );
  const id = String(row?.['id']);
  await database.query('insert into linked_accounts (user_id, provider_id, account_id) values ($1, $2, $3)', [
    id,
    provider,
    subject,
  ]);
  return id;
}

const accountOf = async (id: string) =>
  (await database.query('select email, email_verified from accounts where id = $1', [id]))[0];
const mailsTo = (recipient: string) =>
  database.query('select event, account_id from mails where recipient = $1', [recipient]);
const me = async (browser: Browser) =>
  account.parse(await (await browser.fetch(new URL('/api/me', server.url))).json());

/** Signs in at Facebook, which gives an address that is not verified. */
async function signInAtFacebook(email: string) {
  const passOn = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: URL | RequestInfo, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.hostname !== 'graph.facebook.com') return passOn(input, init);
    if (url.pathname.endsWith('/access_token')) return Response.json({ access_token: 'access', token_type: 'bearer' });
    if (url.pathname === '/debug_token')
      return Response.json({ data: { is_valid: true, app_id: 'shop', user_id: FACEBOOK_SUBJECT } });
    return Response.json({ id: FACEBOOK_SUBJECT, name: 'Anna', email, first_name: 'Anna', last_name: 'Keller' });
  });
  const browser = createBrowser(server.url);
  const begun = await browser.fetch(new URL('/auth/sign-in', server.url), {
    method: 'POST',
    body: new URLSearchParams({ provider: 'facebook', returnTo: '/healthz' }),
  });
  const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state') ?? '';
  const { url } = await browser.visit(`/api/auth/callback/facebook?${new URLSearchParams({ code: 'code', state })}`);
  return { browser, url };
}

it('lets in who proves an address; an account that never did loses it, its sessions and its way in', async () => {
  const { browser: squatter } = await signInAtFacebook(LEA.email);
  const id = (await me(squatter)).id ?? '';
  expect(await accountOf(id)).toEqual({ email: LEA.email, email_verified: false });

  const owner = createBrowser(server.url);
  expect((await signIn(owner, 'Kundin')).pathname).toBe('/healthz');
  const known = await me(owner);
  expect(known).toMatchObject({ email: LEA.email, firstname: LEA.firstname });
  expect(known.id).not.toBe(id);
  expect(await accountOf(id)).toEqual({ email: `${id}@unverified.invalid`, email_verified: false });
  expect(await me(squatter)).toEqual(GUEST);
  expect(await mailsTo(LEA.email)).toEqual([]);

  const again = await signInAtFacebook(LEA.email);
  expect(again.url.searchParams.get('error')).toBe('account_not_linked');
  expect(await me(again.browser)).toEqual(GUEST);
  // With an address that is free the person gets into the old account again.
  const free = await signInAtFacebook('anna.keller@example.ch');
  expect(await me(free.browser)).toMatchObject({ id, email: 'anna.keller@example.ch' });
  expect(await accountOf(id)).toMatchObject({ email_verified: false });
});

it('follows the provider to a new address where that is free, and tells the old one', async () => {
  const id = await insertAccount('lea.alt@example.ch', { provider: 'local', subject: LEA.id, verified: true });
  const browser = createBrowser(server.url);
  await signIn(browser, 'Kundin');
  expect(await me(browser)).toMatchObject({ id, email: LEA.email });
  expect(await accountOf(id)).toEqual({ email: LEA.email, email_verified: true });
  expect(await mailsTo('lea.alt@example.ch')).toEqual([{ event: 'account.emailRenewed', account_id: id }]);
  const ofTheClock = "select 1 from mails where created_at between $1 and $1::timestamptz + interval '1 hour'";
  expect(await database.query(ofTheClock, [TEST_NOW])).toHaveLength(1);
  await vi.waitFor(async () =>
    expect(await database.query('select 1 from mails where account_id = $1 and sent_at is null', [id])).toEqual([]),
  );
  await signIn(createBrowser(server.url), 'Kundin');
  expect(await mailsTo('lea.alt@example.ch')).toHaveLength(1);
});

it('keeps the old address where the new one is another account’s that proved it, and tells both, once', async () => {
  const other = await insertAccount(LEA.email, { provider: 'google', subject: 'g', verified: true });
  const id = await insertAccount('lea.alt@example.ch', { provider: 'local', subject: LEA.id, verified: true });
  const browser = createBrowser(server.url);
  await signIn(browser, 'Kundin');
  expect(await me(browser)).toMatchObject({ id, email: 'lea.alt@example.ch' });
  expect(await accountOf(other)).toEqual({ email: LEA.email, email_verified: true });
  await signIn(createBrowser(server.url), 'Kundin');
  const told = [{ event: 'account.emailTaken', account_id: id }];
  expect([await mailsTo('lea.alt@example.ch'), await mailsTo(LEA.email)]).toEqual([told, told]);
  await vi.waitFor(async () =>
    expect(await database.query('select 1 from mails where account_id = $1 and sent_at is null', [id])).toEqual([]),
  );
});

it('tells an address that another account took only who proved it: the kept one may be a stranger’s', async () => {
  await insertAccount(LEA.email, { provider: 'google', subject: 'g', verified: true });
  const id = await insertAccount('lea.alt@example.ch', { provider: 'local', subject: LEA.id, verified: false });
  await signIn(createBrowser(server.url), 'Kundin');
  expect(await accountOf(id)).toEqual({ email: 'lea.alt@example.ch', email_verified: false });
  expect(await mailsTo('lea.alt@example.ch')).toEqual([]);
  expect(await mailsTo(LEA.email)).toEqual([{ event: 'account.emailTaken', account_id: id }]);
});

it('mails nobody of an address that nobody proved', async () => {
  await insertAccount(LEA.email, { provider: 'google', subject: 'g', verified: true });
  await insertAccount('anna@example.ch', { provider: 'facebook', subject: FACEBOOK_SUBJECT, verified: false });
  await signInAtFacebook(LEA.email);
  expect(await database.query('select 1 from mails')).toEqual([]);
});

it('takes the new address from an account that never proved it', async () => {
  const other = await insertAccount(LEA.email, { provider: 'facebook', subject: 'f', verified: false });
  const id = await insertAccount('lea.alt@example.ch', { provider: 'local', subject: LEA.id, verified: true });
  await signIn(createBrowser(server.url), 'Kundin');
  expect(await accountOf(id)).toEqual({ email: LEA.email, email_verified: true });
  expect(await accountOf(other)).toMatchObject({ email: `${other}@unverified.invalid` });
});

it('links another provider that proves the same address', async () => {
  const id = await insertAccount(LEA.email, { provider: 'google', subject: 'g', verified: true });
  const browser = createBrowser(server.url);
  await signIn(browser, 'Kundin');
  expect(await me(browser)).toMatchObject({ id });
});

it('refuses another person of the same provider, though the address is the same', async () => {
  const id = await insertAccount(LEA.email, { provider: 'local', subject: 'somebody before', verified: true });
  const browser = createBrowser(server.url);
  const { pathname, searchParams } = await signIn(browser, 'Kundin', '/checkout');
  expect([pathname, searchParams.get('error')]).toEqual(['/auth', 'address_of_another_person']);
  expect(await me(browser)).toEqual(GUEST);
  expect(await database.query('select account_id from linked_accounts where user_id = $1', [id])).toEqual([
    { account_id: 'somebody before' },
  ]);
});
