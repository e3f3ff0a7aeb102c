import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { ok } from '@ofenpost/core/result/result';
import { plainProduct } from '@ofenpost/testing/contract-suites/shop-under-test';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, connect, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

/** Only in this database: other tests have their own in the same PostgreSQL. */
const WAITING = `pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

let database: TestDatabase;
let server: TestServer;
let holder: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  holder = await connect(database.url);
  server = await startTestServer(database.url);
});
afterAll(async () => {
  await holder.end();
  await server.close();
  await database.drop();
});

it('keeps nothing of an import that is stopped while it writes, and the next one may begin', async () => {
  const browser = createBrowser(server.url);
  await signIn(browser, 'Geschäftsleitung');
  const apiClient = createApiClient(server.url, browser.fetch);
  const manager = createServerRenderingPorts({ apiClient, now: TEST_NOW });
  const { catalogueImport } = manager;
  const { id, name } = await plainProduct(manager);
  const prepare = (lines: string) =>
    catalogueImport.prepare({ name: 'Karte.csv', text: `Art;ID;Name;Preis\n${lines}`, isWhole: false });
  const count = async (from: string) =>
    (await database.query(`select count(*)::int as count from ${from}`))[0]?.['count'];

  const stopped = await prepare(`Gruppe;;Suppen;\nProdukt;${id};Ganz neu;9.95`);
  // The group is written before the import waits for the locked product.
  await holder.query('begin');
  await holder.query('select id from products where id = $1 for update', [id]);
  expect(await catalogueImport.start(stopped.id)).toMatchObject({ ok: true });
  await vi.waitFor(async () => expect(await count(WAITING)).not.toBe(0));
  const cancelled = await catalogueImport.cancel(stopped.id);
  expect(cancelled).toMatchObject(ok({ id: stopped.id, state: 'cancelled', failure: null }));
  // The answer was lost, so the client sends the request again.
  expect(await catalogueImport.cancel(stopped.id)).toEqual(cancelled);
  expect(await catalogueImport.loadLatest()).toEqual(cancelled.ok && cancelled.value);
  await holder.query('rollback');
  await vi.waitFor(async () => expect(await count('graphile_worker.jobs')).toBe(0));
  expect(await catalogueImport.loadLatest()).toEqual(cancelled.ok && cancelled.value);
  expect(await count("product_groups where name = 'Suppen'")).toBe(0);
  expect(await manager.catalogueAdmin.load('product', id)).toMatchObject({ value: { name } });
  expect(await count("audit_log where action = 'catalogue.imported'")).toBe(0);
  expect(await count("audit_log where action = 'catalogue.importCancelled'")).toBe(1);

  const next = await prepare(`Produkt;${id};Ganz neu;9.95`);
  expect(await catalogueImport.start(next.id)).toMatchObject({ ok: true });
  await vi.waitFor(async () => expect(await catalogueImport.loadLatest()).toMatchObject({ state: 'done' }));
});
