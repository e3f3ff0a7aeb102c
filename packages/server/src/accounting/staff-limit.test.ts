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

const takerOf = async (account: string) => {
  const browser = createBrowser(server.url);
  await signIn(browser, account);
  return (amount: number) => {
    const url = new URL(`/api/accounting/days/2026-11-20/cash-movements/${randomUUID()}`, server.url);
    const body = JSON.stringify({ way: 'out', amount, reason: 'Bank' });
    return browser.fetch(url, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
  };
};

it('forbids staff what is beyond the limit, and says which it is', async () => {
  const take = await takerOf('Mitarbeiter');
  const refused = await take(10_005);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'ABOVE_LIMIT', data: { code: 'aboveLimit', limit: 10_000 } });
  const answers = await Promise.all(Array.from({ length: 12 }, () => take(2500)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(8);
  expect((await take(5)).status).toBe(403);
  const manager = await takerOf('Geschäftsleitung');
  expect((await manager(10_005)).status).toBe(200);
});
