import { setTimeout as sleep } from 'node:timers/promises';
import type { Configuration } from './configuration/configuration.ts';
import { ANSWERED_WITHIN_MS } from './http/limit-time.ts';
import { listen } from './http/listen.ts';
import { createLiveConnections } from './http/live-connections.ts';
import { type Readiness, createReadiness } from './http/readiness.ts';
import { createSenderAddress } from './http/sender-address.ts';
import { jobLanes } from './jobs/job-lanes.ts';
import { type RunningJobs, startJobs } from './jobs/start-jobs.ts';
import { type Logger, createLogger } from './logging/logger.ts';
import { loadDatabaseFigures } from './metrics/database-figures.ts';
import { type MetricsServer, startMetricsServer } from './metrics/metrics-server.ts';
import { type Site, createRequestListener } from './request-listener.ts';
import { type RunningServices, startServices } from './start-services.ts';

export type ServerOptions = {
  readonly configuration: Configuration;
  readonly openSite: () => Site | Promise<Site>;
  /** Where a test reads what was logged. */
  readonly log?: Logger;
  /** How long whoever asks waits at most. */
  readonly answeredWithinMs?: number;
  /** Answers when proxies send nobody here any more; by itself after `DRAIN_SECONDS`. */
  readonly drained?: () => Promise<unknown>;
};

export type RunningServer = { close(): Promise<void> };

/** The whole server, from the port to the pages. */
export async function startServer({
  configuration,
  openSite,
  log = createLogger(configuration.environment),
  answeredWithinMs = ANSWERED_WITHIN_MS,
  drained = () => sleep(configuration.drainSeconds * 1000),
}: ServerOptions): Promise<RunningServer> {
  const server = await listen(configuration);
  let services: RunningServices | null = null;
  let readiness: Readiness | null = null;
  let figures: MetricsServer | null = null;
  let jobs: RunningJobs | null = null;

  /** First proxies are told to go elsewhere, then nobody is let in, and at last what is under way ends. */
  const close = async (): Promise<void> => {
    readiness?.end();
    server.sendAway();
    const jobsStopped = jobs?.stop();
    if (jobs !== null) await drained();
    const closed = server.close();
    // Whoever listens comes back at once, and must not find this process.
    await services?.endLive();
    await Promise.all([closed, jobsStopped]);
    await figures?.close();
    await services?.close();
  };
  try {
    services = await startServices(configuration, log);
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
    const site = await openSite();
    const { metrics } = figures;
    const listener = createRequestListener(services, site, {
      log,
      readiness,
      metrics,
      senderAddress,
      openLive: live.open,
      answeredWithinMs,
    });
    server.answer(site.wrap?.(listener) ?? listener);
    jobs = startJobs({ pool: services.database.$jobs, lanes: jobLanes(services, log), log });
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}
