import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Configuration } from '../configuration/configuration.ts';
import { PROJECT_ROOT } from '../configuration/directory.ts';
import { ANSWERED_WITHIN_MS } from '../http/app.ts';
import { listen } from '../http/listen.ts';
import { createLiveConnections } from '../http/live-connections.ts';
import { type Readiness, createReadiness } from '../http/readiness.ts';
import { createSenderAddress } from '../http/sender-address.ts';
import { createDrawDish } from '../illustration/draw-dish.ts';
import { createDrawingThread } from '../illustration/drawing-thread.ts';
import { createPictureStore } from '../illustration/picture-store.ts';
import { type RunningJobs, startJobs } from '../jobs/start-jobs.ts';
import { type Logger, createLogger } from '../logging/logger.ts';
import { loadDatabaseFigures } from '../metrics/metrics.ts';
import type { PushTransport } from '../push/push-transport.ts';
import { jobLanes } from './job-lanes.ts';
import { type MetricsServer, startMetricsServer } from './metrics-server.ts';
import { type Site, createRequestListener } from './request-listener.ts';
import { type RunningServices, startServices } from './start-services.ts';

export type ServerOptions = {
  readonly configuration: Configuration;
  readonly openSite: () => Site | Promise<Site>;
  /** Receives the log lines in tests. */
  readonly log?: Logger;
  /** By default this machine's, or one that begins at the configured instant. */
  readonly clock?: ClockPort;
  /** The maximum time until a request is answered, in milliseconds. */
  readonly answeredWithinMs?: number;
  /** Sends notices to devices; tests have a push service of their own. */
  readonly pushTransport?: PushTransport;
  /** Resolves when proxies send no more requests here; by default after `DRAIN_SECONDS`. */
  readonly drained?: () => Promise<unknown>;
};

export type RunningServer = {
  /** Rejects when it cannot go on; resolves never. */
  readonly failed: Promise<never>;
  close(): Promise<void>;
};

/** The whole server, from the port to the pages. */
export async function startServer({
  configuration,
  openSite,
  log = createLogger(configuration.environment),
  clock,
  answeredWithinMs = ANSWERED_WITHIN_MS,
  pushTransport,
  drained = () => sleep(configuration.drainSeconds * 1000),
}: ServerOptions): Promise<RunningServer> {
  const server = await listen(configuration);
  let services: RunningServices | null = null;
  let readiness: Readiness | null = null;
  let figures: MetricsServer | null = null;
  let jobs: RunningJobs | null = null;

  /**
   * First proxies learn to send requests elsewhere, then no new connection is accepted, and finally requests under way
   * end.
   */
  const close = async (): Promise<void> => {
    readiness?.end();
    services?.expectDatabaseEnd();
    server.sendAway();
    const jobsStopped = jobs?.stop();
    if (jobs !== null) await drained();
    const closed = server.close();
    // Clients of live answers reconnect at once, and must not reach this process.
    await services?.endLive();
    await Promise.all([closed, jobsStopped]);
    await figures?.close();
    await services?.close();
  };
  try {
    services = await startServices(configuration, log, clock);
    readiness = createReadiness(services.databaseAnswers);
    const senderAddress = createSenderAddress(configuration);
    const live = createLiveConnections({ configuration, senderAddress });
    const { $client: pool } = services.database;
    figures = await startMetricsServer(
      configuration,
      {
        revision: configuration.revision,
        liveConnections: live.count,
        connections: services.countConnections,
        database: () => loadDatabaseFigures(pool).catch(() => null),
      },
      log,
    );
    const pictures = createPictureStore({
      built: join(PROJECT_ROOT, 'dist/pictures'),
      directory: join(configuration.dataDirectory, 'pictures'),
      draw: createDrawDish(createDrawingThread()),
    });
    const site = await openSite();
    const { metrics } = figures;
    const listener = createRequestListener(services, site, {
      log,
      readiness,
      metrics,
      senderAddress,
      openLive: live.open,
      pictures,
      answeredWithinMs,
    });
    server.answer(site.wrap?.(listener) ?? listener);
    jobs = startJobs({
      pool: services.database.$jobs,
      lanes: jobLanes(services, { log, pictures, pushTransport }),
      log,
    });
    return { failed: services.databaseFailed, close };
  } catch (error) {
    await close();
    throw error;
  }
}
