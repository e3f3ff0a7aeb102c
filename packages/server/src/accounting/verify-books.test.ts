import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import type { ByHandLine } from '@ofenpost/core/accounting/accounting';
import { blankCashCount } from '@ofenpost/core/accounting/cash';
import { seenOf } from '@ofenpost/core/accounting/close-day';
import type { Order } from '@ofenpost/core/order/order';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import type { Ports } from '@ofenpost/core/ports';
import { seededRandom } from '@ofenpost/core/random/seeded-random';
import { addMinutes } from '@ofenpost/core/time/zurich';
import { endSelling, valueOf } from '@ofenpost/testing/contract-suites/accounting.suite';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Client } from 'pg';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, connect, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { auditLog } from '../audit/audit-log.table.ts';
import { APP_ROLE, inAppRole } from '../database/app-role.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { giftCardEntries } from '../gift-card/gift-card.table.ts';
import { bookingShares, bookings } from '../ledger/booking.table.ts';
import { dayCloses } from '../ledger/day-close.table.ts';
import { paymentEvents } from '../online-payment/online-payment.table.ts';
import { orderEvents, orderLines, orders } from '../order/order.table.ts';
import { anyGiftCard, anyOrder, anyPhoneOrder } from './books.fixtures.ts';
import { dayClosePdf } from './day-close.http.ts';
import { findClosePaper } from './day-close.repository.ts';
import { FORGERIES, editOfBegun } from './forgeries.fixtures.ts';
import { SEAL_CHAINS, createSealBooks, findHeads } from './seal.repository.ts';
import { CUSTOMER, SOLD, TAMPERINGS, TODAY, WRITTEN_BY_THE_APP } from './tamperings.fixtures.ts';
import { type VerifiedBooks, verifyBooks } from './verify-books.ts';

const TABLES = [
  'accounts',
  'bookings',
  'booking_shares',
  'order_events',
  'day_closes',
  'seals',
  'seal_heads',
  'gift_cards',
  'orders',
  'order_lines',
  'gift_card_entries',
  'payments',
  'payment_events',
  'audit_log',
];

let database: TestDatabase;
let server: TestServer | undefined;
let shop: Database;
let app: Client;
let ports: Ports;
let byHand: readonly ByHandLine[] = [];
const begun: Order[] = [];
const random = seededRandom(27);

// Later than the minute in which an end can be undone.
const clock = { now: () => addMinutes(TEST_NOW, 60) };
const sealBooks = () => createSealBooks({ database: shop, clock })({ signal: new AbortController().signal });

/** From now on nobody seals but the test: the server does each minute, which can come between two looks. */
async function stopServer(): Promise<void> {
  await server?.close();
  server = undefined;
}

/** The chains that came later: days were closed before, which name no seal of theirs. */
const OLD_CHAINS: readonly string[] = ['bookings', 'order_events', 'day_closes'];

/** Lets nobody seal the later chains until the result is called: the server does each minute, which can come before a close. */
async function holdLaterChains(): Promise<() => Promise<void>> {
  const holder = await connect(database.url);
  await holder.query('begin');
  const later = SEAL_CHAINS.filter((chain) => !OLD_CHAINS.includes(chain));
  await holder.query(`insert into seal_heads (chain, seq, hash) select chain, 0, '' from unnest($1::text[]) chain`, [
    later,
  ]);
  return async () => {
    await holder.query('rollback');
    await holder.end();
  };
}

/** Stops an order that the kitchen had begun, and one that was ready, which was undone; both twice. */
async function stopBegun(): Promise<void> {
  const { orderDesk } = ports;
  for (const isReady of [false, true]) {
    const { id } = await anyPhoneOrder({ ports, random }, '');
    await orderDesk.step(id, stepTo('accepted', 'preparing'));
    if (isReady) {
      const ready = await orderDesk.step(id, stepTo('preparing', 'ready'));
      if (ready.ok) await orderDesk.undo(id, ready.value.revision);
    }
    const stop = async () => valueOf(await orderDesk.step(id, stepTo('preparing', 'cancelled')));
    valueOf(await orderDesk.undo(id, (await stop()).revision));
    begun.push(await stop());
  }
}

