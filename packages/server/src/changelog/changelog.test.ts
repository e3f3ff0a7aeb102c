import { readdir } from 'node:fs/promises';
import { changelogPage } from '@ofenpost/core/changelog/changelog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

describe('GET /changelog', () => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startTestServer(database.url);
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  async function get(title: string | null, query = 'limit=10&offset=0&sortBy=publishedAt') {
    const browser = createBrowser(server.url);
    if (title !== null) await signIn(browser, title);
    return browser.fetch(`${server.url}/api/changelog?${query}`);
  }

  it.each([
    [null, 401],
    ['Kundin', 403],
    ['Mitarbeiter', 200],
    ['Geschäftsleitung', 200],
  ])('is answered to %s with %i', async (title, status) => {
    expect((await get(title)).status).toBe(status);
  });

  it('answers the files of docs/changelog', async () => {
    const ids: string[] = [];
    for (let hasMore = true; hasMore;) {
      const answer = await get('Mitarbeiter', `limit=100&offset=${ids.length}&sortBy=publishedAt`);
      const page = changelogPage.parse(await answer.json());
      ids.push(...page.entries.map(({ id }) => id));
      ({ hasMore } = page);
    }
    const files = await readdir(new URL('../../../../docs/changelog/', import.meta.url));
    expect(ids.toSorted()).toEqual(files.map((file) => file.replace(/\.md$/, '')).toSorted());
  });

  it.each([
    '',
    'limit=10&offset=0',
    'limit=10&offset=0&sortBy=title',
    'limit=0&offset=0&sortBy=publishedAt',
    'limit=101&offset=0&sortBy=publishedAt',
    'limit=10&offset=-1&sortBy=publishedAt',
    'limit=1e1&offset=0&sortBy=publishedAt',
    'limit=&offset=0&sortBy=publishedAt',
    'limit=0x10&offset=0&sortBy=publishedAt',
    'limit=10&offset=1000000000&sortBy=publishedAt',
    'limit=10&limit=20&offset=0&sortBy=publishedAt',
  ])('refuses the query "%s"', async (query) => {
    expect((await get('Mitarbeiter', query)).status).toBe(400);
  });
});
