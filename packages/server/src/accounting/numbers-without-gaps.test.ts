import { randomUUID } from 'node:crypto';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import type { Ports } from '@ofenpost/core/ports';
import { seededRandom } from '@ofenpost/core/random/seeded-random';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { anyGiftCard, anyOrder } from './books.fixtures.ts';

const TODAY = '2026-11-20';
const AT_ONCE = 8;
const MOVED = { way: 'in', amount: 500, reason: 'Wechselgeld' } as const;

describe('the numbers of the books', () => {
  let database: TestDatabase;
  let server: TestServer;
  let ports: Ports;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startTestServer(database.url);
    const browser = createBrowser(server.url);
    await signIn(browser, 'Geschäftsleitung');
    ports = createServerRenderingPorts({ apiClient: createApiClient(server.url, browser.fetch), now: TEST_NOW });
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });
  const numbersOf = async (table: string): Promise<number[]> =>
    (await database.query(`select number from ${table} order by number`)).map(({ number }) => Number(number));
  /** The numbers in both ledgers start at 1 and have no gaps. */
  async function expectNoGaps(): Promise<void> {
    for (const table of ['bookings', 'gift_card_entries']) {
      const numbers = await numbersOf(table);
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers).toEqual(numbers.map((_, place) => place + 1));
    }
  }
  const atOnce = <T>(act: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: AT_ONCE }, act));
  const issue = (id: string) =>
    ports.giftCardAdmin.issue(id, { amount: 5000, buyer: 'Anna Keller', greeting: '', email: null, paidWith: 'card' });

  it('have no gap after the same was sent many times at once', async () => {
    const [cash, card] = [randomUUID(), randomUUID()];
    const moved = await atOnce(() => ports.accounting.moveCash(TODAY, cash, MOVED));
    const issued = await atOnce(() => issue(card));
    expect([...moved, ...issued].every(({ ok }) => ok)).toBe(true);
    expect(await numbersOf('bookings')).toEqual([1, 2]);
    await ports.accounting.moveCash(TODAY, randomUUID(), MOVED);
    await issue(randomUUID());
    await expectNoGaps();
  });

  it('have no gap after something was refused or rolled back', async () => {
    await database.query(`
      begin;
      insert into bookings (day, at, kind, note, area, order_total, delivery_fee, rounding)
        values ('${TODAY}', now(), 'cashIn', '', '', 0, 0, 0), ('${TODAY}', now(), 'cashIn', '', '', 0, 0, 0);
      insert into gift_card_entries (gift_card_code, kind, amount, at, reason)
        select code, 'adjusted', 100, now(), '' from gift_cards;
      rollback`);
    const [row] = await database.query('select code from gift_cards limit 1');
    const code = String(row?.['code']);
    const adjusted = await ports.giftCardAdmin.adjust(code, { amount: -9999, reason: 'Zu viel', seenBalance: 5000 });
    expect(adjusted.ok).toBe(false);
    await issue(randomUUID());
    await ports.accounting.moveCash(TODAY, randomUUID(), MOVED);
    await expectNoGaps();
  });

  it('have no gap and hold nobody up while orders, gift cards and cash are booked at once', async () => {
    const random = seededRandom(7);
    const everything = [
      ...Array.from({ length: AT_ONCE }, () => anyOrder({ ports, random })),
      ...Array.from({ length: AT_ONCE }, () => anyGiftCard({ ports, random })),
      ...Array.from({ length: AT_ONCE }, () => ports.accounting.moveCash(TODAY, randomUUID(), MOVED)),
    ];
    await Promise.all<unknown>(everything);
    await expectNoGaps();
    expect((await numbersOf('bookings')).length).toBeGreaterThan(3 * AT_ONCE);
  });
});
