import { createApiClient } from '@ofenpost/client/http/api-client';
import { ROLES_ID } from '@ofenpost/core/role/role';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Browser, createBrowser, demoPerson, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const STAFF = demoPerson('Mitarbeiter').id;

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database.url);
});
afterEach(() =>
  database.query('update restaurants set second_factor_demanded_since = null, second_factor_first_demanded = null'),
);
afterAll(async () => {
  await server.close();
  await database.drop();
});

const me = async (browser: Browser): Promise<unknown> => (await browser.fetch(new URL('/api/me', server.url))).json();

it('leads staff who need a second factor to where it is set up', async () => {
  await database.query('update restaurants set second_factor_demanded_since = now()');
  const browser = createBrowser(server.url);
  const { pathname, search } = await signIn(browser, 'Mitarbeiter', '/healthz');
  expect(pathname + search).toBe('/auth?returnTo=%2Fhealthz');
  expect(await me(browser)).toMatchObject({ id: STAFF, rolesId: 0 });
  const { pathname: back } = await signIn(createBrowser(server.url), 'Kundin', '/healthz');
  expect(back).toBe('/healthz');
  await database.query("update restaurants set second_factor_demanded_since = now() + interval '1 second'");
  expect(await me(browser)).toMatchObject({
    rolesId: ROLES_ID.staff,
    factorDueAt: expect.stringMatching(/T0[23]:00:00\.000Z$/) as unknown,
  });
  await database.query("update restaurants set second_factor_demanded_since = now() - interval '8 days'");
  await database.query("update sessions set created_at = now() - interval '9 days'");
  expect(await me(browser)).toMatchObject({ rolesId: 0 });
});

it('gives nobody another week when it is demanded again', async () => {
  const manager = createBrowser(server.url);
  await signIn(manager, 'Geschäftsleitung');
  const { settings } = createApiClient(server.url, manager.fetch);
  const demand = async (secondFactorDemanded: boolean) => {
    const { version } = await settings.teamSignIn.load();
    await settings.teamSignIn.save({ version, value: { secondFactorDemanded } });
  };
  await demand(true);
  const browser = createBrowser(server.url);
  await signIn(browser, 'Mitarbeiter');
  expect(await me(browser)).toMatchObject({ rolesId: 0 });
  await demand(false);
  expect(await me(browser)).toMatchObject({ rolesId: ROLES_ID.staff });
  await demand(true);
  expect(await me(browser)).toMatchObject({ rolesId: 0 });
  expect(await me(manager)).toMatchObject({ rolesId: ROLES_ID.manager });
});
