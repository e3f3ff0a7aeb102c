import { randomUUID } from 'node:crypto';
import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { ROUTES, type Route } from '@ofenpost/contract/routes';
import { blankCashCount } from '@ofenpost/core/accounting/cash';
import { seenOf } from '@ofenpost/core/accounting/close-day';
import type { DeviceDuty } from '@ofenpost/core/device/device-duty';
import { stepTo } from '@ofenpost/core/order/order.fixtures';
import type { Result } from '@ofenpost/core/result/result';
import { type Action, PERMISSIONS } from '@ofenpost/core/role/permission';
import { type PersonRole, ROLES_ID, type Role } from '@ofenpost/core/role/role';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import { endSelling } from '@ofenpost/testing/contract-suites/accounting.suite';
import { placeOrder } from '@ofenpost/testing/contract-suites/shop-under-test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, demoPerson, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const PEOPLE: Record<Exclude<PersonRole, 'guest'>, string> = {
  customer: 'Kundin',
  courier: 'Kundin',
  staff: 'Mitarbeiter',
  manager: 'Geschäftsleitung',
};
const ROLES = [
  'guest',
  'customer',
  'courier',
  'staff',
  'manager',
  'deskDevice',
  'kitchenDevice',
] as const satisfies readonly Role[];
/** The steps of an order to the door. */
const WAY = [
  ['placed', 'accepted'],
  ['accepted', 'preparing'],
  ['preparing', 'ready'],
  ['ready', 'onTheWay'],
  ['onTheWay', 'delivered'],
] as const;
/** An id of no record. */
const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';

/** Routes outside of the contract that need a permission; the order belongs to somebody else. */
const GUARDED: Readonly<Record<string, Action>> = {
  'GET /order/:id/receipt.pdf': 'order.readAll',
  'GET /order/:id/refunds/:file': 'order.readAll',
  'GET /admin/gift-cards/:id/gift-card.pdf': 'giftCard.issue',
  'GET /admin/products.csv': 'catalogue.edit',
  'POST /admin/products.csv': 'catalogue.edit',
  'GET /admin/catalogue.csv': 'catalogue.edit',
  'GET /admin/catalogue.json': 'catalogue.edit',
  'GET /admin/gift-cards.csv': 'giftCard.issue',
  'POST /admin/gift-cards.csv': 'giftCard.issue',
  'GET /admin/payments.csv': 'payment.read',
  'POST /admin/payments.csv': 'payment.read',
  'GET /admin/feedback.csv': 'feedback.read',
  'POST /admin/feedback.csv': 'feedback.read',
  'GET /admin/accounting.csv': 'accounting.read',
  'POST /admin/accounting.csv': 'accounting.read',
  'GET /admin/accounting/closes/:number{[0-9]{1,9}}/close.pdf': 'accounting.read',
  'GET /admin/bookkeeping/:range/:file': 'bookkeeping.read',
  'GET /admin/menu.csv': 'menu.edit',
  'POST /admin/menu.csv': 'menu.edit',
  'GET /admin/events.csv': 'event.edit',
  'POST /admin/events.csv': 'event.edit',
  'GET /admin/promotions.csv': 'promotion.edit',
  'POST /admin/promotions.csv': 'promotion.edit',
  'GET /admin/accounts.csv': 'account.readAll',
  'POST /admin/accounts.csv': 'account.readAll',
  'GET /admin/audit-log.csv': 'audit.read',
  'POST /admin/audit-log.csv': 'audit.read',
};
/** Routes that are open to everyone. Pages, `GET /*`, get their data from the contract. */
const OPEN = [
  'ALL /*',
  // It records who downloads a file, and answers nothing itself.
  'ALL /admin/*',
  'ALL /api/*',
  'ALL /oidc/*',
  'GET /*',
  'GET /.well-known/security.txt',
  'GET /admin',
  'GET /api/auth/callback/:provider',
  'GET /api/docs',
  'GET /api/docs/',
  'GET /api/openapi.json',
  'GET /checkout/:rest{.+}',
  'GET /healthz',
  'GET /icons/:file',
  'GET /illustrations/:id/:file',
  'GET /illustrations/creation/:file',
  'GET /illustrations/draft/:file',
  'GET /legal',
  'GET /abholung.webmanifest',
  'GET /bestellpult.webmanifest',
  'GET /kueche.webmanifest',
  'GET /manifest.webmanifest',
  'GET /offline',
  'GET /og/:file',
  'GET /og/creation/:file',
  'GET /oidc/sign-in/:uid',
  'GET /order-time',
  'GET /payment',
  'GET /photos/:hash/:file',
  'GET /readyz',
  'GET /restaurant/events/:file{[^/]+\\.ics}',
  'GET /robots.txt',
  'GET /service-worker.js',
  'GET /sitemap.xml',
  'GET /zahlung/:key',
  'GET /zahlung/meldung/:key',
  'POST /auth/second-factor',
  'POST /auth/sign-in',
  'POST /oidc/sign-in/:uid',
];

