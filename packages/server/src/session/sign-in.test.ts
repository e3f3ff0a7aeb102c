import { type Account, account } from '@ofenpost/core/account/account';
import { GUEST } from '@ofenpost/core/account/guest';
import { cart } from '@ofenpost/core/cart/cart';
import { ROLES_ID } from '@ofenpost/core/role/role';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, demoPerson, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { CHOICE_PATH } from '../local-provider/demo-people.ts';

const SESSION_COOKIE = 'ofenpost.session';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database.url);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

async function me(browser: Browser): Promise<Account> {
  const response = await browser.fetch(new URL('/api/me', server.url));
  return account.parse(await response.json());
}

const cartOf = (browser: Browser): Promise<Response> => browser.fetch(new URL('/api/cart', server.url));

async function guestWithCart(amount = 2): Promise<Browser> {
  const browser = createBrowser(server.url);
  const [product] = await database.query(
    `select id from products where available and availability_schedule is null and sold_out_until is null
      and id not in (select product_id from product_option_groups) limit 1`,
  );
  const added = await browser.fetch(new URL('/api/cart/items', server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productId: product?.['id'], optionIds: [], amount }),
  });
  expect(added.status).toBe(200);
  return browser;
}

/** Goes through the provider up to its redirect back, which is not yet followed. */
async function chooseAt(browser: Browser, title: string, returnTo = '/healthz'): Promise<{ readonly back: string }> {
  const choice = await browser.postForm('/auth/sign-in', { provider: 'local', returnTo });
  return chooseOn(browser, choice.url, title);
}

async function chooseOn(browser: Browser, choicePage: URL, title: string): Promise<{ readonly back: string }> {
  const fields = { person: demoPerson(title).id };
  const chosen = await browser.fetch(choicePage, { method: 'POST', body: new URLSearchParams(fields) });
  const done = await browser.fetch(chosen.headers.get('location') ?? '');
  return { back: done.headers.get('location') ?? '' };
}

/** The browser's cookies, with this session first. */
const cookieOf = (browser: Browser, session: string): string =>
  [[SESSION_COOKIE, encodeURIComponent(session)], ...browser.cookies()]
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

const sessionsOf = (title: Parameters<typeof demoPerson>[0]) =>
  database.query('select * from sessions where user_id = $1', [demoPerson(title).id]);

