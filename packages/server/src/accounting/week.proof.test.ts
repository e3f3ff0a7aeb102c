import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import type { Figures } from '@ofenpost/core/accounting/figures';
import type { Ports } from '@ofenpost/core/ports';
import { seededRandom } from '@ofenpost/core/random/seeded-random';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../test-tools/testing/free-port.fixtures.ts';
import { type TestDatabase, connect, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { openDatabase } from '../database/database.ts';
import { type CsvLine, csvLinesOf, sumOf } from './booking-csv.fixtures.ts';
import { createSealBooks } from './seal.repository.ts';
import { verifyBooks } from './verify-books.ts';
import { type Week, openWeek } from './week-diary.fixtures.ts';
import { DAYS, SHIFTS } from './week-shifts.fixtures.ts';
import {
  BY_AREA_BETWEEN,
  BY_DAY_BETWEEN,
  BY_HOUR_BETWEEN,
  BY_PRODUCT_BETWEEN,
  FIGURES_BETWEEN,
  FINGERPRINTS,
  HAPPENED,
  PROBLEMS_BETWEEN,
  REFUNDED,
  TILLS,
} from './week-sums.fixtures.ts';
import { workShift } from './week.fixtures.ts';

/** Orders in each of the 14 shifts: the full number with `WEEK=full`. */
const ORDERS = process.env['WEEK'] === 'full' ? 40 : 4;
const WEEK_TIMEOUT = 900_000;
const RANGES = DAYS.flatMap((from, place) => DAYS.slice(place).map((to) => ({ from, to })));

describe('a week of the restaurant, in fast-forward,', () => {
  let database: TestDatabase;
  /** One connection for the many queries. */
  let client: Client;
  let server: TestServer;
  let week: Week;
  let ports: Ports;
  let isAsOrdered = true;
  const query = async (text: string, values: readonly unknown[] = []) =>
    (await client.query<Record<string, unknown>>(text, [...values])).rows;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = await connect(database.url);
    // Odd prices, so that cash is rounded and shares do not divide evenly.
    await query('update products set price = price + 3');
    const port = String(await findFreePort());
    week = openWeek(database.url, { port, random: seededRandom(47), orders: ORDERS });
    let before = new Map<unknown, Record<string, unknown>>();
    for (const shift of SHIFTS) {
      await workShift(week, shift);
      const now = new Map((await query(FINGERPRINTS)).map((print) => [print['id'], print]));
      for (const [id, { lines, ended, edits }] of before) {
        const print = now.get(id);
        const isEdited = ended === null && print?.['edits'] !== edits;
        if ((!isEdited && print?.['lines'] !== lines) || (ended !== null && print?.['ended'] !== ended))
          isAsOrdered = false;
      }
      before = now;
    }
    await query(HAPPENED);
    const happened = {
      refunds: week.refunds.map(({ orderNumber, amount, method, day }, place) => [
        place,
        orderNumber,
        amount,
        method,
        day,
      ]),
      cash: week.cash.map(({ amount, day }) => [amount, day]),
      undone: week.undone.map((day) => [day]),
      differences: week.differences.map(({ amount, method, day }) => [amount, method, day]),
      tips: week.tips.map(({ amount, method, day }) => [amount, method, day]),
    };
    for (const [table, rows] of Object.entries(happened))
      for (const row of rows)
        await query(`insert into raw.${table} values (${row.map((_, place) => `$${place + 1}`).join(', ')})`, row);
    await query(REFUNDED);
    server = await startTestServer(database.url, { PORT: port, CLOCK_START: '2026-11-23T10:00:00+01:00' });
    ports = createServerRenderingPorts({
      apiClient: createApiClient(server.url, week.manager.fetch),
      now: '2026-11-23T09:00:00.000Z',
    });
  }, WEEK_TIMEOUT);
  afterAll(async () => {
    await server.close();
    await client.end();
    await database.drop();
  });
  const one = async (text: string, values: string[] = []) => (await query(text, values))[0] ?? {};
  const figuresIn = async (days: string[]) => (await one(FIGURES_BETWEEN, days))['figures'] as Figures;

  it('shows all that happens in a restaurant', async () => {
    const { figures } = await ports.accounting.loadRevenue({ from: DAYS[0] ?? '', to: DAYS[7] ?? '' });
    expect(figures.vat.map(({ vatRate }) => vatRate)).toEqual([260, 810]);
    const amounts = [figures.paid, figures.giftCards, figures.giftCardsPaid, figures.tips ?? {}].flatMap((sums) =>
      Object.entries(sums).filter(([name]) => name !== 'unknown'),
    );
    expect(amounts.filter(([, amount]) => amount === 0)).toEqual([]);
    const { orders, stopped, refunds, rounding, cashIn, cashOut } = figures;
    const { edited, again } = (await one(`select count(*) filter (where edits <> '[]')::integer edited,
      count(*) filter (where redelivers is not null)::integer again from orders`)) as Record<string, number>;
    const onGiftCard = week.refunds.filter(({ method }) => method === 'giftCard').length;
    for (const shown of [week.undone.length, edited, again, onGiftCard]) expect(shown).toBeGreaterThan(0);
    for (const shown of [orders, stopped.orders, refunds.count, rounding, cashIn, cashOut]) expect(shown).not.toBe(0);
    const shown = await one(`select count(*) filter (where creation is not null)::integer pizzas,
      count(*) filter (where product_id in (select id from menus))::integer menus from order_lines`);
    expect(Math.min(Number(shown['pizzas']), Number(shown['menus']))).toBeGreaterThan(0);
    // Some bookings are later than their event, on the day after, because its own day was closed; and some of a night
    // are on the evening before.
    const late = await one(`select count(*)::integer late from bookings
      where day > (at at time zone 'Europe/Zurich' - interval '4 hours')::date`);
    const night = await one(`select count(*)::integer night from bookings
      where kind = 'sale' and day < (at at time zone 'Europe/Zurich')::date`);
    expect(Math.min(Number(late['late']), Number(night['night']))).toBeGreaterThan(0);
  });

  it('leaves what was ordered and what has ended as it was, whatever became of the products', () => {
    expect(isAsOrdered).toBe(true);
  });

  it('has the figures that plain SQL finds, for every day and every range of days', async () => {
    for (const range of RANGES) {
      const { figures, ...revenue } = await ports.accounting.loadRevenue(range);
      const days = [range.from, range.to];
      expect({ figures, ...revenue }).toEqual({
        range,
        figures: await figuresIn(days),
        byDay: await query(BY_DAY_BETWEEN, days),
        byHour: await query(BY_HOUR_BETWEEN, days),
        byProduct: await query(BY_PRODUCT_BETWEEN, days),
        byArea: await query(BY_AREA_BETWEEN, days),
        ...(await one(PROBLEMS_BETWEEN, days)),
      });
    }
  });

  it('was closed day by day, each with its figures and its till', async () => {
    const tills = await query(TILLS);
    expect(tills.map(({ number, day }) => [number, day])).toEqual(
      DAYS.slice(0, 7).map((day, place) => [place + 1, day]),
    );
    let inTill = 0;
    for (const till of tills) {
      const day = String(till['day']);
      const raw = await figuresIn([day, day]);
      const { close, figures } = await ports.accounting.loadDay(day);
      expect(figures).toEqual(raw);
      expect(close?.figures).toEqual(raw);
      const expected = inTill + raw.paid.cash + raw.giftCardsPaid.cash + raw.cashIn - raw.cashOut;
      expect(till).toMatchObject({ opening: inTill, expected, difference: Number(till['counted']) - expected });
      inTill = Number(till['counted']);
    }
  });

  it('owes for gift cards what is left on them', async () => {
    const { figures } = await ports.accounting.loadDay(null);
    const left = await one('select sum(amount - given)::integer outstanding from gift_card_entries');
    expect(figures.giftCards).toMatchObject(left);
  });

  it('is whole, sealed and recalculated from orders, payments and gift cards', async () => {
    const shop = openDatabase(database.url, () => {});
    try {
      await createSealBooks({ database: shop, clock: { now: () => '2026-11-23T12:00:00.000Z' } })({
        signal: new AbortController().signal,
      });
      const { broken, waiting } = await verifyBooks(shop);
      expect(broken).toBeNull();
      expect(Object.values(waiting).every(({ count }) => count === 0)).toBe(true);
    } finally {
      await shop.close();
    }
  });

  it('gives the fiduciary lines that add up to the same', async () => {
    for (const range of [
      { from: DAYS[0] ?? '', to: DAYS[7] ?? '' },
      { from: DAYS[2] ?? '', to: DAYS[4] ?? '' },
    ]) {
      const answer = await week.manager.fetch(`${server.url}/admin/accounting.csv?from=${range.from}&to=${range.to}`);
      const lines = csvLinesOf(await answer.text());
      const { figures } = await ports.accounting.loadRevenue(range);
      const turnover = lines.filter(({ text }) => /^(Verkauf|Rückerstattung)/.test(text));
      expect(
        figures.vat.map(({ vatRate }) => {
          const own = turnover.filter(({ rate }) => rate === vatRate);
          return { vatRate, gross: sumOf(own, 'gross'), net: sumOf(own, 'net'), vat: sumOf(own, 'vat') };
        }),
      ).toEqual(figures.vat);
      const byMethod = (of: readonly CsvLine[], method: string) =>
        sumOf(
          of.filter((line) => line.method === method),
          'gross',
        );
      const { cash, card, twint, giftCard } = figures.paid;
      expect(['Bar', 'Karte', 'TWINT', 'Gutschein'].map((method) => byMethod(turnover, method))).toEqual([
        cash,
        card,
        twint,
        giftCard,
      ]);
      const tips = lines.filter(({ text }) => text.startsWith('Trinkgeld'));
      expect({ card: byMethod(tips, 'Karte'), twint: byMethod(tips, 'TWINT') }).toEqual(figures.tips);
      expect([sumOf(tips, 'vat'), sumOf(tips, 'net') - sumOf(tips, 'gross')]).toEqual([0, 0]);
      // The sum of cash equals what went through the till.
      expect(byMethod(lines, 'Bar')).toBe(
        cash + figures.giftCardsPaid.cash + figures.cashIn - figures.cashOut + (figures.cashDifference ?? 0),
      );
    }
  });
});
