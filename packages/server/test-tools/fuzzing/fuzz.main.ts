// `pnpm fuzz`: sends strange requests to the built server. `--requests 10000`; `--seed 1` repeats a run.
import 'temporal-polyfill/global';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../../src/database/embedded-postgres.ts';
import { findFreePort } from '../testing/free-port.fixtures.ts';
import { launchServer } from '../testing/launched-server.fixtures.ts';
import { testEnvironment } from '../testing/test-server.fixtures.ts';
import { describeReport } from './describe-report.ts';
import { runFuzz } from './run-fuzz.ts';

const LINES_SHOWN = 40;
/** In milliseconds; no person waits longer. */
const ANSWERED_WITHIN_MS = 5_000;

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: `${Math.trunc(Math.random() * 1e9)}` },
  },
});
const seed = Number(values.seed);
console.log(`seed ${seed}`);

const folder = await mkdtemp(join(tmpdir(), 'ofenpost-fuzz-'));
const postgres = await startEmbeddedPostgres({ dataDirectory: folder, durable: false });
const log = await open(join(folder, 'server.log'), 'a');
const port = await findFreePort();
const url = `http://localhost:${port}`;
const environment = { ...testEnvironment(), PORT: `${port}`, PUBLIC_URL: url, DATA_DIR: join(folder, 'data') };
const server = await launchServer(
  'built',
  { ...environment, DATABASE_URL: postgres.url, SERVICE_WORKER: 'on' },
  log.fd,
);
try {
  const start = performance.now();
  const report = await runFuzz({
    url,
    databaseUrl: postgres.url,
    seed,
    requests: Number(values.requests),
    hasPages: true,
    answeredWithinMs: ANSWERED_WITHIN_MS,
  });
  if (report.findings.length > 0) {
    const lines = (await readFile(join(folder, 'server.log'), 'utf8')).trimEnd().split('\n');
    const reported = lines.filter((line) => line.includes('"level":50')).slice(-LINES_SHOWN);
    console.log(`the server's log:\n${reported.join('\n')}`);
  }
  console.log(describeReport(report));
  console.log(`${((performance.now() - start) / 1000).toFixed(0)} s`);
  process.exitCode = report.findings.length > 0 || server.hasEnded() ? 1 : 0;
} finally {
  await server.end('SIGKILL');
  await postgres.stop();
  await log.close();
  await rm(folder, { recursive: true, force: true });
}
