import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Browser, createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

describe('whoever changes what guests read', () => {
  let database: TestDatabase;
  let server: TestServer;
  let staff: Browser;
  beforeAll(async () => {
    database = await createTestDatabase();
    // The database's notification of the change is delayed.
    await database.query(`create or replace function notify_content_changed() returns trigger language plpgsql as
      'begin return null; end'`);
    server = await startTestServer(database.url);
    staff = createBrowser(server.url);
    await signIn(staff, 'Mitarbeiter');
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const readBusyControls = async (): Promise<unknown> => {
    const answer = z
      .object({ busyControls: z.unknown() })
      .parse(await (await fetch(`${server.url}/api/delivery`)).json());
    return answer.busyControls;
  };

  it('finds it changed with the next call, before the database tells of it', async () => {
    const before = await readBusyControls();
    const answer = await staff.fetch(`${server.url}/api/kitchen/pause`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ until: '2026-11-20T18:30:00.000Z' }),
    });
    const paused: unknown = await answer.json();
    expect(paused).not.toEqual(before);
    expect(await readBusyControls()).toEqual(paused);
  });
});
