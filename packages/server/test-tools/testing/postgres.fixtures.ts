import 'temporal-polyfill/global';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/database/database.ts';
import { startEmbeddedPostgres } from '../../src/database/embedded-postgres.ts';
import { migrateDatabase } from '../../src/database/migrate.ts';
import { tcpUrl } from '../../src/database/tcp-url.ts';
import { seedDatabase } from '../../src/host/seed.ts';
import { DATA_DIRECTORY } from './test-data.fixtures.ts';
import { TEMPLATE_URL } from './test-database.fixtures.ts';
import { TEST_NOW } from './test-now.fixtures.ts';

/** Runs before all test files: one PostgreSQL with a migrated and seeded database, which each file clones. */
export async function setup(): Promise<() => Promise<void>> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'ofenpost-test-'));
  const postgres = await startEmbeddedPostgres({ dataDirectory, durable: false });
  const database = openDatabase(postgres.url, () => {});
  await migrateDatabase(database, () => seedDatabase(database, { now: TEST_NOW, withDemoPeople: true }));
  await database.close();
  // TCP, since tests put proxies in front of it.
  process.env[TEMPLATE_URL] = tcpUrl(postgres.url);
  process.env[DATA_DIRECTORY] = join(dataDirectory, 'servers');
  return async () => {
    await postgres.stop();
    await rm(dataDirectory, { recursive: true });
  };
}
