import { BOOKING_LIST } from '@ofenpost/core/accounting/booking-list';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { findNamedBookings } from '../accounting/day-close.repository.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { findBookings } from './booking.repository.ts';

it('names who booked as they were called then, by the index of the audit log', async () => {
  const test = await createTestDatabase();
  const database = openDatabase(test.url, () => {});
  const [account] = await test.query(
    `insert into accounts (firstname, lastname, name, email, roles_id)
     values ('Lea', 'Meier', 'Lea Meier', 'lea@example.ch', 3) returning id`,
  );
  const id = String(account?.['id']);
  for (const [at, name] of [
    ['2026-11-20T18:00:00Z', 'Lea Frei'],
    ['2026-11-20T19:00:00Z', 'Lea Graf'],
  ])
    await test.query(
      `insert into audit_log (at, actor_id, action, subject, before, after)
       values ($1, $2::uuid, 'account.renamed', $2::text, jsonb_build_object('name', $3::text), '{"name": ""}')`,
      [at, id, name],
    );
  for (const at of ['17:30', '18:30', '19:30'])
    await test.query(
      `insert into bookings (day, kind, at, actor_id, note, area, order_total, delivery_fee, rounding)
       values ('2026-11-20', 'cashIn', ('2026-11-20T' || $1 || ':00Z')::timestamptz, $2, '', '', 0, 0, 0)`,
      [at, id],
    );
  const { rows } = await findBookings(database, { ...BOOKING_LIST.start, sort: 'number' });
  expect(rows.map(({ by }) => by)).toEqual(['Lea Frei', 'Lea Graf', 'Lea Meier']);
  const named = await database.transaction((tx) => findNamedBookings(tx, '2026-11-20'));
  expect(named.map(({ name }) => name)).toEqual(['Lea Frei', 'Lea Graf', 'Lea Meier']);
  await database.close();
  await test.drop();
});

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
