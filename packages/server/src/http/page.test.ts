import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.fixtures.ts';
import { startTestServer } from '../testing/test-server.fixtures.ts';

it('asks the visitor to come back while the database is away, on a page', async () => {
  const database = await createTestDatabase();
  const server = await startTestServer(database.url, {}, () => import('@ofenpost/web/entry-server'));
  expect((await fetch(`${server.url}/products`)).status).toBe(200);
  await database.drop();
  const response = await fetch(`${server.url}/products`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await response.text()).toContain('Da ist uns etwas angebrannt.');
  await server.close();
});
