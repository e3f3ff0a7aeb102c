import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

describe('a shop that was just set up', () => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
    server = await startTestServer(database.url, { DEMO_DATA: 'no' });
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  it('answers everything that a guest page loads, with nothing to buy and no hour', async () => {
    const apiClient = createApiClient(server.url, createBrowser(server.url).fetch);
    const ports = createServerRenderingPorts({ apiClient, now: TEST_NOW });
    expect(await ports.catalogue.load()).toEqual({ productGroups: [] });
    expect(await ports.pizzaCreator.find()).toBeNull();
    expect(await ports.restaurant.load()).toMatchObject({ name: 'Ofenpost', street: '', instagramUrl: '' });
    expect((await ports.openingHours.load()).delivery.openingDays).toEqual([]);
    expect((await ports.delivery.load()).orderLocations).toEqual([]);
    expect(await ports.cart.load()).toMatchObject({ productCart: [] });
  });
});