describe('signing in', () => {
  it('goes to the provider, back to where the person was, and then knows them', async () => {
    const browser = createBrowser(server.url);
    const { pathname, search } = await signIn(browser, 'Mitarbeiter', '/healthz?a=b&c=%2Fd');
    expect(pathname + search).toBe('/healthz?a=b&c=%2Fd');
    const { id, firstname, lastname, email, phoneNumber } = demoPerson('Mitarbeiter');
    expect(await me(browser)).toEqual({ id, firstname, lastname, email, phoneNumber, rolesId: ROLES_ID.staff });
  });

  it('makes an account at the first time and finds it again at the second', async () => {
    const { id, email, firstname, lastname } = demoPerson('Kundin');
    await database.query('delete from accounts where id = $1', [id]);

    const first = createBrowser(server.url);
    await signIn(first, 'Kundin');
    const known = await me(first);
    expect(known).toMatchObject({ email, firstname, lastname, phoneNumber: '', rolesId: ROLES_ID.customer });

    await database.query('update accounts set firstname = $1 where id = $2', ['Leonie', known.id]);
    const second = createBrowser(server.url);
    await signIn(second, 'Kundin');
    expect(await me(second)).toEqual({ ...known, firstname: 'Leonie' });
    expect(await database.query('select * from linked_accounts where user_id = $1', [known.id])).toEqual([
      expect.objectContaining({
        provider_id: 'local',
        account_id: id,
        access_token: null,
        refresh_token: null,
        id_token: null,
      }),
    ]);
  });

  it('keeps the session in a cookie that scripts and other sites cannot use', async () => {
    const browser = createBrowser(server.url);
    const choice = await browser.postForm('/auth/sign-in', { provider: 'local', returnTo: '/healthz' });
    const fields = { person: demoPerson('Mitarbeiter').id };
    const chosen = await browser.fetch(choice.url, { method: 'POST', body: new URLSearchParams(fields) });
    const back = await browser.fetch(chosen.headers.get('location') ?? '');
    const landing = await browser.fetch(back.headers.get('location') ?? '');
    const cookie = landing.headers.getSetCookie().find((line) => line.startsWith(`${SESSION_COOKIE}=`));
    expect(cookie).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('begins a new session each time and ends the one before', async () => {
    const browser = createBrowser(server.url);
    await signIn(browser, 'Geschäftsleitung');
    const [before] = await sessionsOf('Geschäftsleitung');
    await signIn(browser, 'Geschäftsleitung');
    const after = await sessionsOf('Geschäftsleitung');
    expect(after).toHaveLength(1);
    expect(after[0]?.['token']).not.toBe(before?.['token']);
  });

  it('takes no session that was planted before', async () => {
    const browser = createBrowser(server.url);
    const planted = `${'a'.repeat(32)}.${'b'.repeat(43)}=`;
    const plant = (path: string) =>
      fetch(path, { redirect: 'manual', headers: { cookie: cookieOf(browser, planted) } });
    const { back } = await chooseAt(browser, 'Mitarbeiter');
    const landing = await plant(back);
    expect(landing.headers.getSetCookie().join()).toContain(`${SESSION_COOKIE}=`);
    expect(landing.headers.getSetCookie().join()).not.toContain('a'.repeat(32));
    expect(await (await plant(`${server.url}/api/me`)).json()).toEqual(GUEST);
    expect(await database.query('select 1 from sessions where token = $1', ['a'.repeat(32)])).toEqual([]);
  });

  it('finishes only in the browser where it was begun', async () => {
    const { back } = await chooseAt(createBrowser(server.url), 'Mitarbeiter');
    const other = createBrowser(server.url);
    const landing = await other.fetch(back);
    expect(landing.headers.get('location')).toBe('/auth?returnTo=%2Fhealthz&error=state_mismatch');
    expect(await me(other)).toEqual(GUEST);
  });

  it('finishes once', async () => {
    const browser = createBrowser(server.url);
    const { back } = await chooseAt(browser, 'Mitarbeiter');
    const cookie = [...browser.cookies()].map(([name, value]) => `${name}=${value}`).join('; ');
    const again = () => fetch(back, { headers: { cookie }, redirect: 'manual' });
    expect((await again()).headers.get('location')).toBe('/healthz');
    const sessionsBefore = await sessionsOf('Mitarbeiter');
    const second = await again();
    expect(second.headers.get('location')).toContain('error=state_mismatch');
    expect(second.headers.getSetCookie().join()).not.toContain(`${SESSION_COOKIE}=`);
    expect(await sessionsOf('Mitarbeiter')).toEqual(sessionsBefore);
  });

  it('begins again by itself where another tab has begun to sign in meanwhile, and returns to where this one was', async () => {
    const browser = createBrowser(server.url);
    const { back } = await chooseAt(browser, 'Kundin', '/healthz?tab=a');
    await chooseAt(browser, 'Kundin', '/healthz?tab=b');
    const again = await browser.visit(back);
    expect(again.url.pathname).toContain(CHOICE_PATH);
    expect(await me(browser)).toEqual(GUEST);
    const landing = await browser.fetch((await chooseOn(browser, again.url, 'Kundin')).back);
    expect(landing.headers.get('location')).toBe('/healthz?tab=a');
    expect(await me(browser)).toMatchObject({ email: demoPerson('Kundin').email });
  });

  it('begins again once at most, and then says why it does not go on', async () => {
    const browser = createBrowser(server.url);
    const { back } = await chooseAt(browser, 'Kundin', '/healthz?tab=a');
    await chooseAt(browser, 'Kundin', '/healthz?tab=b');
    const second = await chooseOn(browser, (await browser.visit(back)).url, 'Kundin');
    await chooseAt(browser, 'Kundin', '/healthz?tab=b');
    const landing = await browser.fetch(second.back);
    expect(landing.headers.get('location')).toBe('/auth?returnTo=%2Fhealthz%3Ftab%3Da&error=another_sign_in');
    expect(await me(browser)).toEqual(GUEST);
  });

  it('begins nothing by itself for a way back that this server does not know', async () => {
    const browser = createBrowser(server.url);
    await chooseAt(browser, 'Kundin', '/healthz');
    const landing = await browser.fetch(new URL('/api/auth/callback/local?code=a&state=b', server.url));
    expect(landing.headers.get('location')).toBe('/auth?returnTo=%2F&error=state_mismatch');
  });

  it('takes the guest’s cart along', async () => {
    const browser = await guestWithCart();
    await signIn(browser, 'Mitarbeiter');
    await cartOf(browser);
    const elsewhere = createBrowser(server.url);
    await signIn(elsewhere, 'Mitarbeiter');
    expect(await (await cartOf(elsewhere)).json()).toMatchObject({ productCart: [{ amount: 2 }] });
    expect(browser.cookies().has('ofenpost.guest')).toBe(false);
  });

  it('tells once how many pieces of the guest’s cart found no room', async () => {
    for (const [amount, leftOut] of [
      [60, undefined],
      [60, 21],
    ]) {
      const browser = await guestWithCart(amount);
      await signIn(browser, 'Geschäftsleitung');
      const load = async () => cart.parse(await (await cartOf(browser)).json());
      expect([(await load()).leftOut, (await load()).leftOut]).toEqual([leftOut, undefined]);
    }
  });

  it('takes the guest’s cart along later when it cannot at once', async () => {
    const browser = await guestWithCart();
    await signIn(browser, 'Kundin');
    await database.query('alter table carts rename to carts_elsewhere');
    expect((await cartOf(browser)).status).toBe(500);
    await database.query('alter table carts_elsewhere rename to carts');
    expect(await (await cartOf(browser)).json()).toMatchObject({ productCart: [{ amount: 2 }] });
  });

  it('leads back to the sign-in page when the person gives up, who stays a guest', async () => {
    const browser = createBrowser(server.url);
    const choice = await browser.postForm('/auth/sign-in', { provider: 'local', returnTo: '/checkout' });
    const { url } = await browser.postForm(choice.url.pathname, { cancel: 'true' });
    expect(url.pathname + url.search).toBe('/auth?returnTo=%2Fcheckout&error=access_denied');
    expect(browser.cookies().has(SESSION_COOKIE)).toBe(false);
    expect(await me(browser)).toEqual(GUEST);
  });

  it('never returns to another site', async () => {
    const { href } = await signIn(createBrowser(server.url), 'Mitarbeiter', '//evil.example');
    expect(href).toBe(`${server.url}/`);
  });

  it('refuses a form of another site', async () => {
    const response = await fetch(new URL('/auth/sign-in', server.url), {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ provider: 'local', returnTo: '/' }),
      redirect: 'manual',
    });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each(['google', 'facebook', 'unknown', ''])(
    'does not lead to the provider "%s", which is not configured',
    async (provider) => {
      const response = await createBrowser(server.url).fetch(new URL('/auth/sign-in', server.url), {
        method: 'POST',
        body: new URLSearchParams({ provider, returnTo: '/checkout' }),
      });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/auth?returnTo=%2Fcheckout&error=provider_not_found');
    },
  );

  it('leads back to the sign-in page from a way back that nobody began', async () => {
    const response = await createBrowser(server.url).fetch(
      new URL('/api/auth/callback/local?code=a&state=b', server.url),
    );
    expect(response.headers.get('location')).toBe('/auth?returnTo=%2F&error=state_mismatch');
  });

  it('opens nothing else of better-auth', async () => {
    const browser = createBrowser(server.url);
    await signIn(browser, 'Mitarbeiter');
    const answers = await Promise.all([
      browser.fetch(new URL('/api/auth/get-session', server.url)),
      browser.fetch(new URL('/api/auth/update-user', server.url), { method: 'POST', body: '{"firstname":"Eve"}' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});

describe('a session', () => {
  async function signedIn(): Promise<Browser> {
    const browser = createBrowser(server.url);
    await signIn(browser, 'Geschäftsleitung');
    return browser;
  }
  async function meWith(cookie: string): Promise<Account> {
    const headers = { cookie: `${SESSION_COOKIE}=${cookie}` };
    return account.parse(await (await fetch(new URL('/api/me', server.url), { headers })).json());
  }

  it('ends with signing out, on the server too', async () => {
    const browser = await signedIn();
    const cookie = browser.cookies().get(SESSION_COOKIE) ?? '';
    expect(await meWith(cookie)).toMatchObject({ rolesId: ROLES_ID.manager });
    const [token = ''] = decodeURIComponent(cookie).split('.');
    expect(await database.query('select 1 from sessions where token = $1', [token])).toHaveLength(1);

    const response = await browser.fetch(new URL('/api/session/sign-out', server.url), { method: 'POST' });
    expect(response.status).toBe(204);
    expect(browser.cookies().has(SESSION_COOKIE)).toBe(false);
    expect(await database.query('select 1 from sessions where token = $1', [token])).toEqual([]);
    expect(await meWith(cookie)).toEqual(GUEST);
  });

  it('cannot be taken over with its token from the database alone', async () => {
    const cookie = (await signedIn()).cookies().get(SESSION_COOKIE) ?? '';
    const [token = '', signature = ''] = decodeURIComponent(cookie).split('.');
    const forged = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    expect(await meWith(encodeURIComponent(`${token}.${forged}`))).toEqual(GUEST);
    expect(await meWith(token)).toEqual(GUEST);
  });

  it('expires', async () => {
    const browser = await signedIn();
    await database.query("update sessions set expires_at = now() - interval '1 second'");
    expect(await me(browser)).toEqual(GUEST);
  });

  it('lasts 30 days from its last day of use', async () => {
    const browser = await signedIn();
    const read = () => browser.fetch(new URL('/api/me', server.url));
    expect((await read()).headers.getSetCookie()).toEqual([]);

    await database.query("update sessions set expires_at = now() + interval '3 days'");
    expect((await read()).headers.getSetCookie()).toEqual([expect.stringContaining('Max-Age=2592000')]);
    const [session] = await database.query(
      "select expires_at > now() + interval '29 days' as is_renewed from sessions order by expires_at desc",
    );
    expect(session?.['is_renewed']).toBe(true);
    expect(await me(browser)).toMatchObject({ rolesId: ROLES_ID.manager });
  });

  it('lasts 90 days at most, however often it is used', async () => {
    const browser = await signedIn();
    await database.query(
      "update sessions set created_at = now() - interval '85 days', expires_at = now() + interval '1 day'",
    );
    expect(await me(browser)).toMatchObject({ rolesId: ROLES_ID.manager });
    const [session] = await database.query(
      "select max(expires_at) between now() + interval '4 days' and now() + interval '5 days' as ends from sessions",
    );
    expect(session?.['ends']).toBe(true);
  });
});
