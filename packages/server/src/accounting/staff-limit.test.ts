import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database.url);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

it('forbids staff what is beyond the limit, and says which it is', async () => {
  const browser = createBrowser(server.url);
  await signIn(browser, 'Mitarbeiter');
  const take = async (amount: number) => {
    const url = new URL(`/api/accounting/days/2026-11-20/cash-movements/${randomUUID()}`, server.url);
    const body = JSON.stringify({ way: 'out', amount, reason: 'Bank' });
    return browser.fetch(url, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
  };
  const refused = await take(10_005);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'ABOVE_LIMIT', data: { code: 'aboveLimit', limit: 10_000 } });
  expect((await take(10_000)).status).toBe(200);
});
