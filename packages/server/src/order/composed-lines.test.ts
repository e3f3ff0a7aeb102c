import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import type { PlacedOrder } from '@ofenpost/core/checkout/placed-order';
import { mondayOf } from '@ofenpost/core/menu/week-menu';
import { unchangedEdit } from '@ofenpost/core/order-desk/edit-order';
import { shortLine } from '@ofenpost/core/order-desk/short-line';
import { editTexts } from '@ofenpost/core/order/order-edit-text';
import { plainCreation } from '@ofenpost/core/pizza/change-creation';
import type { Ports } from '@ofenpost/core/ports';
import { KITCHEN_PRINTER } from '@ofenpost/core/printing/print.fixtures';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { productWithOption, requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import { record } from '@ofenpost/testing/contract-suites/suite';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type MailServer, startMailServer } from '../../test-tools/testing/mail-server.fixtures.ts';
import { type ReceiptPrinter, startReceiptPrinter } from '../../test-tools/testing/receipt-printer.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const AMOUNT = 3;

/** Without the breaks of lines, and without the marks around what a guest wrote. */
const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]*>|\u2068|\u2069/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

describe('an amount of three of everything composed', () => {
  let database: TestDatabase;
  let server: TestServer;
  let mailServer: MailServer;
  let printer: ReceiptPrinter;
  let guest: Ports;
  let staff: Ports;
  let placed: PlacedOrder;
  /** What must stand everywhere: the courses counted, and the choices for each piece. */
  let words: readonly string[];
  let menuId: string;

  async function visit(title?: string): Promise<Ports> {
    const browser = createBrowser(server.url);
    if (title !== undefined) await signIn(browser, title);
    return createServerRenderingPorts({ apiClient: createApiClient(server.url, browser.fetch), now: TEST_NOW });
  }

  beforeAll(async () => {
    database = await createTestDatabase();
    [mailServer, printer] = [await startMailServer(), await startReceiptPrinter()];
    server = await startTestServer(database.url, { SMTP_URL: mailServer.url });
    await database.query(
      `insert into printers (id, position, name, host, port, characters_per_line, automatic, confirms, active, labels)
       values ($1, 0, 'Küche', '127.0.0.1', $2, 48, true, true, true, false)`,
      [KITCHEN_PRINTER.id, printer.port],
    );
    [guest, staff] = [await visit(), await visit('Mitarbeiter')];
    const today = toLocalDate(guest.clock.now());
    const { weekMenu } = await guest.menu.load({ monday: mondayOf(today) });
    const menu = weekMenu.find(({ date }) => date === today)?.menus[0];
    if (menu === undefined) throw new Error('The demo has no menu today.');
    menuId = menu.id;
    const { product, optionId } = await productWithOption(guest);
    const offer = await guest.pizzaCreator.load();
    const [left, right] = offer.toppings.filter((part) => part.available && part.soldOutUntil === null);
    const creation = {
      ...plainCreation(offer),
      toppings: [
        { toppingId: left?.id ?? '', place: 'left' as const },
        { toppingId: right?.id ?? '', place: 'right' as const },
      ],
    };
    await guest.cart.add({ menuId, amount: AMOUNT });
    await guest.cart.add({ productId: product.id, optionIds: [optionId], amount: AMOUNT });
    await guest.cart.add({ creation, amount: AMOUNT });
    const option = product.optionGroups.flatMap(({ options }) => options).find(({ id }) => id === optionId);
    words = [
      ...menu.courses.map((course) => `${AMOUNT}× ${course}`),
      `je ${option?.name}`,
      `je ${offer.sizes.find(({ id }) => id === creation.sizeId)?.name}`,
    ];
    const answer = await guest.checkout.place(await requestFor(guest, { email: 'anna@example.ch' }));
    if (!answer.ok) throw new Error(answer.error.code);
    placed = answer.value;
  });
  afterAll(async () => {
    await server.close();
    await mailServer.close();
    await printer.switchOff().catch(() => {});
    await database.drop();
  });

  const expectWords = (text: string, expected: readonly string[] = words) => {
    for (const word of expected) expect(plain(text)).toContain(word);
  };

  it('stands on the ticket of the kitchen, and on the desk and the kitchen’s screen as three', async () => {
    const accepted = await staff.orderDesk.step(placed.order.id, { from: 'placed', to: 'accepted', minutes: 40 });
    if (!accepted.ok) throw new Error(accepted.error.code);
    await vi.waitFor(() => expect(printer.papers).toHaveLength(1));
    expectWords((printer.papers[0]?.lines ?? []).join(' '));
    expectWords(placed.order.productOrders.map((line) => shortLine(line).extras).join(' '), words.slice(0, -1));
    const { values, stop } = record(staff.kitchenScreen.watch);
    await vi.waitFor(() => expect(values.flat()).not.toEqual([]));
    stop();
    const { lines } = values.flat().find(({ id }) => id === placed.order.id) ?? { lines: [] };
    expect(lines.map(({ amount, isMenu }) => [amount, isMenu])).toEqual([
      [AMOUNT, true],
      [AMOUNT, undefined],
      [AMOUNT, undefined],
    ]);
  });

  it('stands in the mail, in both of its parts', async () => {
    await vi.waitFor(() => expect(mailServer.mails.length).toBeGreaterThan(0));
    for (const part of ['text/plain', 'text/html']) expectWords(mailServer.mails[0]?.part(part) ?? '');
  });

  it('stands on the receipt', async () => {
    const { order, capability } = placed;
    const pdf = await fetch(`${server.url}/order/${order.id}/receipt.pdf?capability=${capability}`);
    const document = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()));
    const { text } = await extractText(document, { mergePages: true });
    for (const word of words) expect(plain(text)).toContain(word);
  });

  it('stands on the paper of a change', async () => {
    const { order } = placed;
    const edit = unchangedEdit({ ...order, revision: 2 });
    const draft = { ...edit, lines: edit.lines.slice(1), reason: 'Rief an' };
    const seen = await staff.orderDesk.edit(order.id, draft);
    if (seen.ok || seen.error.code !== 'totalChanged') throw new Error('The menus were worth nothing.');
    const edited = await staff.orderDesk.edit(order.id, { ...draft, totalPrice: seen.error.totalPrice });
    if (!edited.ok) throw new Error(edited.error.code);
    expect(edited.value.edits.map(editTexts).join()).toContain(`(${words.slice(0, -2).join(', ')})`);
    await vi.waitFor(() => expect(printer.papers).toHaveLength(2));
    expectWords((printer.papers[1]?.lines ?? []).join(' '), words.slice(0, -2));
  });
});
