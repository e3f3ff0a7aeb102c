import { BOOKING_LIST } from '@ofenpost/core/accounting/booking-list';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { findBookings } from './booking.repository.ts';

it('reads and counts the journal as one moment saw it', async () => {
  const test = await createTestDatabase();
  const database = openDatabase(test.url, () => {});
  const book = () =>
    test.query(
      `insert into bookings (day, kind, at, note, area, order_total, delivery_fee, rounding) values ('2026-11-20', 'cashIn', now(), 'Wechselgeld', '', 0, 0, 0)`,
    );
  /** A database in which a booking is added before every count. */
  const meanwhile: Pick<Database, 'transaction'> = {
    transaction: (work, config) =>
      database.transaction((tx) => {
        const count: typeof tx.$count = tx.$count.bind(tx);
        tx.$count = ((...requested: Parameters<typeof count>) =>
          book().then(() => count(...requested))) as typeof count;
        return work(tx);
      }, config),
  };
  await book();
  const { rows, total } = await findBookings(meanwhile, BOOKING_LIST.start);
  expect(rows).toHaveLength(1);
  expect(total).toBe(1);
  expect((await findBookings(database, BOOKING_LIST.start)).total).toBeGreaterThan(1);
  await database.close();
  await test.drop();
});