/** What takes nothing off: another means of payment, which rounds, and a place to which the delivery costs less. */
const HARMLESS_EDITS = [
  [`'{"totalPrice": 2666}'`, `'{"totalPrice": 2665}'`],
  [`'{"totalPrice": 9000, "deliveryFee": 600}'`, `'{"totalPrice": 8800, "deliveryFee": 400}'`],
] as const;

/** The result after a change by the owner, who has switched the triggers off. The change is rolled back. */
async function foundAfter(statements: string, isGuarded = false): Promise<VerifiedBooks> {
  let found: VerifiedBooks | null = null;
  const undone = new Error('undone');
  const changed = shop.transaction(async (tx) => {
    for (const table of isGuarded ? [] : TABLES) await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
    await tx.execute(sql.raw(statements));
    found = await verifyBooks({ transaction: (work) => work(tx) });
    throw undone;
  });
  await expect(changed).rejects.toBe(undone);
  if (found === null) throw new Error('Nothing was verified.');
  return found;
}

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database.url);
  shop = openDatabase(database.url, () => {});
  app = await connect(inAppRole(database.url));
  const releaseLaterChains = await holdLaterChains();
  const browser = createBrowser(server.url);
  await signIn(browser, 'Geschäftsleitung');
  ports = createServerRenderingPorts({ apiClient: createApiClient(server.url, browser.fetch), now: TEST_NOW });
  for (let count = 0; count < 6; count += 1) await anyOrder({ ports, random });
  await anyGiftCard({ ports, random });
  const customer = createBrowser(server.url);
  await signIn(customer, 'Kundin');
  const own = createServerRenderingPorts({ apiClient: createApiClient(server.url, customer.fetch), now: TEST_NOW });
  const { order } = await placeOrder(own);
  await own.order.cancel({ id: order.id, capability: null });
  await stopBegun();
  const counted = await ports.accounting.countCash(TODAY, 0, {
    ...blankCashCount(20_000),
    openingReason: 'Wechselgeld',
  });
  if (!counted.ok) throw new Error(counted.error.code);
  const sellAgain = await endSelling(ports);
  const closed = await ports.accounting.closeDay(TODAY, { ...seenOf(counted.value), differenceReason: 'Leer' });
  if (!closed.ok) throw new Error(closed.error.code);
  byHand = closed.value.close?.byHand ?? [];
  await releaseLaterChains();
  await sellAgain();
  await anyPhoneOrder({ ports, random }, '');
  await database.query(`
    insert into payments (id, order_id, attempt, reference, state, amount, tip, captured, refunded, wished, display_text,
      initialised_at, expires_at, counts, ask_retry, return_hash, notify_hash)
    select id, id, 1, 'OFP-1-1', 'failed', 100, 0, 0, 0, 'onlineCard', '', now(), now(), false, 0, 'a', 'b' from orders limit 1`);
  await database.query(
    `insert into payment_events (payment_id, at, kind, detail) select id, now(), 'initialise', '' from payments`,
  );
  await sealBooks();
});
afterAll(async () => {
  await app.end();
  await shop.close();
  await stopServer();
  await database.drop();
});

