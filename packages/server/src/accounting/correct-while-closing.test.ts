import { setTimeout } from 'node:timers/promises';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { BOOKING_LIST } from '@ofenpost/core/accounting/booking-list';
import { blankCashCount } from '@ofenpost/core/accounting/cash';
import { seenOf } from '@ofenpost/core/accounting/close-day';
import type { Ports } from '@ofenpost/core/ports';
import { seededRandom } from '@ofenpost/core/random/seeded-random';
import { addDays } from '@ofenpost/core/time/zurich';
import { endSelling } from '@ofenpost/testing/contract-suites/accounting.suite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { anyOrder } from './books.fixtures.ts';
import { PAID } from './independent-sums.fixtures.ts';

const TODAY = '2026-11-20';
const BOTH_DAYS = { from: TODAY, to: addDays(TODAY, 1) };
const ORDERS = 60;
const PAUSE = 60;
const OVER = { differenceReason: 'Nicht gezählt' };

describe('a day that is closed while payments of it are corrected', () => {
  let database: TestDatabase;
  let servers: readonly TestServer[];
  let managers: readonly Ports[];
  beforeAll(async () => {
    database = await createTestDatabase();
    servers = await Promise.all([startTestServer(database.url), startTestServer(database.url)]);
    managers = await Promise.all(
      servers.map(async ({ url }) => {
        const browser = createBrowser(url);
        await signIn(browser, 'Geschäftsleitung');
        return createServerRenderingPorts({ apiClient: createApiClient(url, browser.fetch), now: TEST_NOW });
      }),
    );
  });
  afterAll(async () => {
    await Promise.all(servers.map(({ close }) => close()));
    await database.drop();
  });

  it('has each correction once, before the close or in the next day, however they meet', async () => {
    const [closing, correcting] = managers;
    if (closing === undefined || correcting === undefined) throw new Error('No server was started.');
    const draw = { ports: closing, random: seededRandom(11) };
    for (let count = 0; count < ORDERS; count += 1) await anyOrder(draw);
    await endSelling(closing);
    const counted = await closing.accounting.countCash(TODAY, 0, {
      ...blankCashCount(20_000),
      openingReason: 'Wechselgeld',
    });
    expect(counted.ok).toBe(true);
    const paidInCash = await database.query(
      `select id, revision from orders where status = 'delivered' and payment ->> 'method' = 'cash'`,
    );
    expect(paidInCash.length).toBeGreaterThan(3);
    const close = async () =>
      closing.accounting.closeDay(TODAY, { ...seenOf(await closing.accounting.loadDay(TODAY)), ...OVER });
    const closeUnchanged = async () => {
      await setTimeout((PAUSE * paidInCash.length) / 4);
      let closed = await close();
      while (!closed.ok) {
        expect(closed.error.code).toBe('figuresChanged');
        closed = await close();
      }
    };
    const correctAll = async ({ orderDesk }: Ports) => {
      const corrected = [];
      for (const { id, revision } of paidInCash) {
        await setTimeout(PAUSE * draw.random());
        const correction = { revision: Number(revision), method: 'twint', reason: 'Doch mit TWINT' } as const;
        corrected.push(await orderDesk.correctPayment(String(id), correction));
      }
      return corrected;
    };

    // Each is corrected at both servers, one after the other with pauses in which the day can be closed: one is refused.
    const [, ...corrected] = await Promise.all([closeUnchanged(), ...managers.map(correctAll)]);
    expect(corrected.flat().filter(({ ok: isDone }) => isDone)).toHaveLength(paidInCash.length);
    const correctedOnce = `select count(*)::integer, count(distinct order_id)::integer orders from bookings where kind = 'paymentCorrected'`;
    expect(await database.query(correctedOnce)).toEqual([{ count: paidInCash.length, orders: paidInCash.length }]);

    const { close: sealed } = await closing.accounting.loadDay(TODAY);
    const booked = await closing.accounting.loadRevenue({ from: TODAY, to: TODAY });
    expect(sealed?.figures).toEqual(booked.figures);
    const query = { ...BOOKING_LIST.start, kind: 'paymentCorrected' } as const;
    const { rows } = await closing.accounting.listBookings(query);
    expect(rows).not.toEqual([]);
    for (const { day, soldOn } of rows) expect(soldOn).toBe(day === TODAY ? null : TODAY);
    const { figures } = await closing.accounting.loadRevenue(BOTH_DAYS);
    expect([figures.paid]).toEqual(await database.query(PAID));
    expect(figures.paid.cash).toBe(0);
  });
});
