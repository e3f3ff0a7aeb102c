import { createApiClient } from '@ofenpost/client/http/api-client';
import { createServerRenderingPorts } from '@ofenpost/client/node-ports';
import { MANAGER } from '@ofenpost/core/account/account.fixtures';
import { expect, it } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

it('shows what was changed before a form had all its fields, and says of what it cannot read that it cannot', async () => {
  const database = await createTestDatabase();
  const server = await startTestServer(database.url);
  const staff = createBrowser(server.url);
  await signIn(staff, 'Mitarbeiter');
  const { settings } = createServerRenderingPorts({
    apiClient: createApiClient(server.url, staff.fetch),
    now: TEST_NOW,
  });
  const record = (before: object, after: object) =>
    database.query(
      `insert into audit_log (at, actor_id, action, subject, before, after)
       values ($1, $2, 'settings.changed', 'kitchen', $3, $4)`,
      [TEST_NOW, MANAGER.id, JSON.stringify(before), JSON.stringify(after)],
    );
  const earlier = { preparationMinutes: 20, ovenCapacity: null, halfPriceRule: 'full' };
  await record(earlier, { ...earlier, preparationMinutes: 30 });
  await record({ preparationMinutes: 'bald' }, { preparationMinutes: 30 });
  const changes = await settings.listChanges('kitchen');
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    [null, { preparationMinutes: 30 }],
    [earlier, { ...earlier, preparationMinutes: 30 }],
  ]);
  await server.close();
  await database.drop();
});
