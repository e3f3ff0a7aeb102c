import { ROLES_ID } from '@ofenpost/core/role/role';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrowser, demoPerson, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { promoteManager } from './authentication.ts';

const customer = demoPerson('Kundin');
const staff = demoPerson('Mitarbeiter');

let testDatabase: TestDatabase;
let database: Database;
let server: TestServer;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.url, () => {});
  server = await startTestServer(testDatabase.url, {
    MANAGER_EMAILS: `owner@ofenpost.example, ${customer.email.toUpperCase()}`,
  });
});
afterAll(async () => {
  await server.close();
  await database.close();
  await testDatabase.drop();
});

const rolesIdOf = async (id: string): Promise<unknown> =>
  (await testDatabase.query('select roles_id from accounts where id = $1', [id]))[0]?.['roles_id'];

it('makes managers of those whom the operator listed, at sign-in', async () => {
  expect(await rolesIdOf(customer.id)).toBe(ROLES_ID.customer);
  await signIn(createBrowser(server.url), 'Kundin');
  expect(await rolesIdOf(customer.id)).toBe(ROLES_ID.manager);
});

it('leaves the others as they are', async () => {
  await signIn(createBrowser(server.url), 'Mitarbeiter');
  expect(await rolesIdOf(staff.id)).toBe(ROLES_ID.staff);
});

it('waits until the address is verified', async () => {
  await testDatabase.query('update accounts set email_verified = false where id = $1', [staff.id]);
  const listed = { managerEmails: [staff.email], at: TEST_NOW };
  await promoteManager(database, staff.id, listed);
  expect(await rolesIdOf(staff.id)).toBe(ROLES_ID.staff);
  await testDatabase.query('update accounts set email_verified = true where id = $1', [staff.id]);
  await promoteManager(database, staff.id, listed);
  expect(await rolesIdOf(staff.id)).toBe(ROLES_ID.manager);
  const recorded = `select actor_id, before, after from audit_log where action = 'role.changed' and subject = $1`;
  expect(await testDatabase.query(recorded, [staff.id])).toEqual([
    { actor_id: null, before: { rolesId: ROLES_ID.staff }, after: { rolesId: ROLES_ID.manager } },
  ]);
  await promoteManager(database, staff.id, listed);
  expect(await testDatabase.query(recorded, [staff.id])).toHaveLength(1);
});
