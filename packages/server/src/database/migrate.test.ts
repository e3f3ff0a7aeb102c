import { VAT_RATES } from '@ofenpost/core/vat/vat-rate-of';
import { demoCatalogue } from '@ofenpost/demo-data/demo-catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { testConfiguration } from '../../test-tools/testing/test-server.fixtures.ts';
import { startServices } from '../host/start-services.ts';
import { createLogger } from '../logging/logger.ts';
import { openDatabase } from './database.ts';
import { migrateDatabase } from './migrate.ts';

const demoProducts = demoCatalogue(TEST_NOW).productGroups.flatMap(({ products }) => products);

describe('an empty database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
  });
  afterAll(() => database.drop());

  it('is migrated and filled once, however many processes start on it', async () => {
    const configuration = testConfiguration({ DATABASE_URL: database.url });
    const processes = await Promise.all([1, 2, 3].map(() => startServices(configuration, createLogger('testing'))));
    const contents = await Promise.all(processes.map(({ content }) => content.read()));
    for (const { endLive, close } of processes) {
      await endLive();
      await close();
    }
    expect(new Set(contents.map(({ products }) => products.size))).toEqual(new Set([demoProducts.length]));
    expect(contents.map(({ vatRates }) => vatRates)).toEqual(contents.map(() => VAT_RATES));
    const [people] = await database.query('select count(*)::int as count from accounts');
    expect(people).toEqual({ count: 4 });
  });

  it('keeps what is in it at the next start', async () => {
    await database.query(`update restaurants set name = 'Zum Ofen'`);
    const services = await startServices(testConfiguration({ DATABASE_URL: database.url }), createLogger('testing'));
    const { restaurant } = await services.content.read();
    await services.endLive();
    await services.close();
    expect(restaurant.name).toBe('Zum Ofen');
  });

  it('lets no statement run for ever, also not on the connection that migrated', async () => {
    const opened = openDatabase(database.url, () => {});
    await migrateDatabase(opened, async () => {});
    const { rows } = await opened.$client.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '15s' }]);
    await opened.close();
  });

  const PRODUCTION = { APP_ENV: 'production', PUBLIC_URL: 'https://ofenpost.example', CLOCK_START: '' };

  it('has demo goods in production only where they are asked for, and never demo people', async () => {
    const production = await createTestDatabase({ empty: true });
    const environment = { ...PRODUCTION, DATABASE_URL: production.url, DEMO_DATA: 'yes' };
    const services = await startServices(testConfiguration(environment), createLogger('testing'));
    const { products } = await services.content.read();
    await services.endLive();
    await services.close();
    expect(products.size).toBe(demoProducts.length);
    expect(await production.query('select 1 from accounts')).toEqual([]);
    await production.drop();
  });

  it('begins empty and closed in production, also with several processes at once', async () => {
    const production = await createTestDatabase({ empty: true });
    const configuration = testConfiguration({ ...PRODUCTION, DATABASE_URL: production.url });
    const processes = await Promise.all([1, 2].map(() => startServices(configuration, createLogger('testing'))));
    const contents = await Promise.all(processes.map(({ content }) => content.read()));
    for (const { endLive, close } of processes) {
      await endLive();
      await close();
    }
    for (const content of contents) {
      expect(content).toMatchObject({ catalogue: { productGroups: [] }, pizzaOffer: null, menus: [], events: [] });
      expect([content.products.size, content.orderLocations.size, content.weekMenuEntries.length]).toEqual([0, 0, 0]);
      expect(content.openingHours.delivery).toEqual({ openingDays: [], extraordinaryOpeningHour: [] });
      expect(content.openingHours.restaurant).toEqual({ openingDays: [], extraordinaryOpeningHour: [] });
      expect(content.vatRates).toEqual(VAT_RATES);
      expect(content.restaurant).toMatchObject({ street: '', phoneNumber: '', email: '', vatNumber: '', team: [] });
    }
    expect(await production.query('select id from accounts union all select id from orders')).toEqual([]);
    await production.drop();
  });
});
