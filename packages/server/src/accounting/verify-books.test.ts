import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { blankCashCount } from '@ofenpost/core/accounting/cash';
import { seenOf } from '@ofenpost/core/accounting/close-day';
import type { Ports } from '@ofenpost/core/ports';
import { seededRandom } from '@ofenpost/core/random/seeded-random';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Client } from 'pg';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, connect, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { inAppRole } from '../database/app-role.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { bookingShares, bookings } from '../ledger/booking.table.ts';
import { dayCloses } from '../ledger/day-close.table.ts';
import { orderEvents } from '../order/order.table.ts';
import { anyGiftCard, anyOrder } from './books.fixtures.ts';
import { dayClosePdf } from './day-close.http.ts';
import { findClosePaper } from './day-close.repository.ts';
import { createSealBooks, findHeads } from './seal.repository.ts';
import { type VerifiedBooks, verifyBooks } from './verify-books.ts';

const TODAY = '2026-11-20';
const ORDER = `(select order_id from order_events where revision = 3 order by order_id limit 1)`;
const FIRST_SALE = `(select min(number) from bookings where kind = 'sale')`;
const SOLD = `(select order_id from bookings where number = ${FIRST_SALE})`;
const LAST = `(select max(number) from bookings)`;
const CUSTOMER = `(select id from accounts where roles_id = 1 limit 1)`;

/** Each manipulation with the message that it causes, which names the place. */
const TAMPERINGS: readonly (readonly [name: string, statements: string, found: RegExp])[] = [
  [
    'a Rappen',
    `update booking_shares set gross = gross + 1 where booking_number = ${FIRST_SALE}`,
    /^Buchungen, Nr\. \d+: Die Zeile \d+ oder ihr Siegel wurde geändert/,
  ],
  ['a day', `update bookings set day = day - 1 where number = 2`, /^Buchungen, Nr\. 2: Die Zeile 2 /],
  [
    'a promotion',
    `update bookings set promotion = '{"name":"Mittag","amount":1}' where number = 3`,
    /^Buchungen, Nr\. 3: Die Zeile 3 /,
  ],
  ['what was given', `update bookings set given = given + 1 where number = 3`, /^Buchungen, Nr\. 3: Die Zeile 3 /],
  ['a discount', `update bookings set discount = discount + 1 where number = 3`, /^Buchungen, Nr\. 3: Die Zeile 3 /],
  ['a text', `update bookings set note = note || '.' where number = 3`, /^Buchungen, Nr\. 3: Die Zeile 3 /],
  [
    'the time of a step',
    `update order_events set at = at + interval '1 minute' where revision = 2 and order_id = ${ORDER}`,
    /^Bestellschritte, Nr\. \d+: Die Zeile \S+:2 oder/,
  ],
  [
    'the status of a step',
    `update order_events set status = 'cancelled' where revision = 2 and order_id = ${ORDER}`,
    /^Bestellschritte, Nr\. \d+: Die Zeile \S+:2 oder/,
  ],
  [
    'a row that is gone',
    `delete from order_events where revision = 2 and order_id = ${ORDER}`,
    /^Bestellschritte, Nr\. \d+: Die Zeile \S+:2 fehlt/,
  ],
  ['a close that is gone', `delete from day_closes`, /^Tagesabschlüsse, Nr\. 1: Die Zeile 1 fehlt/],
  [
    'the last row, with its seal',
    `delete from seals where chain = 'bookings' and subject = ${LAST}::text; delete from booking_shares where booking_number = ${LAST}; delete from bookings where number = ${LAST}`,
    /^Buchungen, Nr\. \d+: Die letzten Siegel fehlen/,
  ],
  [
    'the last row, with its seal and the head of the chain',
    `delete from seals where chain = 'bookings' and subject = ${LAST}::text; delete from booking_shares where booking_number = ${LAST}; delete from bookings where number = ${LAST}; update seal_heads h set (seq, hash) = (select seq, hash from seals where chain = 'bookings' order by seq desc limit 1) where chain = 'bookings'`,
    /^Buchungen, Nr\. \d+: Das Siegel ist nicht das, das im Tagesabschluss 1 steht/,
  ],
  [
    'a seal that is gone',
    `delete from seals where chain = 'bookings' and seq = 2`,
    /^Buchungen, Nr\. 2: Das Siegel fehlt/,
  ],
  [
    'a booking between others',
    `insert into bookings (number, day, at, kind, note, area, order_total, delivery_fee, rounding) values (0, '${TODAY}', now(), 'cashOut', '', '', 0, 0, 0)`,
    /^Buchung ohne Siegel zwischen versiegelten: 0/,
  ],
  [
    'a share of a sealed booking',
    `insert into booking_shares values (2, 9, 810, 'cash', 100, 7)`,
    /^Buchungen, Nr\. 2: /,
  ],
  [
    'a step between others',
    `insert into order_events values (${ORDER}, 99, 'placed', '2026-11-20T18:00:00Z')`,
    /^Bestellschritt ohne Siegel/,
  ],
  [
    'two rows swapped',
    `update order_events set revision = 98 where revision = 1 and order_id = ${ORDER}; update order_events set revision = 1 where revision = 2 and order_id = ${ORDER}; update order_events set revision = 2 where revision = 98`,
    /^Bestellschritte, Nr\. \d+: Die Zeile \S+:1 oder/,
  ],
  [
    'a hash',
    `update seals set hash = repeat('a', 64) where chain = 'bookings' and seq = 2`,
    /^Buchungen, Nr\. 2: Die Zeile 2 oder ihr Siegel/,
  ],
  ['who booked', `update bookings set actor_id = ${CUSTOMER} where number = 2`, /^Buchungen, Nr\. 2: Die Person/],
  [
    'who booked, as one whom nobody knows',
    `update bookings set actor_id = gen_random_uuid() where number = 2`,
    /^Buchungen, Nr\. 2: Die Person/,
  ],
  [
    'who took a step',
    `update order_events set actor_id = null where revision = 2 and order_id = ${ORDER}`,
    /^Bestellschritte, Nr\. \d+: Die Person/,
  ],
  [
    'the name under a close',
    `update day_closes set by = jsonb_set(by, '{name}', '"Anna"')`,
    /^Tagesabschlüsse, Nr\. 1: Die Person/,
  ],
  [
    'an account whose person booked',
    `delete from accounts where id = (select actor_id from order_events where revision = 2 limit 1)`,
    /^Buchungen, Nr\. \d+: Die Person/,
  ],
  [
    'the figures of a close',
    `update day_closes set figures = jsonb_set(figures, '{gross}', '1')`,
    /^Tagesabschlüsse, Nr\. 1: Die Zeile 1 oder/,
  ],
  [
    'what a sold order came to',
    `update orders set total_price = total_price - 100 where id = ${SOLD}`,
    /^Bestellung, die nicht ist, was als verkauft gebucht wurde \(Nummer\): \d+$/,
  ],
  [
    'the price of a line',
    `update order_lines set total_price = total_price - 100 where order_id = ${SOLD} and position = 0`,
    /^Bestellung, die nicht ist, was als verkauft gebucht wurde/,
  ],
  [
    'a line that a sold order did not have',
    `insert into order_lines (order_id, position, product_id, name, amount, options, unit_price, total_price, vat_class, vat_rate)
       values (${SOLD}, 99, gen_random_uuid(), 'Geist', 1, '[]', 500, 500, 'food', 260)`,
    /^Bestellung, die nicht ist, was als verkauft gebucht wurde/,
  ],
  [
    'the balance of a gift card',
    `update gift_cards set balance = balance + 1 where code = (select min(code) from gift_cards)`,
    /^Gutschein, dessen Guthaben/,
  ],
];
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
];

