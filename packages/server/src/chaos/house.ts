import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { PROJECT_ROOT } from '../configuration/project-root.ts';
import { tcpUrl } from '../database/tcp-url.ts';
import { findFreePort } from '../testing/free-port.fixtures.ts';
import { type LaunchedServer, type ServerProgram, launchServer } from '../testing/launched-server.fixtures.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.fixtures.ts';
import { connect } from '../testing/test-database.fixtures.ts';
import { TEST_NOW } from '../testing/test-now.fixtures.ts';
import { testEnvironment } from '../testing/test-server.fixtures.ts';
import { type Gate, createGate } from './gate.ts';

/** A restaurant's server, its database and its mail, with every line between them in our hands. */
export type House = {
  /** Where guests come to, whatever happens behind it. */
  readonly url: string;
  readonly mails: MailServer;
  /** Between guests and server. */
  readonly street: Gate;
  /** Between server and database. */
  readonly cellar: Gate;
  /** Between server and mail server. */
  readonly letterBox: Gate;
  query(text: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
  /** Starts the server; its clock goes on. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Lets the machine's clock jump while the server runs, as it does when somebody sets it right. */
  jumpClock(minutes: number): void;
  close(): Promise<void>;
};

type HouseOptions = {
  readonly program: ServerProgram;
  /** How the database is reached without the gate; changes when it is restarted. */
  readonly databaseUrl: () => string;
  readonly dataDirectory: string;
  /** An open file for what the servers say. */
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
      // What another process finds two minutes later: the jobs that the dead one held.
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
