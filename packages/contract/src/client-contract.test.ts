import { may } from '@ofenpost/core/role/permission';
import { ROLES_ID } from '@ofenpost/core/role/role';
import { expect, test } from 'vitest';
import { CLIENT_CONTRACTS } from './client-contract.ts';
import { type ClientRoutes, contractFrom } from './client-routes.ts';
import { ROUTES, routesIn } from './routes.ts';

const CUSTOMER = { email: 'mia@example.ch', rolesId: ROLES_ID.customer };

const places = (routes: typeof ROUTES) =>
  routes.map(({ name, method, path }) => ({ name, method, path })).toSorted((a, b) => (a.name < b.name ? -1 : 1));

const read = (part: keyof typeof CLIENT_CONTRACTS) =>
  routesIn(contractFrom(JSON.parse(CLIENT_CONTRACTS[part]) as ClientRoutes));

test('a client finds every route where the server has it, in one of two parts', () => {
  expect(places([...read('guest'), ...read('staff')])).toEqual(places(ROUTES));
});

test('no context that customers may not call at all travels to guests', () => {
  const ofGuests = new Set(read('guest').map(({ name }) => name));
  const contexts = Map.groupBy(
    ROUTES.filter(({ name }) => ofGuests.has(name)),
    ({ name }) => name.split('.')[0],
  );
  const isOfStaff = (routes: typeof ROUTES) => routes.every(({ action }) => !may(CUSTOMER, action));
  expect(contexts.size).toBeGreaterThan(10);
  expect([...contexts].filter(([, routes]) => isOfStaff(routes)).map(([context]) => context)).toEqual([]);
});

test('nothing else travels', () => {
  for (const routes of Object.values(CLIENT_CONTRACTS)) expect(routes).not.toMatch(/Schema|summary|~orpc/);
});
