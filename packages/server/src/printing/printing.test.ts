import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { unchangedEdit } from '@ofenpost/core/order-desk/edit-order';
import type { OrderStep } from '@ofenpost/core/order/order';
import type { Ports } from '@ofenpost/core/ports';
import { KITCHEN_PRINTER } from '@ofenpost/core/printing/print.fixtures';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { hurryJobs, waitingJobs } from '../../test-tools/testing/jobs.fixtures.ts';
import { type ReceiptPrinter, startReceiptPrinter } from '../../test-tools/testing/receipt-printer.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const ACCEPT: OrderStep = { from: 'placed', to: 'accepted', minutes: 30 };

describe('tickets on paper', () => {
  let database: TestDatabase;
  let server: TestServer;
  let printer: ReceiptPrinter;
  let printingState: Ports;
  let manager: Ports;

  const setUp = (change: Partial<typeof KITCHEN_PRINTER> = {}) =>
    database.query(
      `insert into printers (id, position, name, host, port, characters_per_line, automatic, confirms, active, labels)
       values ($1, 0, 'Küche', '127.0.0.1', $2, 48, $3, $4, $5, $6)
       on conflict (id) do update set port = $2, automatic = $3, confirms = $4, active = $5, labels = $6`,
      [
        KITCHEN_PRINTER.id,
        printer.port,
        change.automatic ?? true,
        change.confirms ?? true,
        change.active ?? true,
        change.labels ?? false,
      ],
    );
  const untilNothingWaits = () =>
    vi.waitFor(async () => expect(await waitingJobs(database, 'print_ticket')).toEqual([]));
  const hurry = () => hurryJobs(database);
  /** Delays failed jobs until `hurry` is called, so that none runs before. */
  const rest = () =>
    vi.waitFor(async () => {
      const resting = await database.query(
        `update graphile_worker._private_jobs set run_at = now() + interval '1 day'
         where locked_at is null
           and task_id = (select id from graphile_worker._private_tasks where identifier = 'print_ticket')
         returning id`,
      );
      expect(resting).toHaveLength(1);
    });

  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startTestServer(database.url);
    [printingState, manager] = [await visit('Mitarbeiter'), await visit('Geschäftsleitung')];
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });
  beforeEach(async () => {
    printer = await startReceiptPrinter();
    await setUp();
    return () => printer.switchOff().catch(() => {});
  });

  async function visit(title?: string): Promise<Ports> {
    const browser = createBrowser(server.url);
    if (title !== undefined) await signIn(browser, title);
    return createServerRenderingPorts({ apiClient: createApiClient(server.url, browser.fetch), now: TEST_NOW });
  }
  async function accept() {
    const { order } = await placeOrder(await visit());
    const accepted = await printingState.orderDesk.step(order.id, ACCEPT);
    expect(accepted.ok).toBe(true);
    return order;
  }
  const printsOf = async (orderId: string) =>
    (await printingState.printing.listToday()).filter((print) => print.orderId === orderId).toReversed();
  const statesOf = async (orderId: string) =>
    (await printsOf(orderId)).map(({ state, copy, problem }) => ({ state, copy, problem }));
  const untilStates = (orderId: string, states: readonly object[]) =>
    vi.waitFor(async () => expect(await statesOf(orderId)).toMatchObject(states));

  it('come out by themselves when an order is accepted, with every letter right and a cut', async () => {
    const { number, id } = await accept();
    await untilStates(id, [{ state: 'printed', copy: 0, problem: null }]);
    expect(printer.papers).toHaveLength(1);
    const [{ lines, codepage, inverted } = { lines: [], codepage: null, inverted: [] }] = printer.papers;
    expect(codepage).toBe(16);
    expect(lines[0]).toBe(`${number}`);
    expect(lines).toContain('Für den Kurier: Klingel links');
    expect(lines.find((line) => line.startsWith('Karte zu bezahlen'))).toHaveLength(48);
    expect(lines.find((line) => line.startsWith('10× '))).toBeDefined();
    expect(inverted).toEqual([]);
    expect(await printingState.printing.loadDesk()).toEqual({
      printers: [{ id: KITCHEN_PRINTER.id, name: 'Küche', automatic: true, labels: false }],
      prints: [],
    });
  });

  it('come out when staff ask for them, as a copy after the first', async () => {
    await setUp({ automatic: false });
    const { order } = await placeOrder(await visit());
    for (const copy of [0, 1]) {
      const requested = await printingState.printing.print(order.id, 'printer');
      expect(requested).toMatchObject({ ok: true, value: { state: 'waiting', by: { name: 'Jonas Keller' } } });
      await vi.waitFor(() => expect(printer.papers).toHaveLength(copy + 1));
      await vi.waitFor(async () => expect((await printingState.printing.loadDesk()).prints).toEqual([]));
    }
    expect(printer.papers.map(({ inverted }) => inverted.map((line) => line.trim()))).toEqual([[], ['KOPIE 1']]);
  });

  it('take back what was accepted by mistake, and are no copies when it is accepted after all', async () => {
    const { id } = await accept();
    await untilStates(id, [{ state: 'printed', copy: 0 }]);
    expect((await printingState.orderDesk.undo(id, 2)).ok).toBe(true);
    await untilStates(id, [{ copy: 0 }, { state: 'printed', copy: 1 }]);
    expect((await printingState.orderDesk.step(id, ACCEPT)).ok).toBe(true);
    await untilStates(id, [{ copy: 0 }, { copy: 1 }, { state: 'printed', copy: 2 }]);
    const marks = printer.papers.map(({ inverted }) => inverted.map((line) => line.trim()));
    expect(marks).toEqual([[], ['STORNIERT'], []]);
  });

  it('have a label for each box cut off once all is made, and none again after an undone step', async () => {
    await setUp({ labels: true });
    const { id, number, productOrders } = await accept();
    await untilStates(id, [{ state: 'printed', copy: 0 }]);
    expect((await printingState.orderDesk.step(id, { from: 'accepted', to: 'preparing' })).ok).toBe(true);
    const ready = await printingState.orderDesk.step(id, { from: 'preparing', to: 'ready' });
    if (!ready.ok) throw new Error(ready.error.code);
    await untilStates(id, [{ copy: 0 }, { state: 'printed', copy: 1 }]);
    const boxes = productOrders.reduce((sum, { amount }) => sum + amount, 0);
    const labels = printer.papers
      .slice(1)
      .map(({ lines }) => lines.map((line) => line.trim()).filter((line) => line !== ''));
    expect(labels.map(([first]) => first)).toEqual(Array.from({ length: boxes }, () => `${number}`));
    expect(labels.map(([, place]) => /^(\d+) von/.exec(place ?? '')?.[1])).toEqual(
      labels.map((_, index) => `${index + 1}`),
    );
    expect(labels[0]?.some((line) => line.startsWith('Enthält: '))).toBe(true);
    expect(printer.papers.flatMap(({ inverted }) => inverted).join()).not.toContain('KOPIE');

    expect((await printingState.orderDesk.undo(id, ready.value.revision)).ok).toBe(true);
    expect((await printingState.orderDesk.step(id, { from: 'preparing', to: 'ready' })).ok).toBe(true);
    await untilNothingWaits();
    expect(printer.papers).toHaveLength(1 + boxes);
    expect((await printingState.printing.print(id, 'labels')).ok).toBe(true);
    await vi.waitFor(() => expect(printer.papers).toHaveLength(1 + 2 * boxes));
    // The ticket after them is the first copy of the ticket.
    await vi.waitFor(async () => expect((await printingState.printing.loadDesk()).prints).toEqual([]));
    await printingState.printing.print(id, 'printer');
    await vi.waitFor(() => expect(printer.papers).toHaveLength(2 + 2 * boxes));
    expect(printer.papers.at(-1)?.lines[0]?.trim()).toBe('KOPIE 1');
  });

  it('have no labels of an order that has ended while they waited', async () => {
    await setUp({ labels: true });
    const { id } = await accept();
    await untilStates(id, [{ state: 'printed', copy: 0 }]);
    printer.behave('noPaper');
    await printingState.printing.print(id, 'labels');
    await untilStates(id, [{ copy: 0 }, { state: 'waiting', problem: 'paperOut' }]);
    await rest();
    await database.query(`update orders set status = 'cancelled' where id = $1`, [id]);
    printer.behave('prints');
    await hurry();
    await untilNothingWaits();
    expect(printer.papers).toHaveLength(1);
    expect((await printingState.printing.loadDesk()).prints).toEqual([]);
  });

  it('say what was changed of an order that is on paper, each change once', async () => {
    const accepted = await accept();
    await untilStates(accepted.id, [{ state: 'printed', copy: 0 }]);
    const draft = { ...unchangedEdit({ ...accepted, revision: 2 }), reason: 'Rief an' };
    const edited = await printingState.orderDesk.edit(accepted.id, { ...draft, remark: 'NUSSALLERGIE' });
    if (!edited.ok) throw new Error(edited.error.code);
    const again = { ...draft, revision: edited.value.revision, remark: 'ohne Salz' };
    expect((await printingState.orderDesk.edit(accepted.id, again)).ok).toBe(true);
    await untilStates(accepted.id, [{ copy: 0 }, { copy: 1 }, { state: 'printed', copy: 2 }]);
    const marks = printer.papers.map(({ inverted }) => inverted.map((line) => line.trim()));
    expect(marks.slice(1).map(([mark]) => mark)).toEqual(['ÄNDERUNG', 'ÄNDERUNG']);
    expect(marks[2]).toContain('ohne Salz');
  });

  it('stay away where the order went back before they were printed', async () => {
    await printer.switchOff();
    const { id } = await accept();
    await untilStates(id, [{ state: 'waiting', problem: 'unreachable' }]);
    expect((await printingState.orderDesk.undo(id, 2)).ok).toBe(true);
    await untilStates(id, [{ state: 'givenUp', copy: null }]);
    await printer.switchOn();
    await hurry();
    await untilNothingWaits();
    expect(printer.papers).toEqual([]);
    expect((await printingState.printing.loadDesk()).prints.filter(({ orderId }) => orderId === id)).toEqual([]);
  });

  it('wait for a printer that is off, hinder nobody meanwhile, and come out once it is on', async () => {
    await printer.switchOff();
    const { id } = await accept();
    await untilStates(id, [{ state: 'waiting', copy: null, problem: 'unreachable' }]);
    expect((await printingState.printing.loadDesk()).prints.filter(({ orderId }) => orderId === id)).toHaveLength(1);
    const again = await Promise.all([
      printingState.printing.print(id, 'printer'),
      printingState.printing.print(id, 'printer'),
    ]);
    expect(new Set(again.map((each) => each.ok && each.value.id)).size).toBe(1);
    await printer.switchOn();
    await hurry();
    await untilStates(id, [{ state: 'printed', copy: 0 }]);
    expect(printer.papers).toHaveLength(1);
    await untilNothingWaits();
  });

  it('come out in the order in which they were asked for, and say what became of the order meanwhile', async () => {
    await printer.switchOff();
    const first = await accept();
    await untilStates(first.id, [{ state: 'waiting', problem: 'unreachable' }]);
    for (const [from, to] of [
      ['accepted', 'preparing'],
      ['preparing', 'ready'],
    ] as const)
      expect((await printingState.orderDesk.step(first.id, { from, to })).ok).toBe(true);
    await printer.switchOn();
    const second = await accept();
    await untilStates(second.id, [{ state: 'printed', copy: 0 }]);
    const numbers = printer.papers.map(({ lines }) => lines.map((line) => line.trim()));
    expect(numbers.map((lines) => [first, second].findIndex(({ number }) => lines.includes(`${number}`)))).toEqual([
      0, 1,
    ]);
    expect(printer.papers[0]?.inverted.map((line) => line.trim()).join(' ')).toMatch(
      /^NACHTRAG · schon bereit \d\d:\d\d$/,
    );
    expect(printer.papers[1]?.inverted).toEqual([]);
  });

  it('that waited for long do not come out unasked', async () => {
    await printer.switchOff();
    const { id } = await accept();
    await untilStates(id, [{ state: 'waiting', problem: 'unreachable' }]);
    await rest();
    await database.query('alter table prints disable trigger keep_row');
    await database.query(`update prints set at = at - interval '16 minutes' where order_id = $1`, [id]);
    await database.query('alter table prints enable trigger keep_row');
    await printer.switchOn();
    await hurry();
    await untilStates(id, [{ state: 'givenUp', copy: null, problem: 'tooOld' }]);
    expect(printer.papers).toEqual([]);
    expect((await printingState.printing.loadDesk()).prints).toContainEqual((await printsOf(id))[0]);
    await printingState.printing.print(id, 'printer');
    await vi.waitFor(() => expect(printer.papers).toHaveLength(1));
  });

  it.each([
    ['hangs', 'silent', 'silent'],
    ['has no paper', 'noPaper', 'paperOut'],
  ] as const)('leave no paper on a printer that %s, so that the first is the original', async (_, manner, problem) => {
    printer.behave(manner);
    const { id } = await accept();
    await untilStates(id, [{ state: 'waiting', copy: null, problem }]);
    expect(printer.bytes).toBe(0);
    printer.behave('prints');
    await hurry();
    await untilStates(id, [{ state: 'printed', copy: 0 }]);
    expect(printer.papers[0]?.inverted).toEqual([]);
  });

  it('come again as a copy when the connection breaks in the middle, and not without end', async () => {
    printer.behave({ cutsAfter: 40 });
    const { id } = await accept();
    await untilStates(id, [
      { state: 'uncertain', copy: 0, problem: 'cutOff' },
      { state: 'uncertain', copy: 1, problem: 'cutOff' },
    ]);
    expect((await printingState.printing.loadDesk()).prints).toMatchObject([{ copy: 1 }]);
    printer.behave('prints');
    await printingState.printing.print(id, 'printer');
    await vi.waitFor(() => expect(printer.papers).toHaveLength(1));
    expect(printer.papers[0]?.lines[0]?.trim()).toBe('KOPIE 2');
    await vi.waitFor(async () => expect((await printingState.printing.loadDesk()).prints).toEqual([]));
  });

  it('are copies when the server died while it printed', async () => {
    printer.behave('noPaper');
    const { id } = await accept();
    await untilStates(id, [{ state: 'waiting', problem: 'paperOut' }]);
    await rest();
    // As if a process died between the first and the last byte.
    await database.query(`update prints set state = 'sending', copy = 0 where order_id = $1`, [id]);
    printer.behave('prints');
    await hurry();
    await untilStates(id, [
      { state: 'uncertain', copy: 0, problem: 'interrupted' },
      { state: 'printed', copy: 1 },
    ]);
    expect(printer.papers.map(({ inverted }) => inverted.map((line) => line.trim()))).toEqual([['KOPIE 1']]);
  });

  it('come out of a printer that confirms nothing when it is told so', async () => {
    printer.behave('confirmsNothing');
    await setUp({ confirms: false });
    const { id } = await accept();
    await untilStates(id, [{ state: 'printed', copy: 0 }]);
    expect(printer.papers).toHaveLength(1);
  });

  it('are given up where the printer was switched off in the settings', async () => {
    await printer.switchOff();
    const { id } = await accept();
    await untilStates(id, [{ state: 'waiting', problem: 'unreachable' }]);
    await setUp({ active: false });
    await hurry();
    await untilStates(id, [{ state: 'givenUp', copy: null, problem: 'switchedOff' }]);
    expect((await printingState.printing.loadDesk()).prints).toContainEqual((await printsOf(id))[0]);
  });

  it('stay in the journal, for ever and as they are', async () => {
    const { id } = await accept();
    await untilStates(id, [{ state: 'printed', copy: 0 }]);
    for (const statement of [
      'delete from prints',
      'truncate prints',
      `update prints set copy = 7 where state = 'printed'`,
      `update prints set state = 'waiting' where state = 'printed'`,
    ])
      await expect(database.query(statement)).rejects.toThrow('The journal of prints');
  });

  it('stay open past midnight until somebody dismisses them, which is no print', async () => {
    await printer.switchOff();
    const { id } = await accept();
    await untilStates(id, [{ state: 'waiting', problem: 'unreachable' }]);
    await database.query('alter table prints disable trigger keep_row');
    await database.query(`update prints set at = at - interval '2 days' where order_id = $1`, [id]);
    await database.query('alter table prints enable trigger keep_row');
    const [print] = await printsOf(id);
    expect((await printingState.printing.loadDesk()).prints).toContainEqual(print);
    const open = await printingState.printing.dismiss(print?.id ?? '');
    expect(open.prints.filter(({ orderId }) => orderId === id)).toEqual([]);
    expect(await printsOf(id)).toEqual([]);
    await printer.switchOn();
    await hurry();
    await untilNothingWaits();
    expect(printer.papers).toEqual([]);
    await expect(database.query('update prints set dismissed = null where order_id = $1', [id])).rejects.toThrow(
      'The journal of prints',
    );
  });

  it('can be tried on a printer that is saved, and tell of a failure no more than that nothing prints', async () => {
    expect(await manager.printing.test(KITCHEN_PRINTER.id)).toEqual({ ok: true, value: null });
    expect(printer.papers[0]?.lines.map((line) => line.trim())).toContain('Rüebli, Röschti, Crème fraîche, Jalapeños');
    const failed = (problem: string) => ({ ok: false, error: { code: 'notPrinted', problem } });
    printer.behave('noPaper');
    expect(await manager.printing.test(KITCHEN_PRINTER.id)).toEqual(failed('paperOut'));
    printer.behave('silent');
    expect(await manager.printing.test(KITCHEN_PRINTER.id)).toEqual(failed('noAnswer'));
    await printer.switchOff();
    expect(await manager.printing.test(KITCHEN_PRINTER.id)).toEqual(failed('noAnswer'));
  });
});
