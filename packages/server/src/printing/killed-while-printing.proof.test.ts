import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import type { Ports } from '@ofenpost/core/ports';
import { KITCHEN_PRINTER } from '@ofenpost/core/printing/print.fixtures';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type ReceiptPrinter, startReceiptPrinter } from '../../test-tools/testing/receipt-printer.fixtures.ts';
import { type ServerProcess, startServerProcess } from '../../test-tools/testing/server-process.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';

describe('a server that is killed while it prints', () => {
  let database: TestDatabase;
  let printer: ReceiptPrinter;
  let server: ServerProcess;
  beforeAll(async () => {
    database = await createTestDatabase();
    printer = await startReceiptPrinter();
    await database.query(
      `insert into printers (id, position, name, host, port, characters_per_line, automatic, confirms, active)
       values ($1, 0, 'Küche', '127.0.0.1', $2, 48, true, true, true)`,
      [KITCHEN_PRINTER.id, printer.port],
    );
    server = await startServerProcess(database.url);
  });
  afterAll(async () => {
    await server.close();
    await printer.switchOff();
    await database.drop();
  });

  async function visit(title?: string): Promise<Ports> {
    const browser = createBrowser(server.url);
    if (title !== undefined) await signIn(browser, title);
    return createServerRenderingPorts({ apiClient: createApiClient(server.url, browser.fetch), now: TEST_NOW });
  }
  /** As the next process finds it two minutes later: the job is still locked by the dead one. */
  const giveBack = () =>
    database.query(`update graphile_worker._private_jobs set locked_at = locked_at - interval '3 minutes'`);
  const statesOf = async (orderId: string) =>
    database.query('select state, copy, problem from prints where order_id = $1 order by number', [orderId]);

  it.each([
    ['before the printer had anything', 'silent', [{ state: 'printed', copy: 0 }], []],
    [
      'with the paper half printed',
      'takesAll',
      [
        { state: 'uncertain', copy: 0, problem: 'interrupted' },
        { state: 'printed', copy: 1 },
      ],
      ['KOPIE 1'],
    ],
  ] as const)('%s loses no ticket, and a second paper says that it is a copy', async (_, manner, states, marks) => {
    const printedBefore = printer.papers.length;
    printer.behave(manner);
    const { order } = await placeOrder(await visit());
    const staff = await visit('Mitarbeiter');
    await staff.orderDesk.step(order.id, { from: 'placed', to: 'accepted', minutes: 30 });
    const reached = manner === 'silent' ? 'waiting' : 'sending';
    await vi.waitFor(async () => {
      expect(await statesOf(order.id)).toMatchObject([{ state: reached }]);
      expect(printer.connections).toBeGreaterThan(0);
    });
    await server.close();
    // The printer must not take the end of the dead process's connection for the end of a ticket.
    await vi.waitFor(() => expect(printer.connections).toBe(0));

    printer.behave('prints');
    await giveBack();
    server = await startServerProcess(database.url);
    await vi.waitFor(async () => expect(await statesOf(order.id)).toMatchObject(states));
    const papers = printer.papers.slice(printedBefore);
    expect(papers.flatMap(({ inverted }) => inverted.map((line) => line.trim()))).toEqual(marks);
    expect(papers.map(({ lines }) => lines.some((line) => line.includes(`${order.number}`)))).toEqual([true]);
  });
});
