import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../testing/test-server.fixtures.ts';
import { describeFinding } from './describe-report.ts';
import { runFuzz } from './run-fuzz.ts';

/** `pnpm fuzz` sends 10,000, different ones each time, and to the pages too. */
const REQUESTS = 300;
const SEED = 20_261_120;
/**
 * In milliseconds: a request without an answer is found within the test's time, sent twice. How long an answer takes
 * cannot be judged on a busy machine.
 */
const HANGS_AFTER_MS = 60_000;

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

it(`answers ${REQUESTS} strange requests, and serves guests afterwards`, async () => {
  const { findings } = await runFuzz({
    url: server.url,
    databaseUrl: database.url,
    seed: SEED,
    requests: REQUESTS,
    hasPages: false,
    answeredWithinMs: HANGS_AFTER_MS,
  });
  expect(findings.map(describeFinding)).toEqual([]);
});
