import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { PROJECT_ROOT } from '../../src/configuration/directory.ts';
import { type Gate, createGate } from '../chaos/gate.ts';
import { type Balancer, startBalancer } from '../testing/balancer.fixtures.ts';
import { findFreePort } from '../testing/free-port.fixtures.ts';
import { type LaunchedServer, launchServer } from '../testing/launched-server.fixtures.ts';
import type { TestDatabase } from '../testing/test-database.fixtures.ts';
import { TEST_NOW } from '../testing/test-now.fixtures.ts';
import { testEnvironment } from '../testing/test-server.fixtures.ts';

/** A restaurant on a Friday: two servers behind a load balancer, whose clocks run faster than ours. */
export type Night = {
  /** The address that guests know. */
  readonly url: string;
  readonly database: TestDatabase;
  readonly now: () => string;
  /** Starts the second server, and lets the clocks run fast. People sign in before: their codes live a minute. */
  begin(): Promise<void>;
  /** A network of a device's own; it leads to the load balancer. */
  openNetwork(): Promise<Gate>;
  /** Kills one server, and starts it again after a while. */
  killServer(awayMs: number): Promise<void>;
  close(): Promise<void>;
};

const SHIFTED_CLOCK = join(PROJECT_ROOT, 'e2e/shifted-clock.ts');
/** Every time that this has passed, the clocks jump: an hour of the restaurant lasts a minute. */
const TICK_MS = 250;
const LOOK_EVERY_MS = 50;
const SPEED = 60;

export async function openNight(database: TestDatabase, log: number | 'ignore' = 'ignore'): Promise<Night> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const openedAt = Date.now();
  let ahead = 0;
  const networks: Gate[] = [];
  const shopMs = () => Date.parse(TEST_NOW) + Date.now() + ahead - openedAt;

  const launch = async (at: number): Promise<LaunchedServer> =>
    launchServer(
      'source',
      {
        ...testEnvironment(),
        CLOCK_START: new Date(shopMs()).toISOString(),
        SHIFTED_CLOCK_START: new Date(Date.now() + ahead).toISOString(),
        NODE_OPTIONS: `--import ${pathToFileURL(SHIFTED_CLOCK).href}`,
        DATABASE_URL: database.url,
        PUBLIC_URL: url,
        PORT: `${at}`,
      },
      log,
    );
  const ports = [await findFreePort(), await findFreePort()] as const;
  const addresses = ports.map((at) => `http://127.0.0.1:${at}`);
  const servers = [await launch(ports[0])];
  const balancer: Balancer = await startBalancer(port);
  balancer.serve(addresses);
  const untilReady = async (count: number) => {
    while (addresses.filter(balancer.sendsTo).length < count) await sleep(LOOK_EVERY_MS);
  };
  await untilReady(1);

  const tick = () => {
    const jump = TICK_MS * (SPEED - 1);
    ahead += jump;
    for (const server of servers) if (server !== dying && !server.hasEnded()) server.jumpClock(jump);
  };
  let dying: LaunchedServer | undefined;
  let ticking: NodeJS.Timeout | undefined;

  return {
    url,
    database,
    now: () => new Date(shopMs()).toISOString(),
    begin: async () => {
      servers.push(await launch(ports[1]));
      await untilReady(ports.length);
      ticking = setInterval(tick, TICK_MS);
    },
    openNetwork: async () => {
      const network = await createGate(await findFreePort());
      network.lead(port);
      networks.push(network);
      return network;
    },
    killServer: async (awayMs) => {
      [dying] = servers;
      await dying?.end('SIGKILL');
      await sleep(awayMs);
      const begun = ahead;
      const again = await launch(ports[0]);
      again.jumpClock(ahead - begun);
      servers[0] = again;
    },
    close: async () => {
      clearInterval(ticking);
      await Promise.all(networks.map((network) => network.shut()));
      await balancer.close();
      await Promise.all(servers.map((server) => server.end('SIGKILL')));
    },
  };
}
