import { createApiClient } from '@ofenpost/client/http/api-client';
import { errorToast } from '@ofenpost/core/error/error-catalogue';
import { ORPCError } from '@orpc/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrowser } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { RATE_LIMITS } from './rate-limit.ts';

const NOBODY = '2222-2222-22222';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database.url, { RATE_LIMITS: 'on' });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const clientWith = (send: typeof fetch) => createApiClient(server.url, send);
const guest = () => clientWith(createBrowser(server.url).fetch);

/** The text of the toast for a failed call, which must be that of the error. */
const reported = async (call: Promise<unknown>) => {
  const failure: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect([failure instanceof ORPCError, errorToast(failure).detail]).toEqual([true, (failure as Error).message]);
  return errorToast(failure).detail;
};

it('a request that is too large is refused in German', async () => {
  expect(await reported(guest().giftCard.balance({ code: 'x'.repeat(300_000) }))).toBe('Diese Anfrage ist zu gross.');
});

it('a request from another site is refused in German', async () => {
  const elsewhere = clientWith((input, init) => {
    const request = new Request(input, init);
    request.headers.set('origin', 'https://evil.example');
    return fetch(request);
  });
  expect(await reported(elsewhere.giftCard.balance({ code: NOBODY }))).toBe(
    'Diese Anfrage kommt von einer anderen Seite.',
  );
});

it('a request too many is refused in German', async () => {
  const client = guest();
  const ask = () => client.giftCard.balance({ code: NOBODY });
  for (let count = 0; count < RATE_LIMITS['giftCard.readBalance'].calls; count += 1) await ask().catch(() => {});
  expect(await reported(ask())).toContain('Das war etwas oft hintereinander.');
});
