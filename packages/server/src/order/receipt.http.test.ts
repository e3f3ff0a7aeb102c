import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { formatMoney } from '@ofenpost/core/money/format-money';
import type { Order } from '@ofenpost/core/order/order';
import { receiptOf } from '@ofenpost/core/order/receipt';
import { alcohol, plainProduct, requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

async function readPdf(response: Response) {
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  return { text: text.replaceAll(/\s+/g, ' '), pages: pdf.numPages, meta: await getMeta(pdf) };
}

describe('the receipt as a PDF', () => {
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
  const pdfOf = (id: string, capability?: string, browser = createBrowser(server.url)) =>
    browser.fetch(
      `${server.url}/order/${id}/receipt.pdf${capability === undefined ? '' : `?capability=${capability}`}`,
    );

  /** Places an order of food and beer, delivered and paid in cash. */
  async function place(browser = createBrowser(server.url)) {
    const ports = portsOf(browser);
    const [food, beer] = [await plainProduct(ports), await alcohol(ports)];
    await ports.cart.add({ productId: food.id, optionIds: [], amount: 7 });
    await ports.cart.add({ productId: beer.id, optionIds: [], amount: 3 });
    const request = await requestFor(ports, { paymentMethod: 'cash', legalAgeConfirmed: true });
    const placed = await ports.checkout.place(request);
    if (!placed.ok) throw new Error(placed.error.code);
    return placed.value;
  }

  async function deliver({ id }: Order): Promise<Order> {
    const staff = createBrowser(server.url);
    await signIn(staff, 'Mitarbeiter');
    const { orderDesk } = portsOf(staff);
    await orderDesk.step(id, { from: 'placed', to: 'accepted', minutes: 30 });
    await orderDesk.step(id, { from: 'accepted', to: 'preparing' });
    await orderDesk.step(id, { from: 'preparing', to: 'ready' });
    await orderDesk.step(id, { from: 'ready', to: 'onTheWay' });
    const handedOver = { from: 'onTheWay', to: 'delivered', collected: 'cash', ageChecked: 18 } as const;
    const delivered = await orderDesk.step(id, handedOver);
    if (!delivered.ok) throw new Error(delivered.error.code);
    return delivered.value;
  }

  it('says everything that the stored order says, to the Rappen', async () => {
    const { order: placed, capability } = await place();
    const order = await deliver(placed);
    const response = await pdfOf(order.id, capability);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Ofenpost-Quittung-${order.number}.pdf"`,
      'cache-control': 'private, no-store',
    });
    const { text, pages, meta } = await readPdf(response);
    const receipt = receiptOf(order, await portsOf(createBrowser(server.url)).restaurant.load());
    const { supplier, recipient } = receipt;
    const amounts = [
      ...receipt.lines.map(({ totalPrice }) => totalPrice),
      ...[...receipt.sums, ...receipt.payments].map(({ amount }) => amount),
      ...receipt.vat.flatMap(({ net, vat, gross }) => [net, vat, gross]),
    ];
    expect(receipt.vat.map(({ vatRate }) => vatRate)).toEqual([260, 810]);
    for (const expected of [
      `Quittung ${order.number}`,
      'Bestellt: 20.11.2026, 19:00',
      'Geliefert: 20.11.2026',
      supplier.name,
      supplier.vatNumber,
      `${supplier.street}, ${supplier.postcode} ${supplier.town}`,
      `${recipient.label}: ${recipient.text}`,
      ...receipt.lines.flatMap(({ name, amount }) => [name, `${amount}×`]),
      'An der Tür bezahlt (Bar)',
      `Gesamt inkl. MwSt. ${formatMoney(order.totalPrice)}`,
      '2.6 %',
      '8.1 %',
      ...amounts.map(formatMoney),
    ])
      expect(text).toContain(expected);
    expect(pages).toBe(1);
    expect(meta.info).toMatchObject({ Title: `Quittung ${order.number}`, Author: supplier.name, Language: 'de-CH' });
  });

  it('is a confirmation before the delivery, for the account that ordered too', async () => {
    const customer = createBrowser(server.url);
    await signIn(customer, 'Kundin');
    const { order } = await place(customer);
    const response = await pdfOf(order.id, undefined, customer);
    expect(response.headers.get('content-disposition')).toContain(`Ofenpost-Bestellbestaetigung-${order.number}.pdf`);
    const { text } = await readPdf(response);
    expect(text).toContain(`Bestellbestätigung ${order.number}`);
    expect(text).toContain('An der Tür zu bezahlen (Bar)');
  });

  it('goes on over several pages', async () => {
    const { order, capability } = await place();
    await database.query(
      `insert into order_lines (order_id, position, product_id, name, amount, options, unit_price, total_price, vat_class, vat_rate)
       select order_id, n, product_id, 'Zeile ' || n, 1, options, 0, 0, vat_class, vat_rate
       from order_lines, generate_series(100, 170) n where order_id = $1 and position = 0`,
      [order.id],
    );
    const { text, pages } = await readPdf(await pdfOf(order.id, capability));
    expect(pages).toBeGreaterThan(1);
    for (let line = 100; line <= 170; line += 1) expect(text).toContain(`Zeile ${line}`);
    expect(text).toContain(`Seite ${pages} von ${pages}`);
  });

  it('is nobody’s by a link that is older than 90 days', async () => {
    const { order, capability } = await place();
    expect((await pdfOf(order.id, capability)).status).toBe(200);
    const created = new Date(Date.parse(TEST_NOW) - 91 * 86_400_000).toISOString();
    await database.query(
      `update orders set order_time_progresses = order_time_progresses || jsonb_build_object('created', $2::text) where id = $1`,
      [order.id, created],
    );
    expect((await pdfOf(order.id, capability)).status).toBe(302);
    expect(await portsOf(createBrowser(server.url)).order.load({ id: order.id, capability })).toMatchObject({
      ok: false,
    });
  });

  it.each<[string, (id: string) => readonly [string, string | undefined]]>([
    ['without a capability', (id) => [id, undefined]],
    ['with a wrong one', (id) => [id, 'x'.repeat(43)]],
    ['of an unknown order', () => [UNKNOWN_ID, 'x'.repeat(43)]],
    ['of what is no order at all', () => ['1001', undefined]],
  ])('leads whoever asks %s to the page that says so', async (_, requested) => {
    const { order } = await place();
    const stranger = createBrowser(server.url);
    await signIn(stranger, 'Kundin');
    const [id, capability] = requested(order.id);
    const response = await pdfOf(id, capability, stranger);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(
      capability === undefined ? `/order/${id}` : `/order/${id}?capability=${capability}`,
    );
  });
});
