import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFreePort, startEmbeddedPostgres } from '@ofenpost/server/database/embedded-postgres';
import { Pool } from 'pg';
import { type BenchProcess, startProcess } from './bench-process.ts';

const SERVE = join(import.meta.dirname, '../deploy/serve');
const SHIFTED_CLOCK = join(import.meta.dirname, '../e2e/shifted-clock.ts');
/** Friday evening, when the shop is open; production does not support `CLOCK_START`. */
const CLOCK_START = '2026-11-20T18:00:00+01:00';

export const AUTH_SECRET = 'a secret of the bench, which nothing else uses';

/** A separate database, with fsync as in production, and as many servers as requested. */
export type ShopUnderLoad = {
  readonly pool: Pool;
  readonly databaseUrl: string;
  startServer(): Promise<BenchProcess>;
  close(): Promise<void>;
};

async function makeDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'ofenpost-bench-'));
  // PostgreSQL's system user needs access.
  await chmod(directory, 0o755);
  return directory;
}

/** Production without rate limits, which would answer one address that orders a thousand times a second with 429. */
const production = (port: number, databaseUrl: string, dataDirectory: string) => ({
  NODE: process.execPath,
  APP_ENV: 'production',
  DEMO_DATA: 'yes',
  PORT: `${port}`,
  HOST: '127.0.0.1',
  PUBLIC_URL: `http://localhost:${port}`,
  AUTH_SECRET,
  RATE_LIMITS: 'off',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDirectory,
  SHIFTED_CLOCK_START: CLOCK_START,
  NODE_OPTIONS: `--import ${pathToFileURL(SHIFTED_CLOCK).href}`,
});

export async function openShop(): Promise<ShopUnderLoad> {
  const dataDirectory = await makeDirectory();
  const postgres = await startEmbeddedPostgres({ dataDirectory });
  const pool = new Pool({ connectionString: postgres.url, max: 32 });
  // PostgreSQL may end before the last of its connections is closed here.
  pool.on('error', () => {});
  const servers: BenchProcess[] = [];
  return {
    pool,
    databaseUrl: postgres.url,
    startServer: async () => {
      const port = await findFreePort();
      const environment = production(port, postgres.url, dataDirectory);
      const server = await startProcess({ port, program: SERVE, parameters: [], path: '/api/catalogue', environment });
      servers.push(server);
      return server;
    },
    close: async () => {
      for (const server of servers) await server.stop();
      await pool.end();
      await postgres.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** The demo oven takes 40 flatbreads in a slot, too few for thousands of orders in a minute. */
export const takeOvenLimitAway = async ({ pool }: Pick<ShopUnderLoad, 'pool'>): Promise<void> => {
  await pool.query('update restaurants set oven_capacity = null');
};
