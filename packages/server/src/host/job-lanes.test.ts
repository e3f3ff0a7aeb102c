import { once } from 'node:events';
import { type Server, type Socket, createServer } from 'node:net';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import type { Ports } from '@ofenpost/core/ports';
import type { PrinterDraft } from '@ofenpost/core/printing/printers-draft';
import { fillCart, requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { findFreePort } from '../../test-tools/testing/free-port.fixtures.ts';
import { startMailServer } from '../../test-tools/testing/mail-server.fixtures.ts';
import { type ReceiptPrinter, startReceiptPrinter } from '../../test-tools/testing/receipt-printer.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

/**
 * In milliseconds: a ticket helps the kitchen within this time; a test machine may be busy, so the test waits a little
 * longer.
 */
const TICKET = { timeout: 5_000, interval: 20 };
/** More than the mails' lane runs at once. */
const MAILS = 8;

let database: TestDatabase;
let printer: ReceiptPrinter;
let hanging: Server;
const sockets = new Set<Socket>();
let mailServer: { readonly url: string; readonly port: number };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  printer = await startReceiptPrinter();
  // The server greets, reads everything and never answers.
  hanging = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    socket.write('220 hanging.example ESMTP\r\n');
    socket.resume();
  });
  const port = await findFreePort();
  hanging.listen(port, '127.0.0.1');
  await once(hanging, 'listening');
  mailServer = { url: `smtp://127.0.0.1:${port}`, port };
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  hanging.close();
  await printer.switchOff();
});

async function visit({ url }: TestServer, title?: string): Promise<Ports> {
  const browser = createBrowser(url);
  if (title !== undefined) await signIn(browser, title);
  return createServerRenderingPorts({ apiClient: createApiClient(url, browser.fetch), now: TEST_NOW });
}

async function order(server: TestServer, email?: string): Promise<string> {
  const ports = await visit(server);
  await fillCart(ports);
  const placed = await ports.checkout.place(await requestFor(ports, email === undefined ? {} : { email }));
  if (!placed.ok) throw new Error(placed.error.code);
  return placed.value.order.id;
}

const printerAt = (port: number, rest: Partial<PrinterDraft>) =>
  database.query(
    `insert into printers (id, position, name, host, port, characters_per_line, automatic, confirms, active)
     values (gen_random_uuid(), $1, $2, '127.0.0.1', $3, 48, $4, $5, true)`,
    [rest.automatic === true ? 0 : 1, rest.name ?? 'Küche', port, rest.automatic ?? false, rest.confirms ?? true],
  );

const accept = (ports: Ports, id: string) =>
  ports.orderDesk.step(id, { from: 'placed', to: 'accepted', minutes: null });

it('lets tickets out while the mail server hangs', async () => {
  await database.query('delete from printers');
  await printerAt(printer.port, { automatic: true });
  const server = await startTestServer(database.url, { SMTP_URL: mailServer.url });
  for (let count = 0; count < MAILS; count += 1) await order(server, `gast-${count}@example.ch`);
  const admin = await visit(server, 'Mitarbeiter');
  const id = await order(server);
  await vi.waitFor(() => expect(sockets.size).toBeGreaterThanOrEqual(4));
  await accept(admin, id);
  await vi.waitFor(() => expect(printer.papers).toHaveLength(1), TICKET);
  await server.close();
});

it('lets mails out while the printer takes a ticket and never ends', async () => {
  await database.query('delete from printers');
  await database.query('delete from mails');
  await database.query(`delete from graphile_worker._private_jobs`);
  await printerAt(printer.port, { automatic: true, confirms: false });
  printer.behave('takesAll');
  const mails = await startMailServer();
  const server = await startTestServer(database.url, { SMTP_URL: mails.url });
  const admin = await visit(server, 'Mitarbeiter');
  for (let count = 0; count < MAILS; count += 1) await accept(admin, await order(server));
  await vi.waitFor(() => expect(printer.bytes).toBeGreaterThan(0), TICKET);
  await order(server, 'anna@example.ch');
  await vi.waitFor(() => expect(mails.mails).toHaveLength(1), TICKET);
  await server.close();
  await mails.close();
});
