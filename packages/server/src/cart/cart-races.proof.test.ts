import { createApiClient } from '@ofenpost/client/http/api-client';
import { demoCatalogue } from '@ofenpost/demo-data/demo-catalogue';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrowser } from '../../test-tools/testing/browser.fixtures.ts';
import { RACE_TIMEOUT, raceSize } from '../../test-tools/testing/race-size.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const CHANGES = raceSize(1000);
/** Enough products that no amount reaches its limit. */
const PRODUCTS = 20;

const productIds = demoCatalogue(TEST_NOW)
  .productGroups.flatMap(({ products }) => products)
  .filter(
    ({ available, soldOutUntil, availabilitySchedule, optionGroups }) =>
      available && soldOutUntil === null && availabilitySchedule === null && optionGroups.every(({ min }) => min === 0),
  )
  .slice(0, PRODUCTS)
  .map(({ id }) => id);
const itemOf = (productId = '') => ({ productId, optionIds: [], amount: 1 });

let database: TestDatabase;
let servers: readonly [TestServer, TestServer];
beforeAll(async () => {
  database = await createTestDatabase();
  servers = await Promise.all([startTestServer(database.url), startTestServer(database.url)]);
});
afterAll(async () => {
  await Promise.all(servers.map(({ close }) => close()));
  await database.drop();
});

it(`loses none of ${CHANGES} parallel changes of one cart at two servers`, { timeout: RACE_TIMEOUT }, async () => {
  const browser = createBrowser(servers[0].url);
  const { cart } = createApiClient(servers[0].url, browser.fetch);
  for (const id of productIds) await cart.add(itemOf(id));
  const cookie = [...browser.cookies()].map(([name, value]) => `${name}=${value}`).join('; ');
  const cartAt = ({ url }: TestServer) => {
    const fetchAsGuest: typeof fetch = (input, init) => {
      const request = new Request(input, init);
      request.headers.set('cookie', cookie);
      return fetch(request);
    };
    return createApiClient(url, fetchAsGuest).cart;
  };
  const [here, there] = [cartAt(servers[0]), cartAt(servers[1])];
  await Promise.all(
    // Alternates between the servers, with each product at both.
    Array.from({ length: CHANGES }, (_, index) =>
      (index % 2 === 0 ? here : there).add(itemOf(productIds[Math.trunc(index / 2) % PRODUCTS])),
    ),
  );
  const { productCart } = await cart.load();
  expect(productCart.map(({ products: { id }, amount }) => [id, amount])).toEqual(
    productIds.map((id) => [id, 1 + CHANGES / PRODUCTS]),
  );
});
