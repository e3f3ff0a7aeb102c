import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import type { Ports } from '@ofenpost/core/ports';
import { fillCart, plainBread, requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

describe('an order is confirmed when the disk has it', () => {
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

  const portsOf = (browser: ReturnType<typeof createBrowser>): Ports =>
    createServerRenderingPorts({ apiClient: createApiClient(server.url, browser.fetch), now: TEST_NOW });

  /** The result of the work, and whether a commit that waits for the disk began and ended meanwhile. */
  async function watched<T>(work: () => Promise<T>): Promise<{ readonly answer: T; readonly hasWaited: boolean }> {
    const [before] = await database.query('select clock_timestamp()::text as now');
    const answer = await work();
    const waits = await database.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and query like 'select pg_logical_emit_message%' and state = 'idle' and query_start > $1::timestamptz`,
      [before?.['now']],
    );
    return { answer, hasWaited: waits.length > 0 };
  }

  it('placed by a guest, also when the same is asked again', async () => {
    const ports = portsOf(createBrowser(server.url));
    await fillCart(ports);
    const request = await requestFor(ports);
    const place = () => watched(() => ports.checkout.place(request));
    expect(await place()).toMatchObject({ answer: { ok: true }, hasWaited: true });
    expect(await place()).toMatchObject({ answer: { ok: true }, hasWaited: true });
  });

  it('taken by phone; what is refused waits for nothing', async () => {
    const browser = createBrowser(server.url);
    await signIn(browser, 'Mitarbeiter');
    const ports = portsOf(browser);
    const { id: productId, price } = await plainBread(ports);
    const phoneOrder = (totalPrice: number) =>
      watched(() =>
        ports.phoneOrder.capture({
          idempotencyKey: ports.idempotencyKey.create(),
          totalPrice,
          items: [{ productId, optionIds: [], amount: 1 }],
          draft: {
            contact: { contactName: 'Beat Meier', phoneNumber: '079 555 44 33' },
            deliveryTime: { kind: 'asap' },
            paymentMethod: 'card',
            remark: '',
            legalAgeConfirmed: false,
          },
          override: null,
        }),
      );
    expect(await phoneOrder(price + 1)).toMatchObject({ answer: { ok: false }, hasWaited: false });
    expect(await phoneOrder(price)).toMatchObject({ answer: { ok: true }, hasWaited: true });
  });
});
