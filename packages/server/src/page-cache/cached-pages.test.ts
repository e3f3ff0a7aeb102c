import { hash } from 'node:crypto';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import { placeOrder, plainProduct } from '@ofenpost/testing/contract-suites/shop-under-test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBrowser, demoPerson, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const reportedTime = (html: string): string => /data-now="([^"]+)"/.exec(html)?.[1] ?? 'none';
const EMAIL = demoPerson('Kundin').email;

/** The hashes of the inline scripts that a browser would run: data of another type is none. */
const runHashes = (html: string): readonly string[] =>
  [...html.matchAll(/<script(?! type="application\/ld\+json")(?![^>]* src=)[^>]*>([^]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`,
  );

/** The scripts that a policy allows. */
const allowedScripts = (policy: string | null): readonly string[] =>
  /script-src ([^;]*)/.exec(policy ?? '')?.[1]?.split(' ') ?? [];

describe('what all guests read alike', () => {
  let database: TestDatabase;
  let servers: readonly TestServer[];
  let url = '';
  let otherUrl = '';
  /** The addresses of the rendered pages. */
  const rendered: string[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    const load = async () => {
      const web = await import('@ofenpost/web/entry-server');
      return {
        ...web,
        render: (rendering: Parameters<typeof web.render>[0]) => {
          rendered.push(new URL(rendering.request.url).pathname);
          return web.render(rendering);
        },
      };
    };
    const start = () => startTestServer(database.url, {}, load);
    // A page is cached until the end of the minute, which the fake clock never reaches by itself.
    vi.useFakeTimers({ toFake: ['Date'] });
    servers = await Promise.all([start(), start()]);
    [url = '', otherUrl = ''] = servers.map((server) => server.url);
  });
  afterAll(async () => {
    vi.useRealTimers();
    await Promise.all(servers.map(({ close }) => close()));
    await database.drop();
  });

  /** Advances the clock at each request, so that no two pages are rendered at the same time. */
  const tick = () => vi.setSystemTime(Date.now() + 1);

  async function read(address: string, headers: Record<string, string> = {}) {
    tick();
    rendered.length = 0;
    // Node's own `fetch` requests brotli over https only.
    const response = await fetch(address, { headers: { 'accept-encoding': 'br', ...headers } });
    return { response, text: await response.text(), isRendered: rendered.length > 0 };
  }

  /**
   * Changes the database directly, and waits until the first server has received this notification and all before it.
   */
  async function change(): Promise<void> {
    const before = await read(`${url}/products`);
    await database.query('update products set price = price + 5');
    await vi.waitFor(async () => expect((await read(`${url}/products`)).text).not.toBe(before.text));
  }

  it('is rendered once for a minute, the same for everybody and by every process', async () => {
    const { now } = (await (await fetch(`${url}/api/time`)).json()) as { now: string };
    vi.setSystemTime(Date.now() + 65_000 - (Date.parse(now) % 60_000));
    const first = await read(`${url}/products`);
    vi.setSystemTime(Date.now() + 50_000);
    const second = await read(`${url}/products`);
    const other = await read(`${otherUrl}/products`);
    expect([first.isRendered, second.isRendered, other.isRendered]).toEqual([true, false, true]);
    expect(first.text).toBe(second.text);
    // They differ in nothing but the addresses of the two.
    expect(other.text.replaceAll(new URL(otherUrl).host, new URL(url).host)).toBe(first.text);
    expect(reportedTime(first.text)).toMatch(/:00\.000Z$/);
    expect(second.response.headers.get('etag')).toBe(first.response.headers.get('etag'));
    expect(first.response.headers.get('cache-control')).toBe('no-cache, no-transform');

    vi.setSystemTime(Date.now() + 10_000);
    const next = await read(`${url}/products`);
    expect(Date.parse(reportedTime(next.text)) - Date.parse(reportedTime(first.text))).toBe(60_000);
  });

  it('runs the scripts of the app and no others', async () => {
    const customer = createBrowser(url);
    await signIn(customer, 'Kundin');
    for (const path of ['/', '/products', '/pizza-creator', '/checkout', '/nowhere']) {
      for (const open of [fetch, customer.fetch]) {
        tick();
        const response = await open(`${url}${path}`, { headers: { 'accept-encoding': 'br' } });
        const html = await response.text();
        expect(runHashes(html).length).toBeGreaterThan(2);
        expect(["'self'", ...runHashes(html)]).toEqual(allowedScripts(response.headers.get('content-security-policy')));
        expect(html).not.toContain('nonce');
      }
    }
  });

  it('is cached under its plain address alone: nobody fills the memory with pizzas or invented queries', async () => {
    for (const query of ['v=1&whole=salami', 'v=1&whole=salami', 'invented=1', 'invented=1'])
      expect([query, (await read(`${url}/pizza-creator?${query}`)).isRendered]).toEqual([query, true]);
  });

  it('comes to all who wait for it, though the one who asked first has left', async () => {
    for (const path of ['/about-us', '/payment/info', '/legal/terms', '/legal/privacy', '/legal/refund']) {
      const leaving = new AbortController();
      const first = fetch(`${url}${path}`, { headers: { 'accept-encoding': 'br' }, signal: leaving.signal });
      const second = read(`${url}${path}`);
      setTimeout(() => leaving.abort(), 2);
      await first.then((answer) => answer.text()).catch(() => null);
      const { response } = await second;
      expect([path, response.status, response.headers.has('x-request-id')]).toEqual([path, 200, true]);
    }
  });

  it('is nobody’s: whoever is signed in gets a page of their own, and nobody else gets that one', async () => {
    const guest = await read(`${url}/`);
    const customer = createBrowser(url);
    await signIn(customer, 'Kundin');
    tick();
    const answer = await customer.fetch(`${url}/`, { headers: { 'accept-encoding': 'br' } });
    expect((await answer.text()).includes(EMAIL)).toBe(true);
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
      'private, no-store, no-transform',
      null,
    ]);
    const next = await read(`${url}/`);
    expect([next.isRendered, next.text]).toEqual([false, guest.text]);
    expect(next.response.headers.has('set-cookie')).toBe(false);
  });

  it('is for who sends cookies of others too, but not for whom we may know', async () => {
    const guest = await read(`${url}/`);
    const other = await read(`${url}/`, { cookie: '_ga=GA1.1.1; ofenpost_seen=yes; from=https://ofenpost.ch' });
    expect([other.isRendered, other.text]).toEqual([false, guest.text]);
    for (const name of ['session', 'half-sign-in']) {
      const ours = await read(`${url}/`, { cookie: `seen=yes; ofenpost.${name}=x` });
      expect([ours.isRendered, ours.response.headers.get('cache-control')]).toEqual([
        true,
        'private, no-store, no-transform',
      ]);
    }
  });

  it('is the same for a guest with a cart, whoever asks first; other pages have the cart in them', async () => {
    for (const asksFirst of ['guest', 'nobody']) {
      await change();
      const guest = createBrowser(url);
      const ports = createServerRenderingPorts({ apiClient: createApiClient(url, guest.fetch), now: TEST_NOW });
      const { id, name } = await plainProduct(ports);
      await ports.cart.add({ productId: id, optionIds: [], amount: 2 });
      tick();
      const asNobody = () => read(`${url}/restaurant`);
      const before = asksFirst === 'nobody' ? await asNobody() : undefined;
      const answer = await guest.fetch(`${url}/restaurant`, { headers: { 'accept-encoding': 'br' } });
      const own = await answer.text();
      const nobody = before ?? (await asNobody());
      expect(own).toBe(nobody.text);
      expect(answer.headers.get('etag')).toBe(nobody.response.headers.get('etag'));
      expect(own.includes(name)).toBe(false);
      const checkout = await guest.fetch(`${url}/checkout`, { headers: { 'accept-encoding': 'br' } });
      expect([(await checkout.text()).includes(name), checkout.headers.get('cache-control')]).toEqual([
        true,
        'private, no-store, no-transform',
      ]);
    }
  });

  it('is rendered anew where the address says more', async () => {
    await read(`${url}/products?q=burrata`);
    expect((await read(`${url}/products?q=burrata`)).isRendered).toBe(true);
  });

  it('is another one with the next request after a change, and soon in every other process', async () => {
    const before = await read(`${otherUrl}/order-time/info`);
    const data = await read(`${url}/api/delivery`);
    const staff = createBrowser(url);
    await signIn(staff, 'Mitarbeiter');
    const answer = await staff.fetch(`${url}/api/kitchen/pause`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ until: new Date(Date.parse(reportedTime(before.text)) + 3_600_000).toISOString() }),
    });
    expect(answer.status).toBe(200);
    expect((await read(`${url}/api/delivery`)).text).not.toBe(data.text);
    await vi.waitFor(async () => {
      const after = await read(`${otherUrl}/order-time/info`);
      expect(before.text.includes("'pause':{")).toBe(false);
      expect(after.text.includes("'pause':{")).toBe(true);
    });
  });

  it('stays while staff do what no guest is shown', async () => {
    const staff = createBrowser(url);
    await signIn(staff, 'Mitarbeiter');
    await change();
    const before = await read(`${url}/products`);
    const ports = createServerRenderingPorts({ apiClient: createApiClient(url, staff.fetch), now: TEST_NOW });
    const { order } = await placeOrder(ports);
    expect(await ports.orderDesk.step(order.id, stepTo('placed', 'rejected'))).toMatchObject({ ok: true });
    const after = await read(`${url}/products`);
    expect([after.isRendered, after.text]).toEqual([false, before.text]);
  });

  it('has the same headers from the memory as when it was made', async () => {
    const own = ['date', 'x-request-id', 'content-length', 'keep-alive'];
    for (const path of ['/', '/api/catalogue', '/api/restaurant']) {
      await change();
      const [made, stored] = [await read(`${url}${path}`), await read(`${url}${path}`)].map(({ response }) =>
        [...response.headers].filter(([name]) => !own.includes(name)),
      );
      expect(stored).toEqual(made);
    }
  });

  it.each(['/api/catalogue', '/products'])(
    '%s is not sent again to who has it, as long as it is true',
    async (path) => {
      await change();
      const { response, text } = await read(`${url}${path}`);
      const etag = response.headers.get('etag') ?? '';
      expect([response.headers.get('cache-control'), etag]).toEqual([
        path.startsWith('/api/') ? 'no-cache' : 'no-cache, no-transform',
        expect.stringMatching(/^W\/"/),
      ]);
      for (const [accepted, encoding] of [
        ['gzip, deflate', 'gzip'],
        ['br;q=0, gzip', 'gzip'],
        ['gzip;q=0', null],
        ['identity', null],
      ] as const) {
        const other = await read(`${url}${path}`, { 'accept-encoding': accepted });
        const { headers } = other.response;
        expect([headers.get('content-encoding'), headers.get('etag')]).toEqual([encoding, etag]);
        expect(other.text).toBe(text);
        const known = await read(`${url}${path}`, { 'accept-encoding': accepted, 'if-none-match': etag });
        expect([known.response.status, known.text]).toEqual([304, '']);
      }
      const again = await read(`${url}${path}`, { 'if-none-match': `"other", ${etag}` });
      expect([again.response.status, again.text, again.response.headers.get('etag')]).toEqual([304, '', etag]);
      await database.query('update products set price = price + 5');
      await vi.waitFor(async () => {
        const changed = await read(`${url}${path}`, { 'if-none-match': etag });
        expect([changed.response.status, changed.text === '']).toEqual([200, false]);
      });
    },
  );
});
