import type { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Browser, createBrowser, demoPerson, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { beginFactor, confirmFactor, sendFactor } from '../../test-tools/testing/own-second-factor.fixtures.ts';
import { type TestDatabase, connect, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const STAFF = demoPerson('Mitarbeiter').id;

let database: TestDatabase;
let server: TestServer;
let browser: Browser;
/** The connection of another process, in the middle of a transaction. */
let other: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database.url);
});
beforeEach(async () => {
  browser = createBrowser(server.url);
  await signIn(browser, 'Mitarbeiter');
  other = await connect(database.url);
  await other.query('begin');
});
afterEach(async () => {
  await other.end();
  await database.query('delete from second_factors');
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** Resolves when a query waits for the lock of `other`. */
const untilHeldUp = () =>
  vi.waitFor(async () => {
    const waiting = await database.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(waiting).not.toEqual([]);
  });

it('ends a session too that began elsewhere at the very moment at which it is switched on', async () => {
  const secret = await beginFactor(browser, server.url);
  await other.query(
    "insert into sessions (user_id, token, expires_at) values ($1, 'elsewhere', now() + interval '1 day')",
    [STAFF],
  );
  const confirmed = confirmFactor(browser, server.url, secret);
  await untilHeldUp();
  await other.query('commit');
  expect(await confirmed).toHaveLength(8);
  expect(await database.query("select from sessions where token = 'elsewhere'")).toEqual([]);
  expect(await sendFactor(browser, server.url, 'GET')).toMatchObject({ recoveryCodesLeft: 8 });
});

it('is not begun over one that is switched on elsewhere at this very moment', async () => {
  await other.query('select from accounts where id = $1 for update', [STAFF]);
  await other.query("insert into second_factors (account_id, secret, since) values ($1, 'sealed', now())", [STAFF]);
  const begun = sendFactor(browser, server.url, 'POST');
  await untilHeldUp();
  await other.query('commit');
  expect(await begun).toMatchObject({ data: { code: 'alreadyOn' } });
  expect(await database.query('select secret from second_factors')).toEqual([{ secret: 'sealed' }]);
});

it('is set up just after signing in alone', async () => {
  await database.query("update sessions set created_at = now() - interval '16 minutes'");
  expect(await sendFactor(browser, server.url, 'POST')).toMatchObject({ data: { code: 'signInTooOld' } });
});
