import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { AUDIT_LIST } from '@ofenpost/core/audit/audit-list';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import type { Ports } from '@ofenpost/core/ports';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const PIN = '7310';

describe('a device of the desk over HTTP', () => {
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

  const portsOf = (browser: Browser) =>
    createServerRenderingPorts({ apiClient: createApiClient(server.url, browser.fetch), now: TEST_NOW });

  /** A device at which the staff's person is named. */
  async function namedDevice() {
    const [management, staff, tablet] = [1, 2, 3].map(() => createBrowser(server.url)) as [Browser, Browser, Browser];
    await Promise.all([signIn(management, 'Geschäftsleitung'), signIn(staff, 'Mitarbeiter')]);
    const { code } = await portsOf(management).device.make({ name: 'Pult', duty: 'desk', station: 'all' });
    await portsOf(tablet).device.start(code);
    await portsOf(staff).sitting.setPin(PIN);
    const person = await portsOf(staff).session.loadMe();
    await portsOf(tablet).sitting.begin({ person: person.id ?? '', pin: PIN });
    return { desk: portsOf(tablet), person, management: portsOf(management) };
  }
  const accept = ({ orderDesk }: Ports, id: string) => orderDesk.step(id, stepTo('placed', 'accepted'));
  const idle = (minutes: number) =>
    database.query(`update sittings set last_change_at = now() - interval '${minutes} minutes'`);

  it('takes a step in the name of the person, whom history and audit log name', async () => {
    const { desk, person, management } = await namedDevice();
    const { order } = await placeOrder(portsOf(createBrowser(server.url)));
    expect((await accept(desk, order.id)).ok).toBe(true);
    const timeline = JSON.stringify(await desk.orderDesk.loadTimeline(order.id));
    expect(timeline).toContain(person.firstname);
    expect(timeline).not.toContain('Pult');
    const log = await management.audit.list({ ...AUDIT_LIST.start, q: String(order.number) });
    expect(log.rows.find(({ title }) => title.includes('angenommen'))?.by).toContain(person.firstname);
  });

  it('names nobody ten minutes after the last change, and until then', async () => {
    const { desk, person } = await namedDevice();
    const [first, second] = [
      (await placeOrder(portsOf(createBrowser(server.url)))).order,
      (await placeOrder(portsOf(createBrowser(server.url)))).order,
    ];
    await idle(9);
    expect(await desk.session.loadMe()).toMatchObject({ id: person.id });
    expect((await accept(desk, first.id)).ok).toBe(true);
    // The change began the ten minutes again.
    const rows = await database.query(`select last_change_at > now() - interval '1 minute' as fresh from sittings`);
    expect(rows.map(({ fresh }) => fresh)).toContain(true);
    await idle(10);
    expect(await desk.session.loadMe()).toMatchObject({ firstname: 'Pult' });
    await expect(accept(desk, second.id)).rejects.toMatchObject({ status: 428 });
    // Reading, and the search, need no name.
    expect(await desk.orderDesk.findEarlier('1')).toBeInstanceOf(Array);
    expect(await desk.orderDesk.loadShift()).toBeDefined();
  });
});
