import { expect, test } from 'vitest';
import { clientContract } from './client-contract.ts';
import { ROUTES, routesIn } from './routes.ts';

const places = (routes: typeof ROUTES) => routes.map(({ name, method, path }) => ({ name, method, path }));

test('a client finds every route where the server has it', () => {
  expect(places(routesIn(JSON.parse(clientContract)))).toEqual(places(ROUTES));
});

test('nothing else travels', () => {
  expect(clientContract).not.toMatch(/Schema|summary|action/);
});
