import { randomUUID } from 'node:crypto';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { BOOKING_LIST, type BookingQuery } from '@ofenpost/core/accounting/booking-list';
import { blankCashCount } from '@ofenpost/core/accounting/cash';
import { seenOf } from '@ofenpost/core/accounting/close-day';
import type { Ports } from '@ofenpost/core/ports';
import { seededRandom } from '@ofenpost/core/random/seeded-random';
import { err } from '@ofenpost/core/result/result';
import { addDays } from '@ofenpost/core/time/zurich';
import { endSelling } from '@ofenpost/testing/contract-suites/accounting.suite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, connect, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { anyGiftCard, anyOrder, anyPhoneOrder, finish } from './books.fixtures.ts';
import {
  BY_AREA,
  BY_PRODUCT,
  GIFT_CARDS,
  GIFT_CARDS_PAID,
  PAID,
  SOLD,
  STOPPED,
  VAT_BY_RATE,
} from './independent-sums.fixtures.ts';

const ORDERS = 30;
const TODAY = '2026-11-20';
const TODAY_ALONE = { from: TODAY, to: TODAY };
const NOTHING_BOOKED = { bookings: 0 };

describe('the books', () => {
  let database: TestDatabase;
  let servers: readonly TestServer[];
  let managers: readonly Ports[];
  let ports: Ports;
  let sellAgain: () => Promise<void>;
  const random = seededRandom(2026);

  async function managerAt({ url }: TestServer): Promise<Ports> {
    const browser = createBrowser(url);
    await signIn(browser, 'Geschäftsleitung');
    return createServerRenderingPorts({ apiClient: createApiClient(url, browser.fetch), now: TEST_NOW });
  }
  beforeAll(async () => {
    database = await createTestDatabase();
    // Odd prices, so that cash is rounded and shares do not divide evenly.
    await database.query('update products set price = price + 3');
    servers = await Promise.all([startTestServer(database.url), startTestServer(database.url)]);
    managers = await Promise.all(servers.map(managerAt));
    const [first] = managers;
    if (first === undefined) throw new Error('No server was started.');
    ports = first;
    for (let count = 0; count < ORDERS; count += 1) await anyOrder({ ports, random });
    await ports.giftCardAdmin.void(await anyGiftCard({ ports, random }), 'Verloren');
  });
  afterAll(async () => {
    await Promise.all(servers.map(({ close }) => close()));
    await database.drop();
  });
  const one = async (query: string) => (await database.query(query))[0];

  it('count the lines that the journal shows, whatever is asked of it', async () => {
    const linesOf = (query: Partial<BookingQuery>) =>
      ports.accounting.listBookings({ ...BOOKING_LIST.start, ...query });
    const { rows, total } = await linesOf({ size: 100 });
    const lines = [...rows];
    while (lines.length < total) {
      const next = await linesOf({ size: 100, page: lines.length / 100 + 1 });
      if (next.rows.length === 0) break;
      lines.push(...next.rows);
    }
    expect(lines).toHaveLength(total);
    const shares = Map.groupBy(await database.query('select * from booking_shares'), (each) => each['booking_number']);
    expect(new Set([...shares.values()].map(({ length }) => length)).size).toBeGreaterThan(1);
    expect(lines.some(({ number }) => !shares.has(number))).toBe(true);
    for (const kind of ['sale', 'stopped'] as const)
      expect((await linesOf({ kind })).total).toBe(lines.filter((line) => line.kind === kind).length);
    expect((await linesOf({ from: TODAY, to: TODAY })).total).toBe(lines.filter(({ day }) => day === TODAY).length);
    expect((await linesOf({ to: addDays(TODAY, -1) })).total).toBe(lines.filter(({ day }) => day < TODAY).length);
  });

  it('say what plain SQL says about what was ordered and paid, to the Rappen', async () => {
    const { figures } = await ports.accounting.loadDay(null);
    const sold = await one(SOLD);
    expect(Number(sold?.['orders'])).toBeGreaterThan(ORDERS / 2);
    expect(figures).toMatchObject({
      ...sold,
      vat: await database.query(VAT_BY_RATE),
      paid: await one(PAID),
      stopped: await one(STOPPED),
      giftCards: await one(GIFT_CARDS),
      giftCardsPaid: await one(GIFT_CARDS_PAID),
      refunds: { count: 0, total: 0 },
    });
    expect(figures.net + figures.vat.reduce((sum, { vat }) => sum + vat, 0)).toBe(figures.gross);
    // The random orders cover every case that matters.
    expect(figures.vat.map(({ vatRate }) => vatRate)).toEqual([260, 810]);
    expect(Object.values(figures.paid).filter((paid) => paid > 0)).toHaveLength(4);
    for (const shown of [
      figures.rounding,
      figures.discounts,
      figures.deliveryFees,
      figures.stopped.orders,
      figures.giftCards.refunded,
    ])
      expect(shown).not.toBe(0);
  });

  it('say where the turnover comes from', async () => {
    const { byDay, byHour, byProduct, byArea, figures } = await ports.accounting.loadRevenue(TODAY_ALONE);
    const { gross, orders } = figures;
    expect({ byDay, byHour }).toEqual({
      byDay: [{ day: TODAY, gross, orders }],
      byHour: [{ hour: 19, gross, orders }],
    });
    expect(byProduct).toEqual(await database.query(BY_PRODUCT));
    expect(byArea).toEqual(await database.query(BY_AREA));
    const next = addDays(TODAY, 1);
    const empty = await ports.accounting.loadRevenue({ from: next, to: next });
    expect(empty).toMatchObject({ figures: NOTHING_BOOKED, byDay: [], byHour: [], byProduct: [], byArea: [] });
  });

  it('take back what was refunded, with its VAT', async () => {
    const { figures } = await ports.accounting.loadDay(null);
    const [sale] = await database.query(
      `select number, total_price - gift_card_discount as total_price from orders where status = 'delivered' order by 2 desc limit 1`,
    );
    const [orderNumber, total] = [Number(sale?.['number']), Number(sale?.['total_price'])];
    const draft = { orderNumber, method: 'card', reason: 'Kalt angekommen' } as const;
    const refund = (amount: number) => ports.accounting.refund(randomUUID(), { ...draft, amount });
    const answers = await Promise.all([refund(total), refund(total), refund(total)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const after = (await ports.accounting.loadDay(null)).figures;
    expect(after).toMatchObject({ gross: figures.gross - total, refunds: { count: 1, total }, orders: figures.orders });
    expect(after.vat).toEqual(
      await database.query(
        VAT_BY_RATE.replace(`o.status = 'delivered'`, `o.status = 'delivered' and o.number <> ${orderNumber}`),
      ),
    );
  });

  it('stay open while an order is written that is due on their day', async () => {
    const taken = await anyPhoneOrder({ ports, random }, '');
    await database.query(
      `update orders set promised_at = '2026-11-21T11:00:00Z',
         delivery_time = jsonb_set(delivery_time, '{requestedAt}', '"2026-11-21T11:00:00.000Z"') where id = $1`,
      [taken.id],
    );
    const counted = await ports.accounting.countCash(TODAY, 0, {
      ...blankCashCount(20_000),
      openingReason: 'Wechselgeld',
    });
    if (!counted.ok) throw new Error(counted.error.code);
    expect(counted.value.openOrders).toBe(0);
    const writing = await connect(database.url);
    await writing.query(`begin; update orders set promised_at = '${TEST_NOW}' where id = '${taken.id}'`);
    const closing = ports.accounting.closeDay(TODAY, seenOf(counted.value));
    await vi.waitFor(async () => {
      const [waits] = await database.query(
        `select 1 from pg_locks where relation = 'orders'::regclass and not granted`,
      );
      expect(waits).toBeDefined();
    });
    await writing.query('commit');
    await writing.end();
    expect(await closing).toEqual(err({ code: 'ordersOpen', count: 1, numbers: [taken.number] }));
    await finish({ ports, random }, taken);
  });

  it('are closed once when several close at the same time at two servers, while orders go on', async () => {
    const counted = await ports.accounting.countCash(TODAY, 1, blankCashCount(20_000));
    if (!counted.ok) throw new Error(counted.error.code);
    const closeAtOnce = async () => {
      const seen = { ...seenOf(await ports.accounting.loadDay(TODAY)), differenceReason: 'Nicht gezählt' };
      return Promise.all([...managers, ...managers].map(({ accounting }) => accounting.closeDay(TODAY, seen)));
    };
    // It is placed before: an order of the next day would keep the close from being reversed below.
    const ordering = finish({ ports, random }, await anyPhoneOrder({ ports, random }, ''));
    sellAgain = await endSelling(ports);
    let closes = await closeAtOnce();
    // The order is still open, or was booked in between: then the close is requested again.
    const again = ['ordersOpen', 'figuresChanged'];
    while (closes.every((close) => !close.ok && again.includes(close.error.code))) closes = await closeAtOnce();
    await ordering;
    expect(closes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(closes.flatMap((close) => (close.ok ? [] : [close.error.code]))).toEqual(Array(3).fill('dayClosed'));
    expect(await database.query('select number from day_closes')).toEqual([{ number: 1 }]);
  });

  it('are opened again once when two take a close back, while something is booked at the same moment', async () => {
    const day = { close: 1 };
    for (let round = 0; round < 3; round += 1) {
      const reverse = () => ports.accounting.reverseClose(TODAY, day.close, { reason: 'Zu früh' });
      const second = () => managers.at(-1)?.accounting.reverseClose(TODAY, day.close, { reason: 'Falsch gezählt' });
      const move = { way: 'in', amount: 500, reason: 'Wechselgeld' } as const;
      const [first, other, moved] = await Promise.all([
        reverse(),
        second(),
        ports.accounting.moveCash(TODAY, randomUUID(), move),
      ]);
      expect([first.ok, other?.ok].filter(Boolean)).toHaveLength(1);
      expect([first, other]).toContainEqual(err({ code: 'closeNotInForce' }));
      const open = await ports.accounting.loadDay(TODAY);
      expect(open).toMatchObject({ close: null, closedUntil: null, hasLaterEntries: false });
      expect(open.reversals).toHaveLength(round + 1);
      // The cash moved before the close was reversed, and was refused, or after it.
      expect(moved.ok || moved.error.code === 'dayClosed').toBe(true);
      const again = await ports.accounting.closeDay(TODAY, { ...seenOf(open), differenceReason: 'Nicht gezählt' });
      if (!again.ok || again.value.close === null) throw new Error('The day is not closed again.');
      expect(again.value.close.number).toBe(day.close + 2);
      day.close = again.value.close.number;
    }
    expect(await database.query('select number, reverses from day_closes order by number')).toEqual(
      [null, 1, null, 3, null, 5, null].map((reverses, place) => ({ number: place + 1, reverses })),
    );
  });

  it('keep a closed day as it was closed; what came after it is in the next', async () => {
    const { close, figures, closedUntil } = await ports.accounting.loadDay(TODAY);
    expect(closedUntil).toBe(TODAY);
    expect(close?.figures).toEqual(figures);
    const live = await ports.accounting.loadRevenue(TODAY_ALONE);
    expect(live.figures).toEqual(figures);
    await sellAgain();
    await anyOrder({ ports, random });
    expect((await ports.accounting.loadDay(TODAY)).figures).toEqual(figures);
    expect((await ports.accounting.loadRevenue(TODAY_ALONE)).figures).toEqual(figures);
    const whole = (await ports.accounting.loadRevenue({ from: TODAY, to: addDays(TODAY, 1) })).figures;
    expect(whole).toMatchObject({
      ...(await one(SOLD)),
      gross: Number((await one(SOLD))?.['gross']) - figures.refunds.total,
    });
    expect(whole.giftCards).toEqual(await one(GIFT_CARDS));
    expect((await ports.accounting.loadDay(addDays(TODAY, 9))).figures.giftCards.outstanding).toBe(
      whole.giftCards.outstanding,
    );
  });

  it.each([
    ['update bookings set delivery_fee = 0', 'take new entries only'],
    ['delete from booking_shares', 'take new entries only'],
    ['truncate bookings cascade', 'take new entries only'],
    ['update day_closes set number = 2', 'take new entries only'],
    ['delete from day_closes', 'take new entries only'],
    ['truncate day_closes', 'take new entries only'],
    ['delete from cash_counts', 'take new entries only'],
    ['update cash_counts set opening = 0', 'is closed'],
    [
      `insert into bookings (day, at, kind, note, area, order_total, delivery_fee, rounding)
       values ('${TODAY}', now(), 'cashIn', '', '', 0, 0, 0)`,
      'is closed',
    ],
    ['insert into booking_shares select number, 99, 0, null, 1, 0 from bookings order by number limit 1', 'is closed'],
    [
      'insert into day_closes select number + 2, day + 9, at, by, supplier, figures, cash from day_closes where number = 7',
      'has the number 8',
    ],
    [
      'insert into day_closes select number + 1, day - 9, at, by, supplier, figures, cash from day_closes where number = 7',
      'has the number 8',
    ],
    [
      'insert into day_closes select number + 1, day, at, by, supplier, figures, cash from day_closes where number = 7',
      'has the number 8',
    ],
    [
      `insert into day_closes select 8, day, at, by, supplier, figures, cash, number, 'x' from day_closes where number = 7`,
      'Only the last close can be taken back',
    ],
    [
      `insert into day_closes select 8, day, at, by, supplier, figures, cash, number, 'x' from day_closes where number = 5`,
      'Only the last close can be taken back',
    ],
    ['update order_lines set amount = amount + 1', 'stays as it is'],
    ['delete from order_lines', 'stays as it is'],
    ["update orders set total_price = total_price + 5 where status = 'delivered'", 'stays as it is'],
    [
      "update orders set rounding = rounding + 5, total_price = total_price + 5 where status = 'delivered'",
      'stays as it is',
    ],
    [`update orders set payment = '{"state":"refunded"}' where status = 'delivered'`, 'stays as it is'],
    [`update orders set fulfilment_vat_rates = '{"food":380}' where status = 'delivered'`, 'stays as it is'],
    ["update orders set status = 'placed'", 'stays as it is'],
    ['update orders set delivery_fee = delivery_fee + 1', 'stays as it is'],
    ['delete from orders', 'stays as it is'],
    ["update gift_cards set paid_with = case paid_with when 'cash' then 'card' else 'cash' end", 'as it was issued'],
    ['update gift_cards set id = gen_random_uuid()', 'as it was issued'],
    ["update gift_cards set code = 'Z' || code", 'as it was issued'],
  ])('refuse to be changed: %s', async (statement, message) => {
    await expect(database.query(statement)).rejects.toThrow(message);
  });

  it('leave no gap where a close was rolled back', async () => {
    await database.query(
      `begin; insert into day_closes select number + 1, day + 1, at, by, supplier, figures, cash from day_closes where number = 7; rollback`,
    );
    await database.query(
      `insert into day_closes select number + 1, day + 1, at, by, supplier, figures, cash from day_closes where number = 7`,
    );
    expect(await database.query('select number from day_closes where number > 7')).toEqual([{ number: 8 }]);
  });
});
