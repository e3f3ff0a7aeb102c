import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import type { Ports } from '@ofenpost/core/ports';
import { err } from '@ofenpost/core/result/result';
import { plainProduct } from '@ofenpost/testing/contract-suites/shop-under-test';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type ServerProcess, startServerProcess } from '../../test-tools/testing/server-process.fixtures.ts';
import { type TestDatabase, connect, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';

let database: TestDatabase;
let server: ServerProcess;
let holder: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  holder = await connect(database.url);
  server = await startServerProcess(database.url);
});
afterAll(async () => {
  await holder.end();
  await server.close();
  await database.drop();
});

async function visit(): Promise<Ports> {
  const browser = createBrowser(server.url);
  await signIn(browser, 'Geschäftsleitung');
  return createServerRenderingPorts({ apiClient: createApiClient(server.url, browser.fetch), now: TEST_NOW });
}
const groupsCalled = (name: string) => database.query('select id from product_groups where name = $1', [name]);
const state = async ({ catalogueImport }: Ports) => (await catalogueImport.loadLatest())?.state;

it('does nothing by half: whoever dies meanwhile leaves all as it was, and the next process does it', async () => {
  const manager = await visit();
  const { id } = await plainProduct(manager);
  const file = (lines: string) => ({ name: 'Karte.csv', text: `Art;ID;Name;Preis\n${lines}`, isWhole: false });
  const prepared = await manager.catalogueImport.prepare(file(`Gruppe;;Suppen;\nProdukt;${id};Ganz neu;9.95`));
  const other = await manager.catalogueImport.prepare(file(`Gruppe;;Salate;`));
  // The group is written before the import waits for the locked product.
  await holder.query('begin');
  await holder.query('select id from products where id = $1 for update', [id]);
  expect(await manager.catalogueImport.start(prepared.id)).toMatchObject({ ok: true });
  await vi.waitFor(async () => {
    const waiting = await database.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect([await state(manager), waiting.length > 0]).toEqual(['running', true]);
  });
  const reported = err({ code: 'importUnderWay', by: 'Miriam Baumann' });
  expect(await manager.catalogueImport.start(other.id)).toEqual(reported);
  expect(await manager.catalogueImport.loadLatest()).toMatchObject({ id: prepared.id, state: 'running' });
  await server.close();
  await holder.query('rollback');

  expect(await groupsCalled('Suppen')).toEqual([]);
  // As the next process finds it two minutes later: the job is still held by the dead one.
  await database.query(`update graphile_worker._private_jobs set locked_at = locked_at - interval '3 minutes'`);
  server = await startServerProcess(database.url);
  const next = await visit();
  await vi.waitFor(async () => {
    const [row] = await database.query('select state, failure from long_works where id = $1', [prepared.id]);
    expect(row).toEqual({ state: 'done', failure: null });
  });
  expect(await groupsCalled('Suppen')).toHaveLength(1);
  expect(await next.catalogueAdmin.load('product', id)).toMatchObject({ value: { name: 'Ganz neu', price: 995 } });
  const [{ count } = {}] = await database.query(
    `select count(*)::int as count from audit_log where action = 'catalogue.imported'`,
  );
  expect(count).toBe(1);
  // The other product was processed before; it has not changed.
  expect(await next.catalogueImport.start(other.id)).toMatchObject({ ok: true });
});
