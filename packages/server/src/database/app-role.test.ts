import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, connect, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { testConfiguration } from '../../test-tools/testing/test-server.fixtures.ts';
import { startServices } from '../host/start-services.ts';
import { createLogger } from '../logging/logger.ts';
import { APPEND_ONLY_TABLES, APP_ROLE, inAppRole } from './app-role.ts';

let database: TestDatabase;
let app: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await connect(inAppRole(database.url));
});
afterAll(async () => {
  await app.end();
  await database.drop();
});

describe('the role of the app', () => {
  it('may do nothing that its tables do not ask for', async () => {
    const { rows } = await app.query(
      `select current_user::text as name, rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as rights,
         (select count(*)::int from pg_class where relowner = r.oid) as owned,
         has_schema_privilege('public', 'CREATE') as creates
       from pg_roles r where rolname = current_user`,
    );
    expect(rows).toEqual([{ name: APP_ROLE, rights: false, owned: 0, creates: false }]);
  });

  it('reads and adds everywhere, and may empty no table', async () => {
    const { rows } = await app.query(
      `select relname as name from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
         and (not has_table_privilege(c.oid, 'SELECT') or not has_table_privilege(c.oid, 'INSERT')
           or has_table_privilege(c.oid, 'TRUNCATE, TRIGGER, REFERENCES, MAINTAIN'))`,
    );
    expect(rows).toEqual([]);
  });

  it('changes nothing that is only added to, which is every table with such a trigger', async () => {
    const { rows } = await app.query(
      `select relname as name from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
         and not has_table_privilege(c.oid, 'UPDATE, DELETE')
         and not has_any_column_privilege(c.oid, 'UPDATE') order by 1`,
    );
    expect(rows.map(({ name }) => String(name))).toEqual(APPEND_ONLY_TABLES);
    const guarded = await database.query(
      `select distinct tgrelid::regclass::text as name from pg_trigger where tgname in ('append_only', 'snapshot')
         and (tgtype & 8) = 8 order by 1`,
    );
    expect(guarded.map(({ name }) => name)).toEqual(APPEND_ONLY_TABLES);
  });

  it.each([
    'update bookings set note = $$x$$',
    'delete from booking_shares',
    'truncate bookings cascade',
    'update day_closes set number = 2',
    'delete from order_events',
    'update order_events set actor_id = null',
    'update order_lines set amount = 1',
    'delete from gift_card_entries',
    'update audit_log set actor_id = null',
    'delete from orders',
    'delete from gift_cards',
    'truncate carts',
    'drop table bookings',
    'alter table bookings add column more text',
    'alter table bookings disable trigger append_only',
    'drop trigger append_only on bookings',
    'create table more (id int)',
    'create or replace function refuse_books_change() returns trigger language sql as $$select 1$$',
    'create function more() returns int language sql as $$select 1$$',
    'set session_replication_role = replica',
    `select setval('orders_number_seq', 900)`,
    'create role more',
    'delete from graphile_worker.migrations',
  ])('is refused: %s', async (statement) => {
    await expect(app.query(statement)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('what is settled', () => {
  it('is refused to everybody', async () => {
    await database.query(
      `insert into orders (id, idempotency_key, request_hash, status, delivery_fee, rounding, total_price, address, remark,
         delivery_time, payment, check_age, order_time_progresses, changed_at)
       values ('00000000-0000-4000-8000-000000000001', gen_random_uuid(), '', 'delivered', 0, 0, 0, '{}', '', '{}', '{}',
         false, '{}', now());
       insert into order_events select id, 1, 'placed', now(), (select id from accounts limit 1) from orders;
       insert into gift_cards (code, buyer, greeting) values ('TEST-TEST-TESTT', '', '');
       insert into gift_card_entries (gift_card_code, kind, amount, at, reason)
         values ('TEST-TEST-TESTT', 'issued', 5000, now(), ''), ('TEST-TEST-TESTT', 'adjusted', -1000, now(), '')`,
    );
    expect(await database.query('select balance, amount, is_void from gift_cards')).toEqual([
      { balance: 4000, amount: 5000, is_void: false },
    ]);
    for (const [statement, message] of [
      [
        `insert into order_lines (order_id, position, product_id, name, amount, options, unit_price, total_price, vat_class, vat_rate)
           select id, 9, id, 'Geist', 1, '[]', 0, 0, 'food', 260 from orders`,
        'stays as it is',
      ],
      [`update order_events set status = 'delivered'`, 'takes new entries only'],
      [`update order_events set actor_id = null, at = now() + interval '1 day'`, 'takes new entries only'],
      ['delete from order_events', 'takes new entries only'],
      ['truncate order_events', 'takes new entries only'],
      ['update gift_cards set balance = balance + 1', 'what its ledger sums up to'],
      ['update gift_cards set amount = 9000', 'what its ledger sums up to'],
      ['update gift_cards set is_void = true', 'what its ledger sums up to'],
      [
        `insert into gift_cards (code, buyer, greeting, balance) values ('MORE-MORE-MOREE', '', '', 100)`,
        'what its ledger sums up to',
      ],
    ] as const)
      await expect(database.query(statement)).rejects.toThrow(message);
  });

  it('forgets only who did it, with their account', async () => {
    await database.query('delete from accounts where id = (select actor_id from order_events)');
    expect(await database.query('select status, actor_id from order_events')).toEqual([
      { status: 'placed', actor_id: null },
    ]);
  });
});

it('works with two logins, of which the one of the app owns nothing', async () => {
  const shop = await createTestDatabase({ empty: true });
  const name = `login_${randomBytes(6).toString('hex')}`;
  await shop.query(`create role ${name} login password 'secret'`);
  const url = new URL(shop.url);
  url.username = name;
  url.password = 'secret';
  const environment = { DATABASE_URL: String(url), DATABASE_OWNER_URL: shop.url };
  const services = await startServices(testConfiguration(environment), createLogger('testing'));
  const { products } = await services.content.read();
  const user = await services.database.$client.query('select session_user::text, current_user::text');
  await services.endLive();
  await services.close();
  expect(products.size).toBeGreaterThan(0);
  expect(user.rows).toEqual([{ session_user: name, current_user: APP_ROLE }]);
  await shop.drop();
});
