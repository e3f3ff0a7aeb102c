import { connect } from 'node:net';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import { placeOrder, plainProduct } from '@ofenpost/testing/contract-suites/shop-under-test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBrowser, demoPerson, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

/** When a page was rendered, as the router records it. */
const renderedAt = (html: string): string | undefined => /\bu:(\d{13}),s:"success"/.exec(html)?.[1];
const reportedTime = (html: string): string | undefined => /data-now="([^"]+)"/.exec(html)?.[1];
const EMAIL = demoPerson('Kundin').email;

const nonces = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/nonce[-=]["']?([\w-]{22})/g)].map(([, nonce = '']) => nonce));

describe('what all guests read alike', () => {
  let database: TestDatabase;
  let servers: readonly TestServer[];
  let url = '';
  let otherUrl = '';
  beforeAll(async () => {
    database = await createTestDatabase();
    const start = () => startTestServer(database.url, {}, () => import('@ofenpost/web/entry-server'));
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
    // Node's own `fetch` requests brotli over https only.
    const response = await fetch(address, { headers: { 'accept-encoding': 'br', ...headers } });
    return { response, text: await response.text() };
  }

  /**
   * Changes the database directly, and waits until the first server has received this notification and all before it.
   */
  async function change(): Promise<void> {
    const rendered = async () => renderedAt((await read(`${url}/products`)).text);
    const before = await rendered();
    await database.query('update products set price = price + 5');
    await vi.waitFor(async () => expect(await rendered()).not.toBe(before));
  }

  it('is rendered once, and still every page has a nonce of its own and the time as it is', async () => {
    const first = await read(`${url}/products`);
    const second = await read(`${url}/products`);
    expect(renderedAt(first.text)).toBeDefined();
    expect(renderedAt(second.text)).toBe(renderedAt(first.text));
    expect(String(reportedTime(second.text)) > String(reportedTime(first.text))).toBe(true);
    for (const { response, text } of [first, second]) {
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(nonces(text)).toEqual(nonces(policy));
      expect(nonces(text).size).toBe(1);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
    expect(nonces(first.text)).not.toEqual(nonces(second.text));
  });

  it('has the nonce of its own headers also where somebody reads slower than others ask', async () => {
    await read(`${url}/legal/terms`);
    const { host, hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    const request = `GET /legal/terms HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`;
    // More than the operating system buffers before the client reads.
    const count = 3_000;
    socket.pause().write(request.repeat(count));
    for (let other = 0; other < 100; other += 1) await read(`${url}/legal/terms`);
    let received = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text;
    });
    socket.resume();
    await vi.waitFor(() => expect(received.split('HTTP/1.1 200').length - 1).toBe(count), { timeout: 20_000 });
    socket.destroy();
    const [, ...answers] = received.split('HTTP/1.1 200');
    const reported = answers.map((answer) => /'nonce-([\w-]{22})'/.exec(answer)?.[1] ?? 'none');
    expect(new Set(reported).size).toBe(count);
    // The texts in the gaps of a page are not compressed.
    const strange = answers.filter((answer, index) => !answer.split('\r\n\r\n')[1]?.includes(reported[index] ?? ''));
    expect(strange.length).toBe(0);
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

  it('stays over the minute when it says the same, and tells the time as it is', async () => {
    const minute = async () => {
      vi.setSystemTime(Date.now() + 60_000);
      return (await read(`${url}/legal/terms`)).text;
    };
    const [first, second] = [await minute(), await minute()];
    expect(renderedAt(second)).toBe(renderedAt(first));
    expect(Date.parse(reportedTime(second) ?? '') - Date.parse(reportedTime(first) ?? '')).toBeGreaterThanOrEqual(
      60_000,
    );
  });

  it('is nobody’s: whoever sends a cookie gets a page of their own, and nobody else gets that one', async () => {
    const guest = await read(`${url}/`);
    const customer = createBrowser(url);
    await signIn(customer, 'Kundin');
    tick();
    const own = await (await customer.fetch(`${url}/`, { headers: { 'accept-encoding': 'br' } })).text();
    expect(own.includes(EMAIL)).toBe(true);
    expect(renderedAt(own)).not.toBe(renderedAt(guest.text));
    const next = await read(`${url}/`);
    expect(renderedAt(next.text)).toBe(renderedAt(guest.text));
    expect(next.text.includes(EMAIL)).toBe(false);
    expect(next.response.headers.has('set-cookie')).toBe(false);
  });

  it('is for who sends cookies of others too, but not for whom we may know', async () => {
    const guest = await read(`${url}/`);
    const other = await read(`${url}/`, { cookie: '_ga=GA1.1.1; ofenpost_seen=yes; from=https://ofenpost.ch' });
    expect(renderedAt(other.text)).toBe(renderedAt(guest.text));
    for (const name of ['session', 'half-sign-in']) {
      const ours = await read(`${url}/`, { cookie: `seen=yes; ofenpost.${name}=x` });
      expect(renderedAt(ours.text)).not.toBe(renderedAt(guest.text));
    }
  });

  it('has the cart of a guest behind it, which nobody else gets, whoever asks first', async () => {
    for (const asksFirst of ['guest', 'nobody']) {
      await change();
      const guest = createBrowser(url);
      const ports = createServerRenderingPorts({ apiClient: createApiClient(url, guest.fetch), now: TEST_NOW });
      await ports.cart.add({ productId: (await plainProduct(ports)).id, optionIds: [], amount: 2 });
      tick();
      const asNobody = () => read(`${url}/`);
      const before = asksFirst === 'nobody' ? await asNobody() : undefined;
      const answer = await guest.fetch(`${url}/`, { headers: { 'accept-encoding': 'br' } });
      const own = await answer.text();
      const nobody = before ?? (await asNobody());
      expect(renderedAt(own)).toBe(renderedAt(nobody.text));
      const following = own.slice(own.indexOf('</html>') + '</html>'.length);
      expect(following).toMatch(/^<template>.*ownCart=\{"productCart":\[\{.*<\/script>$/);
      expect(nonces(own)).toEqual(nonces(answer.headers.get('content-security-policy') ?? ''));
      expect(nobody.text.endsWith('</html>')).toBe(true);
      expect((await asNobody()).text.includes('ownCart')).toBe(false);
    }
  });

  it('is rendered anew where the address says more', async () => {
    const first = await read(`${url}/products?q=burrata`);
    const second = await read(`${url}/products?q=burrata`);
    expect(renderedAt(second.text)).not.toBe(renderedAt(first.text));
  });

  it('is another one with the next request after a change, and soon in every other process', async () => {
    const before = await read(`${otherUrl}/order-time/info`);
    const data = await read(`${url}/api/delivery`);
    const staff = createBrowser(url);
    await signIn(staff, 'Mitarbeiter');
    const answer = await staff.fetch(`${url}/api/kitchen/pause`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ until: new Date(Date.parse(reportedTime(before.text) ?? '') + 3_600_000).toISOString() }),
    });
    expect(answer.status).toBe(200);
    expect((await read(`${url}/api/delivery`)).text).not.toBe(data.text);
    await vi.waitFor(async () => {
      const after = await read(`${otherUrl}/order-time/info`);
      expect(renderedAt(after.text)).not.toBe(renderedAt(before.text));
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
    expect(renderedAt((await read(`${url}/products`)).text)).toBe(renderedAt(before.text));
  });

  it('has the same headers from the memory as when it was made', async () => {
    const own = ['date', 'x-request-id', 'content-length', 'keep-alive'];
    for (const path of ['/', '/api/catalogue', '/api/restaurant']) {
      await change();
      const [made, stored] = [await read(`${url}${path}`), await read(`${url}${path}`)].map(({ response }) =>
        [...response.headers]
          .filter(([name]) => !own.includes(name))
          .map(([name, value]) => [name, value.replaceAll(/nonce-[\w-]+/g, 'nonce')]),
      );
      expect(stored).toEqual(made);
    }
  });

  it('is not sent again to who has it, as long as it is true', async () => {
    await change();
    const { response } = await read(`${url}/api/catalogue`);
    const etag = response.headers.get('etag') ?? '';
    expect([response.headers.get('cache-control'), etag]).toEqual(['no-cache', expect.stringMatching(/^W\/"/)]);
    const again = await read(`${url}/api/catalogue`, { 'if-none-match': `"other", ${etag}` });
    expect([again.response.status, again.text]).toEqual([304, '']);
    await database.query('update products set price = price + 5');
    await vi.waitFor(async () => {
      const changed = await read(`${url}/api/catalogue`, { 'if-none-match': etag });
      expect([changed.response.status, changed.text === '']).toEqual([200, false]);
    });
  });
});