let database: TestDatabase;
let server: TestServer;
let shop: Database;
let app: Client;
let ports: Ports;
const random = seededRandom(27);

const clock = { now: () => TEST_NOW };
const sealBooks = () => createSealBooks({ database: shop, clock })({ signal: new AbortController().signal });

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
  const counted = await ports.accounting.countCash(TODAY, 0, {
    ...blankCashCount(20_000),
    openingReason: 'Wechselgeld',
  });
  if (!counted.ok) throw new Error(counted.error.code);
  const closed = await ports.accounting.closeDay(TODAY, { ...seenOf(counted.value), differenceReason: 'Leer' });
  if (!closed.ok) throw new Error(closed.error.code);
  await sealBooks();
});
afterAll(async () => {
  await app.end();
  await shop.close();
  await server.close();
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
    });
    expect(counts.bookings).toBeGreaterThan(6);
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
    await anyOrder({ ports, random });
    await holding.query('rollback');
    await holding.end();
    expect((await verifyBooks(shop)).broken).toBeNull();
    const before = await findHeads(shop);
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
    const columns = [bookings, bookingShares, orderEvents, dayCloses].map((table) =>
      Object.keys(getTableColumns(table)),
    );
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
      ['number', 'day', 'at', 'by', 'supplier', 'figures', 'cash', 'online', 'reverses', 'reason', 'seals'],
    ]);
  });
});
