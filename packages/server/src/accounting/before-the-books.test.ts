import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { PROJECT_ROOT } from '../configuration/directory.ts';

const MIGRATIONS = join(PROJECT_ROOT, 'packages/server/migrations');

async function carryOver(): Promise<string> {
  const files = await readdir(MIGRATIONS);
  return readFile(
    join(MIGRATIONS, files.find((file) => file.endsWith('gift-cards-before-the-books.sql')) ?? ''),
    'utf8',
  );
}

/** A gift card that was issued and redeemed in part. `isBooked`: the journal existed by then. */
const giftCard = (code: string, isBooked: boolean) => `
  with card as (insert into gift_cards (code, buyer, greeting) values ('${code}', 'Anna Keller', ''))
    insert into gift_card_entries (gift_card_code, kind, amount, at, reason)
    values ('${code}', 'issued', 5000, '2026-11-02T12:00:00Z', ''), ('${code}', 'adjusted', -1234, '2026-11-03T12:00:00Z', 'Kulanz');
  ${isBooked ? booked : ''}`;
const booked = `
  with booking as (insert into bookings (day, at, kind, note, area, order_total, delivery_fee, rounding)
    values ('2026-11-02', '2026-11-02T12:00:00Z', 'giftCardIssued', '', '', 0, 0, 0) returning number)
  insert into booking_shares select number, 0, 0, 'cash', 3766, 0 from booking`;

describe('gift cards from before the books', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  const dehydratedOver = () =>
    database.query(`select day::text, kind, gross, vat, method from bookings join booking_shares on booking_number = number
      where note like 'Guthaben aus%' order by number`);

  it('are no debt of a new shop', async () => {
    await database.query(await carryOver());
    expect(await dehydratedOver()).toEqual([]);
  });

  it('are carried over once, without those that are booked, on a day that is open', async () => {
    await database.query(giftCard('AAAA-BBBB-CCCCC', false));
    await database.query(giftCard('DDDD-EEEE-FFFFF', true));
    // Midnight may pass during the test.
    const today = () => businessDayOf(new Date().toISOString());
    const first = today();
    await database.query(await carryOver());
    const days = [first, today()];
    await database.query(await carryOver());
    const [entry, ...others] = await dehydratedOver();
    expect(entry).toEqual({
      day: expect.toBeOneOf(days) as unknown,
      kind: 'giftCardAdjusted',
      gross: 5000 - 1234,
      vat: 0,
      method: null,
    });
    expect(others).toEqual([]);
  });

  it('are carried over on the first open day where today is closed', async () => {
    await database.query(`insert into day_closes values (1, '2090-03-04', now(), '{}', '{}', '{}', '{}')`);
    await database.query(giftCard('GGGG-HHHH-JJJJJ', false));
    await database.query(await carryOver());
    expect((await dehydratedOver())[1]).toMatchObject({ day: '2090-03-05', gross: 3766 });
  });
});
