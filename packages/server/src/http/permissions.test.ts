import { ROUTES, type Route } from '@ofenpost/contract/routes.fixtures';
import { PERMISSIONS } from '@ofenpost/core/permission/permission';
import { ROLES_ID, type Role } from '@ofenpost/core/session/role';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, demoPerson, signIn } from '../testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../testing/test-server.fixtures.ts';

const PEOPLE: Record<Exclude<Role, 'guest'>, string> = {
  customer: 'Kundin',
  courier: 'Kundin',
  staff: 'Mitarbeiter',
  manager: 'Geschäftsleitung',
};
const ROLES = ['guest', 'customer', 'courier', 'staff', 'manager'] as const satisfies readonly Role[];
/** Of nothing that there is. */
const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

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

async function isSignedIn({ fetch }: Browser): Promise<boolean> {
  const me = (await (await fetch(`${server.url}/api/me`)).json()) as { readonly email: string | null };
  return me.email !== null;
}

/** Signs in, unless it is a guest's, a browser whose session a call before may have ended. */
async function enter(browser: Browser, role: Role): Promise<void> {
  if (role === 'guest' || (await isSignedIn(browser))) return;
  await signIn(browser, PEOPLE[role]);
  const { email } = demoPerson(PEOPLE[role]);
  await database.query('update accounts set roles_id = $1 where email = $2', [ROLES_ID[role], email]);
}

/** Calls a route with nothing useful in it, so that whoever gets past the door does nothing, and leaves at once. */
async function statusOf({ fetch }: Browser, { method, path }: Route): Promise<number> {
  const leaving = new AbortController();
  const { status } = await fetch(`${server.url}/api${path.replaceAll(/\{[^}]+\}/g, UNKNOWN_ID)}`, {
    method,
    signal: leaving.signal,
    ...(method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' }),
  });
  leaving.abort();
  return status;
}

const expected = (role: Role, { action }: Route): string => {
  const roles: readonly Role[] = PERMISSIONS[action];
  if (roles.includes(role)) return 'passed';
  return role === 'guest' ? '401' : '403';
};

// One role after the other: the customer and the courier are one account.
describe.each(ROLES)('the server lets in a %s where the permission table says so', (role) => {
  let browser: Browser;

  beforeAll(() => {
    browser = createBrowser(server.url);
  });

  it.each(ROUTES)('$name', async (route) => {
    await enter(browser, role);
    const status = await statusOf(browser, route);
    const answer = status === 401 || status === 403 ? `${status}` : status < 500 ? 'passed' : `failed: ${status}`;
    expect(answer).toBe(expected(role, route));
  });
});