describe('the sealed books', () => {
  it('are whole, and all of them are sealed', async () => {
    const { counts, broken } = await verifyBooks(shop);
    expect(broken).toBeNull();
    expect(counts).toEqual({
      bookings: await shop.$count(bookings),
      order_events: await shop.$count(orderEvents),
      day_closes: 1,
      gift_card_entries: await shop.$count(giftCardEntries),
      order_lines: (await shop.$count(orders)) - 1,
      payments: 1,
      payment_events: 1,
      audit_log: await shop.$count(auditLog),
    });
    expect(counts.bookings).toBeGreaterThan(6);
  });

  it('name on the close who stopped what the kitchen had begun, and no guest', () => {
    const lines = byHand.filter(({ kind }) => kind.startsWith('stop'));
    for (const [place, kind] of (['stoppedPreparing', 'stoppedReady'] as const).entries()) {
      const { number, totalPrice: amount = 0 } = begun[place] ?? {};
      expect(lines.filter((line) => line.number === number)).toMatchObject([
        { kind, amount },
        { kind: 'stopUndone', amount: -amount },
        { kind, amount },
      ]);
    }
    expect(new Set(lines.map(({ name }) => name)).size).toBe(1);
    expect(lines[0]?.name).not.toBe('');
  });

  it.each(TAMPERINGS)('show where the owner changed %s', async (_name, statements, found) => {
    expect((await foundAfter(statements)).broken).toMatch(found);
  });

  it.each(TAMPERINGS)('refuse to the app to change %s', async (_name, statements) => {
    await expect(app.query(`begin; ${statements}`)).rejects.toThrow(
      /permission denied|entries only|is closed|is worth|stays as it is|stays named/,
    );
    await app.query('rollback');
  });

  it.each([...WRITTEN_BY_THE_APP, ...FORGERIES])('show %s', async (_name, statements, found) => {
    expect((await foundAfter(`set local role ${APP_ROLE}; ${statements}; reset role`, true)).broken).toMatch(found);
  });

  it.each(HARMLESS_EDITS)('take an edit from %s to %s for none that was not booked', async (before, after) => {
    const edits = editOfBegun(before, after);
    expect((await foundAfter(`set local role ${APP_ROLE}; ${edits}; reset role`, true)).broken ?? '').not.toMatch(
      /gesenkt/,
    );
  });

  it('do not let an order go on whose end is sealed', async () => {
    const undone = `update orders set status = 'accepted', revision = revision + 1 where id = ${SOLD}`;
    await expect(app.query(undone)).rejects.toThrow(/stays as it is/);
  });

  it('say how many rows wait for their seal, and since when', async () => {
    const { waiting } = await foundAfter(
      `insert into audit_log (at, action, subject) values ('2026-11-20T17:00:00Z', 'settings.saved', ''), ('2026-11-20T18:00:00Z', 'settings.saved', '')`,
      true,
    );
    expect(waiting.audit_log).toEqual({ count: 2, since: '2026-11-20T17:00:00.000Z' });
    expect(waiting.order_lines).toEqual({ count: 0, since: null });
  });

  it.each([
    `update seal_heads set seq = 0, hash = repeat('0', 64)`,
    `insert into seals (chain, seq, subject, hash, sealed_at) values ('bookings', 9000, '9000', '', now())`,
    'delete from person_salts',
    `update person_salts set salt = ''`,
    'truncate seals',
  ])('refuse to everybody: %s', async (statement) => {
    await expect(database.query(statement)).rejects.toThrow(/entries only|goes on from|stays as long/);
  });

  it('hold when an account is removed, with its salt', async () => {
    const removed = `delete from accounts where id = ${CUSTOMER}`;
    expect(await shop.$count(orderEvents, sql`actor_id = ${sql.raw(CUSTOMER)}`)).toBe(2);
    expect((await foundAfter(removed, true)).broken).toBeNull();
  });

  it('are printed with the last seals under a close', async () => {
    const paper = await findClosePaper(shop, 1);
    if (paper === null) throw new Error('The day is not closed.');
    const { text } = await extractText(await getDocumentProxy(await dayClosePdf(paper)), { mergePages: true });
    const heads = await findHeads(shop);
    expect(paper.close.seals?.bookings).toEqual(heads.bookings);
    expect(text.replaceAll(/\s/g, '')).toContain(heads.bookings.hash);
  });

  it('let orders be placed while the chains are held', async () => {
    const holding = await connect(database.url);
    await holding.query('begin; select * from seal_heads for update');
    // Nothing is sealed meanwhile; afterwards the server may seal before we do.
    const before = await findHeads(shop);
    await anyOrder({ ports, random });
    await holding.query('rollback');
    await holding.end();
    expect((await verifyBooks(shop)).broken).toBeNull();
    await sealBooks();
    expect((await findHeads(shop)).order_events.seq).toBeGreaterThan(before.order_events.seq);
    expect((await verifyBooks(shop)).broken).toBeNull();
  });

  it('are sealed once by several at the same time', async () => {
    await anyOrder({ ports, random });
    await Promise.all([sealBooks(), sealBooks(), sealBooks()]);
    const { counts, broken } = await verifyBooks(shop);
    expect(broken).toBeNull();
    expect(counts.order_events).toBe(await shop.$count(orderEvents));
  });

  it('leave no column of their tables out', () => {
    const columns = [
      bookings,
      bookingShares,
      orderEvents,
      dayCloses,
      giftCardEntries,
      orderLines,
      auditLog,
      paymentEvents,
    ].map((table) => Object.keys(getTableColumns(table)));
    // A new column has to be added to `sealed-record.ts` and to this list.
    expect(columns).toEqual([
      [
        'number',
        'id',
        'day',
        'at',
        'kind',
        'orderId',
        'orderNumber',
        'note',
        'actorId',
        'area',
        'orderTotal',
        'discount',
        'given',
        'promotion',
        'deliveryFee',
        'rounding',
        'searched',
      ],
      ['bookingNumber', 'line', 'vatRate', 'method', 'gross', 'vat'],
      ['orderId', 'revision', 'status', 'at', 'actorId', 'reason', 'change'],
      [
        'number',
        'day',
        'at',
        'by',
        'supplier',
        'figures',
        'cash',
        'online',
        'terminal',
        'byHand',
        'reverses',
        'reason',
        'seals',
      ],
      ['number', 'giftCardCode', 'kind', 'amount', 'given', 'at', 'orderId', 'actorId', 'reason'],
      [
        'orderId',
        'position',
        'productId',
        'name',
        'amount',
        'options',
        'unitPrice',
        'totalPrice',
        'vatClass',
        'vatRate',
        'creation',
        'declaration',
      ],
      ['number', 'at', 'actorId', 'action', 'subject', 'before', 'after', 'searched'],
      ['number', 'paymentId', 'at', 'kind', 'requestId', 'detail'],
    ]);
  });

  it('are sealed in batches where they are older than their chains', async () => {
    await stopServer();
    const migration = await readFile(join(import.meta.dirname, '../../migrations/0029_more-seals.sql'), 'utf8');
    const waits = migration
      .split('--> statement-breakpoint')
      .map((statement) => statement.replaceAll(/^--.*$/gm, '').trim())
      .filter((statement) => statement.startsWith('INSERT INTO unsealed_rows SELECT'));
    expect(waits).toHaveLength(4);
    const isNew = `chain not in (${OLD_CHAINS.map((chain) => `'${chain}'`).join()})`;
    await database.query(`
      alter table seals disable trigger user; alter table seal_heads disable trigger user;
      delete from seals where ${isNew}; delete from seal_heads where ${isNew}; delete from unsealed_rows;
      alter table seals enable trigger user; alter table seal_heads enable trigger user; ${waits.join(' ')}`);
    const before = await verifyBooks(shop);
    expect(before.broken).toBeNull();
    expect(before.counts.order_lines).toBe(0);
    expect(before.waiting.audit_log.count).toBe(await shop.$count(auditLog));
    await sealBooks();
    const after = await verifyBooks(shop);
    expect(after.broken).toBeNull();
    expect(after.counts.gift_card_entries).toBe(await shop.$count(giftCardEntries));
    expect(Object.values(after.waiting).every(({ count }) => count === 0)).toBe(true);
  });
});
