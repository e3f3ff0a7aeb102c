// Writes old-database.sql.gz: the schema of this version with demo data, an order, and rows of what is only added to.
// Run it before migrations are squashed. `pg_dump` of PostgreSQL 18 or newer is found by PATH, or named by PG_DUMP.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { fillCart, requestFor } from '@ofenpost/testing/contract-suites/shop-under-test';
import { createBrowser } from '../testing/browser.fixtures.ts';
import { setup } from '../testing/postgres.fixtures.ts';
import { createTestDatabase } from '../testing/test-database.fixtures.ts';
import { TEST_NOW } from '../testing/test-now.fixtures.ts';
import { startTestServer } from '../testing/test-server.fixtures.ts';
import { OLD_DATABASE } from './old-database.ts';

const LEDGERS = `
  insert into gift_cards (code, buyer, greeting) values ('TEST-TEST-TESTT', 'Anna Keller', '');
  insert into gift_card_entries (gift_card_code, kind, amount, at, reason) values
    ('TEST-TEST-TESTT', 'issued', 5000, '2026-11-02T12:00Z', ''),
    ('TEST-TEST-TESTT', 'adjusted', -1000, '2026-11-03T12:00Z', 'Kulanz');
  with booking as (
    insert into bookings (day, at, kind, note, area, order_total, delivery_fee, rounding)
    values ('2026-11-02', '2026-11-02T12:00Z', 'giftCardIssued', '', '', 0, 0, 0) returning number
  ) insert into booking_shares select number, 0, 0, 'cash', 5000, 0 from booking;
  insert into day_closes (number, day, at, by, supplier, figures, cash)
    values (1, '2026-11-02', '2026-11-03T12:00Z', '{}', '{}', '{}', '{}');
  insert into audit_log (at, action, subject) values ('2026-11-02T12:00Z', 'settings.changed', 'profile');
  insert into photos values ('abc', 320, 240, '2026-11-02T12:00Z');
  insert into photo_files values ('abc', '320.avif', '\\x00ff0d0a5c2e');
  update products set photo = '{"hash": "abc", "width": 320, "height": 240, "focus": "middle", "alt": "Ein Fladen"}'
    where id = (select id from products order by id limit 1)`;

async function placeOrder(databaseUrl: string): Promise<void> {
  const server = await startTestServer(databaseUrl);
  const ports = createServerRenderingPorts({
    apiClient: createApiClient(server.url, createBrowser(server.url).fetch),
    now: TEST_NOW,
  });
  await fillCart(ports);
  const placed = await ports.checkout.place(await requestFor(ports));
  await server.close();
  if (!placed.ok) throw new Error(JSON.stringify(placed.error));
}

const tearDown = await setup();
const database = await createTestDatabase();
await placeOrder(database.url);
await database.query(LEDGERS);
const options = ['--no-owner', '--inserts', '--rows-per-insert=1000', database.url];
const dump = execFileSync(process.env['PG_DUMP'] ?? 'pg_dump', options, { encoding: 'utf8', maxBuffer: 1e9 });
// Without the commands of `psql`, so that any client can run it.
writeFileSync(OLD_DATABASE, gzipSync(dump.replaceAll(/^\\(un)?restrict .*\n/gm, ''), { level: 9 }));
await tearDown();
