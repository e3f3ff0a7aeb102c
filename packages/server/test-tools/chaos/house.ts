import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { PROJECT_ROOT } from '../../src/configuration/directory.ts';
import { tcpUrl } from '../../src/database/tcp-url.ts';
import { findFreePort } from '../testing/free-port.fixtures.ts';
import { type LaunchedServer, type ServerProgram, launchServer } from '../testing/launched-server.fixtures.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.fixtures.ts';
import { connect } from '../testing/test-database.fixtures.ts';
import { TEST_NOW } from '../testing/test-now.fixtures.ts';
import { testEnvironment } from '../testing/test-server.fixtures.ts';
import { type Gate, createGate } from './gate.ts';

/** A restaurant's server, database and mail server, with a gate on every connection between them. */
export type House = {
  /** The guests' URL, which stays the same. */
  readonly url: string;
  readonly mails: MailServer;
  /** The gate between guests and server. */
  readonly street: Gate;
  /** The gate between server and database. */
  readonly cellar: Gate;
  /** The gate between server and mail server. */
  readonly letterBox: Gate;
  query(text: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
  /** Starts the server; its clock keeps its offset. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Moves the machine's clock while the server runs, as setting it does. */
  jumpClock(minutes: number): void;
  close(): Promise<void>;
};

type HouseOptions = {
  readonly program: ServerProgram;
  /** The database's URL without the gate; it changes with a restart. */
  readonly databaseUrl: () => string;
  readonly dataDirectory: string;
  /** An open file for the servers' output. */
  readonly log?: number;
};

const MINUTE_MS = 60_000;
const SHIFTED_CLOCK = join(PROJECT_ROOT, 'e2e/shifted-clock.ts');

const portOf = (url: string): number => Number(new URL(url).port);

export async function openHouse({ program, databaseUrl, dataDirectory, log }: HouseOptions): Promise<House> {
  const [street, cellar, letterBox, mails] = await Promise.all([
    findFreePort().then(createGate),
    findFreePort().then(createGate),
    findFreePort().then(createGate),
    startMailServer(),
  ]);
  letterBox.lead(portOf(mails.url));
  const url = `http://localhost:${street.port}`;
  const openedAt = Date.now();
  let ahead = 0;
  let server: LaunchedServer | null = null;

  const query: House['query'] = async (text, values = []) => {
    const client = await connect(databaseUrl());
    try {
      return (await client.query<Record<string, unknown>>(text, [...values])).rows;
    } finally {
      await client.end();
    }
  };

  async function launch(): Promise<LaunchedServer> {
    cellar.lead(portOf(databaseUrl()));
    const machineNow = Date.now() + ahead;
    const now = Date.parse(TEST_NOW) + machineNow - openedAt;
    const environment = {
      ...testEnvironment(),
      CLOCK_START: new Date(now).toISOString(),
      SHIFTED_CLOCK_START: new Date(machineNow).toISOString(),
      NODE_OPTIONS: `--import ${pathToFileURL(SHIFTED_CLOCK).href}`,
      DATA_DIR: dataDirectory,
      DATABASE_URL: tcpUrl(databaseUrl(), cellar.port),
      SMTP_URL: `smtp://localhost:${letterBox.port}`,
      PUBLIC_URL: url,
      PORT: `${await findFreePort()}`,
    };
    return launchServer(program, environment, log);
  }

  return {
    url,
    mails,
    street,
    cellar,
    letterBox,
    query,
    start: async () => {
      server = await launch();
      street.lead(portOf(server.local));
    },
    kill: async () => {
      await server?.end('SIGKILL');
      // As another process finds the jobs of a dead worker two minutes later.
      await query(`update graphile_worker._private_jobs set locked_at = locked_at - interval '3 minutes'`).catch(() =>
        sleep(0),
      );
    },
    jumpClock: (minutes) => {
      ahead += minutes * MINUTE_MS;
      server?.jumpClock(minutes * MINUTE_MS);
    },
    close: async () => {
      await server?.end('SIGKILL');
      await Promise.all([street.shut(), cellar.shut(), letterBox.shut(), mails.close()]);
    },
  };
}