let database: TestDatabase;
let server: TestServer;
/** The routes that the app answers outside of the contract: `GET /healthz`. */
let answered: () => readonly string[];
/** The values of the parameters in guarded paths. */
let order: string;
let giftCard: string;

const portsOf = (browser: Browser) =>
  createServerRenderingPorts({ apiClient: createApiClient(server.url, browser.fetch), now: TEST_NOW });

function valueOf<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** Creates a guest's order, of which something was given back, a gift card and a closed day. */
async function fill(): Promise<void> {
  const staff = createBrowser(server.url);
  await signIn(staff, PEOPLE.staff);
  const ports = portsOf(staff);
  const { giftCardAdmin, accounting, orderDesk } = ports;
  const draft = { amount: 5000, buyer: 'Anna Keller', greeting: '', email: null, paidWith: 'cash' as const };
  ({ id: giftCard } = valueOf(await giftCardAdmin.issue(randomUUID(), draft)));
  const day = businessDayOf(TEST_NOW);
  const counted = await accounting.countCash(day, 0, { ...blankCashCount(0), counted: { by: 'sum', sum: 5000 } });
  const management = createBrowser(server.url);
  await signIn(management, PEOPLE.manager);
  const sellAgain = await endSelling(portsOf(management));
  valueOf(await accounting.closeDay(day, seenOf(valueOf(counted))));
  await sellAgain();
  const placed = (await placeOrder(portsOf(createBrowser(server.url)))).order;
  order = placed.id;
  for (const [from, to] of WAY) valueOf(await orderDesk.step(order, stepTo(from, to)));
  const refund = { orderNumber: placed.number, amount: 5, method: 'card', reason: 'Kalt' } as const;
  valueOf(await accounting.refund(randomUUID(), refund));
}

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database.url, {}, undefined, undefined, {
    files: ({ routes }) => {
      answered = () => [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
    },
  });
  await fill();
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

async function isSignedIn({ fetch }: Browser): Promise<boolean> {
  const me = (await (await fetch(`${server.url}/api/me`)).json()) as { readonly id: string | null };
  return me.id !== null;
}

/** Turns the browser into a device that the management makes. */
async function startDevice(browser: Browser, duty: DeviceDuty): Promise<void> {
  const management = createBrowser(server.url);
  await signIn(management, PEOPLE.manager);
  const { code } = await portsOf(management).device.make({ name: 'Ofen', duty, station: 'all' });
  valueOf(await portsOf(browser).device.start(code));
}

/** Signs in if the role needs it; an earlier call may have ended the browser's session. */
async function enter(browser: Browser, role: Role): Promise<void> {
  if (role === 'guest' || (await isSignedIn(browser))) return;
  if (role === 'kitchenDevice') return startDevice(browser, 'kitchen');
  if (role === 'deskDevice') return startDevice(browser, 'desk');
  await signIn(browser, PEOPLE[role]);
  const { email } = demoPerson(PEOPLE[role]);
  await database.query('update accounts set roles_id = $1 where email = $2', [ROLES_ID[role], email]);
}

/** Calls a route with useless input, so that a permitted call changes nothing, and closes it at once. */
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

const mayPass = (role: Role, action: Action): boolean => {
  const roles: readonly Role[] = PERMISSIONS[action];
  return roles.includes(role);
};
/** What a device of the desk changes without anybody named at it. */
const NAMELESS: readonly Action[] = ['session.use', 'sitting.begin', 'order.readAll'];
const expected = (role: Role, { method, action }: Route): string => {
  if (mayPass(role, action))
    return role !== 'deskDevice' || method === 'GET' || NAMELESS.includes(action) ? 'passed' : '428';
  return role === 'guest' ? '401' : '403';
};

it('names everything that is answered outside of the contract', () => {
  expect(answered().toSorted()).toEqual([...Object.keys(GUARDED), ...OPEN].toSorted());
});

// One role after the other: the customer and the courier are the same account.
describe.each(ROLES)('the server lets in a %s where the permission table says so', (role) => {
  let browser: Browser;

  beforeAll(() => {
    browser = createBrowser(server.url);
  });

  it.each(ROUTES)('$name', async (route) => {
    await enter(browser, role);
    const status = await statusOf(browser, route);
    const answer = [401, 403, 428].includes(status) ? `${status}` : status < 500 ? 'passed' : `failed: ${status}`;
    expect(answer).toBe(expected(role, route));
  });

  it.each(Object.entries(GUARDED))('%s', async (route, action) => {
    await enter(browser, role);
    const [method, pattern = ''] = route.split(' ');
    const id = pattern.startsWith('/order') ? order : giftCard;
    const path = pattern
      .replace(/:number\{.*\}\}/, '1')
      .replace(':id', id)
      .replace(':range/:file', '2026-11-20..2026-11-20/kassabuch.csv')
      .replace(':file', '1.pdf');
    const answer = await browser.fetch(
      `${server.url}${path}`,
      method === 'POST' ? { method, body: new URLSearchParams() } : {},
    );
    await answer.body?.cancel();
    // A caller without the permission is redirected to the page that says so.
    expect(answer.status).toBe(mayPass(role, action) ? 200 : 302);
  });
});
