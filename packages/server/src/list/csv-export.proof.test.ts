import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  type Browser,
  cookieOf,
  createBrowser,
  demoPerson,
  signIn,
} from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const ACCOUNTS = 60_000;
/** More than the connections of the pool. */
const STALLED = 40;

let database: TestDatabase;
let server: TestServer;
let manager: Browser;
const opened: ClientRequest[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database.url);
  manager = createBrowser(server.url);
  await signIn(manager, 'Geschäftsleitung');
  await database.query(
    `insert into accounts (name, firstname, lastname, email, phone_number)
     select 'Name', 'Vorname ' || n, 'Nachname ' || n, 'konto-' || n || '@example.ch', '+41791234567'
     from generate_series(1, $1) as n`,
    [ACCOUNTS],
  );
});
afterAll(async () => {
  for (const each of opened) each.destroy();
  await server.close();
  await database.drop();
});

/** Requests the list and does not read the answer. */
async function openAccounts(): Promise<IncomingMessage> {
  const requested = request(`${server.url}/admin/accounts.csv`, {
    headers: { cookie: cookieOf(manager) },
    agent: false,
  });
  opened.push(requested.on('error', () => {}).end());
  const [response] = (await once(requested, 'response')) as [IncomingMessage];
  return response;
}

const recordedExports = () =>
  database.query(`select subject, actor_id from audit_log where action = 'file.exported' order by number`);

const addressesIn = (csv: string): string[] => csv.match(/konto-\d+@example\.ch/g) ?? [];

it('is the list of one moment, whatever is added and removed while it is read', async () => {
  const response = await openAccounts();
  await once(response, 'readable');
  await vi.waitFor(async () => {
    const [{ count } = { count: 0 }] = await database.query(
      `select count(*)::int from pg_stat_activity where datname = current_database() and query like '%"accounts"%' and xact_start is not null`,
    );
    expect(count).toBe(1);
  });
  await database.query(`delete from accounts where email like 'konto-1%'`);
  const addresses = addressesIn(await text(response));
  expect([addresses.length, new Set(addresses).size]).toEqual([ACCOUNTS, ACCOUNTS]);
});

it('takes no connection while downloads stall, and those who read get all of it', async () => {
  const stalled = await Promise.all(Array.from({ length: STALLED }, openAccounts));
  expect(stalled.map(({ statusCode }) => statusCode)).toEqual(stalled.map(() => 200));
  await sleep(500);
  const ready = await fetch(`${server.url}/readyz`);
  const cart = await fetch(`${server.url}/api/cart`, { headers: { cookie: `ofenpost.guest=${'x'.repeat(43)}` } });
  expect([ready.status, cart.status]).toEqual([200, 200]);
  // A job of the server may be at work in the same moment: only what a download holds stays.
  await vi.waitFor(async () => {
    const open = await database.query(
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
    );
    expect(open.length).toBeLessThanOrEqual(1);
  });
  const [{ count } = { count: 0 }] = await database.query(
    `select count(*)::int from accounts where email like 'konto-%'`,
  );
  expect(addressesIn(await text(await openAccounts()))).toHaveLength(Number(count));
});

it('is recorded with who took it, and not where only its size is asked for', async () => {
  const before = await recordedExports();
  expect((await manager.fetch(`${server.url}/admin/accounts.csv`, { method: 'HEAD' })).status).toBe(200);
  expect(await recordedExports()).toEqual(before);
  await text(await openAccounts());
  expect(await recordedExports()).toEqual([
    ...before,
    { subject: 'Ofenpost-Konten-2026-11-20.csv', actor_id: demoPerson('Geschäftsleitung').id },
  ]);
});

it('gives the list to whoever comes after others have gone while they waited', async () => {
  const first = await openAccounts();
  const deleted = await openAccounts();
  deleted.destroy();
  const head = await manager.fetch(`${server.url}/admin/accounts.csv`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const lists = await Promise.all([text(first), text(await openAccounts())]);
  expect(lists.map((list) => addressesIn(list).length)).toEqual(
    lists.map(() => addressesIn(lists.join('')).length / 2),
  );
  expect(lists.join('')).toContain('konto-2@example.ch');
});
