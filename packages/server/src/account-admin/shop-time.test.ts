import { accountData } from '@ofenpost/core/account/account-data';
import { device, madeDevice } from '@ofenpost/core/device/device';
import { addMinutes } from '@ofenpost/core/time/zurich';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createBrowser, demoPerson, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
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

/** Whether the shop's clock, which began at `TEST_NOW` and not at the machine's time, has said this. */
const isOfShop = (at: string | null | undefined) =>
  typeof at === 'string' && at >= addMinutes(TEST_NOW, -1) && at < addMinutes(TEST_NOW, 60);

it('says by the shop’s clock since when an account and its sign-ins are there', async () => {
  const { email } = demoPerson('Kundin');
  await database.query('delete from accounts where email = $1', [email]);
  const browser = createBrowser(server.url);
  await signIn(browser, 'Kundin');
  const { signIns, sessions } = accountData.parse(await (await browser.fetch(`${server.url}/api/me/data`)).json());
  expect([...signIns, ...sessions].map(({ since }) => isOfShop(since))).toEqual([true, true]);

  const manager = createBrowser(server.url);
  await signIn(manager, 'Geschäftsleitung');
  const csv = await (await manager.fetch(`${server.url}/admin/accounts.csv`)).text();
  expect(csv.split('\n').find((line) => line.includes(email))).toContain('20.11.2026');
});

it('says by the shop’s clock when a device was last seen', async () => {
  const manager = createBrowser(server.url);
  await signIn(manager, 'Geschäftsleitung');
  const post = (browser: typeof manager, path: string, body: object) =>
    browser.fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const answer = await post(manager, '/api/desk/devices', { name: 'Tablet', duty: 'kitchen', station: 'all' });
  const { code } = madeDevice.parse(await answer.json());
  await post(createBrowser(server.url), '/api/devices/start', { code });
  const [tablet] = z.array(device).parse(await (await manager.fetch(`${server.url}/api/desk/devices`)).json());
  expect(isOfShop(tablet?.lastSeenAt)).toBe(true);
});
