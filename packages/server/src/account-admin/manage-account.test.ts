import { ROLES_ID } from '@ofenpost/core/role/role';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, demoPerson, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { HALF_A_SECOND, answersDuring } from '../../test-tools/testing/pace.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

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

const idOf = async (person: string): Promise<string> => {
  const [row] = await database.query('select id from accounts where email = $1', [demoPerson(person).email]);
  return String(row?.['id']);
};
const lower = ({ fetch }: Browser, id: string) =>
  fetch(`${server.url}/api/desk/accounts/${id}/role`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rolesId: ROLES_ID.staff, seen: ROLES_ID.manager }),
  });

describe('two managers', () => {
  it('who lower each other at once leave one manager', async () => {
    const people = ['Geschäftsleitung', 'Mitarbeiter'];
    const [first, second] = [createBrowser(server.url), createBrowser(server.url)];
    await signIn(first, 'Geschäftsleitung');
    await signIn(second, 'Mitarbeiter');
    const [one = '', other = ''] = await Promise.all(people.map(idOf));
    for (let round = 0; round < 5; round++) {
      await database.query('update accounts set roles_id = 4 where id = any($1)', [[one, other]]);
      await signIn(first, 'Geschäftsleitung');
      await signIn(second, 'Mitarbeiter');
      const answers = await Promise.all([lower(first, other), lower(second, one)]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const [left] = await database.query('select count(*)::int as managers from accounts where roles_id = 4', []);
      expect(left?.['managers']).toBe(1);
    }
    const log = await database.query(`select subject from audit_log where action = 'role.changed'`, []);
    expect(log).toHaveLength(5);
  });
});

it('finds one of 10,000 accounts quickly', async () => {
  await database.query(
    `insert into accounts (firstname, lastname, name, email, phone_number)
     select 'Vor' || n, 'Nach' || n, '', n || '@example.ch', '078 ' || n from generate_series(1, 10000) n`,
    [],
  );
  const browser = createBrowser(server.url);
  await signIn(browser, 'Geschäftsleitung');
  const took = await answersDuring(database.url, async () => {
    const answer = await browser.fetch(`${server.url}/api/desk/accounts/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ q: 'nach9876', sort: '-since', page: 1, size: 25, role: 'all' }),
    });
    expect(await answer.json()).toMatchObject({ total: 1, rows: [{ email: '9876@example.ch' }] });
  });
  expect(took).toBeLessThan(HALF_A_SECOND);
});
