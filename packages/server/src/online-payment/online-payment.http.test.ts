import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { startSimulator } from '@ofenpost/payment-simulator/simulator';
import { fillCart, requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import { expect, it } from 'vitest';
import { createBrowser } from '../../test-tools/testing/browser.fixtures.ts';
import { findFreePort } from '../../test-tools/testing/free-port.fixtures.ts';
import { createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { createRequestLog } from '../http/app.ts';
import { createLogger } from '../logging/logger.ts';
import { NO_METRICS } from '../metrics/metrics.ts';

const PATIENCE_MS = 8_000;

it('tells a browser that does not know the order only what became of the payment', { timeout: 30_000 }, async () => {
  const [database, port] = await Promise.all([createTestDatabase(), findFreePort()]);
  const simulator = await startSimulator({ port, ledgerFile: null, user: 'simulator', password: 'simulator' });
  const server = await startTestServer(database.url, {
    PAYMENT_PROVIDER: 'simulator',
    PAYMENT_SIMULATOR_PORT: `${port}`,
  });
  try {
    const browser = createBrowser(server.url);
    const guest = createServerRenderingPorts({ apiClient: createApiClient(server.url, browser.fetch), now: TEST_NOW });
    await fillCart(guest);
    const placed = await guest.checkout.place(await requestFor(guest, { paymentMethod: 'onlineCard' }));
    if (!placed.ok) throw new Error(placed.error.code);
    const { order, capability } = placed.value;
    const pay = async (action: string, said: string) => {
      const begun = await guest.onlinePayment.begin({ id: order.id, capability }, 'onlineCard');
      if (!begun.ok) throw new Error(begun.error.code);
      const body = new URLSearchParams({ action });
      const { headers } = await fetch(begun.value.redirectUrl, { method: 'POST', body, redirect: 'manual' });
      const address = headers.get('location') ?? '';
      // The notification may be asking still.
      const again = async () => (await fetch(address, { redirect: 'manual' })).headers.get('location');
      await expect.poll(again, { timeout: PATIENCE_MS }).toBe(`/order?zahlung=${said}`);
      return address;
    };
    await pay('declined', 'nicht');
    const address = await pay('visa', 'da');
    const own = await browser.fetch(address, { redirect: 'manual' });
    expect(own.headers.get('location')).toMatch(`/order/${order.id}?capability=`);
    const unknown = await fetch(`${server.url}/zahlung/${'x'.repeat(43)}`, { redirect: 'manual' });
    expect(unknown.headers.get('location')).toBe('/order?zahlung=offen');
  } finally {
    await simulator.close();
    await server.close();
    await database.drop();
  }
});

it('logs no key of an address', () => {
  const lines: object[] = [];
  const log = { info: (line: object) => lines.push(line) } as never;
  const answered = createRequestLog(log, NO_METRICS).began('1');
  answered({ method: 'GET', path: '/zahlung/meldung/secret', route: '/zahlung/meldung/:key', status: 200 });
  answered({ method: 'GET', path: '/menu', route: '/:page', status: 200 });
  expect(lines).toMatchObject([{ path: '/zahlung/meldung/:key' }, { path: '/menu' }]);
});

it('leads a guest who comes back on to the order soon, whatever the provider does', async () => {
  const [database, port] = await Promise.all([createTestDatabase(), findFreePort()]);
  const simulator = await startSimulator({ port, ledgerFile: null, user: 'simulator', password: 'simulator' });
  const lines: string[] = [];
  const server = await startTestServer(
    database.url,
    { PAYMENT_PROVIDER: 'simulator', PAYMENT_SIMULATOR_PORT: `${port}` },
    undefined,
    createLogger('production', { write: (line) => void lines.push(line) }),
  );
  try {
    const browser = createBrowser(server.url);
    const guest = createServerRenderingPorts({ apiClient: createApiClient(server.url, browser.fetch), now: TEST_NOW });
    await fillCart(guest);
    const placed = await guest.checkout.place(await requestFor(guest, { paymentMethod: 'onlineCard' }));
    if (!placed.ok) throw new Error(placed.error.code);
    const { order, capability } = placed.value;
    const begun = await guest.onlinePayment.begin({ id: order.id, capability }, 'onlineCard');
    if (!begun.ok) throw new Error(begun.error.code);
    await fetch(`${simulator.origin}/simulator/control`, {
      method: 'POST',
      body: JSON.stringify({ answers: 'silence', notifications: 'lost' }),
    });
    const body = new URLSearchParams({ action: 'visa' });
    const { headers } = await fetch(begun.value.redirectUrl, { method: 'POST', body, redirect: 'manual' });
    const back = await fetch(headers.get('location') ?? '', {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    expect(back.status).toBe(303);
    expect(back.headers.get('location')).toMatch(/^\/order/);
    expect(lines.join('')).toContain('"path":"/zahlung/:key"');
  } finally {
    await simulator.close();
    await server.close();
    await database.drop();
  }
});
