import { join } from 'node:path';
import { ONLINE_METHODS } from '@ofenpost/core/online-payment/online-method';
import { createProviderBreaker } from '@ofenpost/core/online-payment/provider-breaker';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import { createChangelogFiles } from '../changelog/changelog-files.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { PROJECT_ROOT, readStoredSecret } from '../configuration/directory.ts';
import { type DatabaseConnection, connectDatabase, unreachableAtStart } from '../database/connect-database.ts';
import { type ConnectionCount, createPoolCheck } from '../database/connection-pool.ts';
import { isDatabaseUnreachable } from '../database/database-error.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { createListener } from '../live/listener.ts';
import { createLiveFeed } from '../live/live-feed.ts';
import { createSnapshot } from '../live/snapshot.ts';
import type { Logger } from '../logging/logger.ts';
import { createSaferpay } from '../online-payment/saferpay.ts';
import { findOrders } from '../order/order.repository.ts';
import { checkLetters } from '../printing/check-letters.ts';
import { loadPushKeys } from '../push/push.repository.ts';
import { isEmpty } from '../restaurant/restaurant.repository.ts';
import type { Services } from '../services.ts';
import { loadStorefront } from '../storefront/storefront.ts';
import { loadStorefrontVersion } from '../storefront/watch-storefront.ts';
import { createClock } from '../time/time.ts';
import { insertNewRestaurant } from './new-restaurant.ts';

export type RunningServices = Services & {
  /** Whether the database answers, and a connection is available for a request. */
  databaseAnswers(): Promise<boolean>;
  /** All connections of this process, including the listening one. */
  countConnections(): ConnectionCount;
  /** Rejects when the embedded database ended and cannot be started again; resolves never. */
  readonly databaseFailed: Promise<never>;
  /** From now on the database may end: this process is about to. */
  expectDatabaseEnd(): void;
  /** Ends live answers. */
  endLive(): Promise<void>;
  /** Closes the database; call it when nothing uses the services any more. */
  close(): Promise<void>;
};

async function open(
  configuration: Configuration,
  { database, url, failed, expectEnd, close }: DatabaseConnection,
  logger: Logger,
  clock: ClockPort,
): Promise<RunningServices> {
  const { environment, dataDirectory, demoData } = configuration;
  // Before anything listens, which a failure would otherwise have to stop.
  const authSecret = configuration.authSecret ?? (await readStoredSecret(join(dataDirectory, 'auth-secret')));
  await migrateDatabase(database, async () => {
    if (!(await isEmpty(database))) return;
    if (!demoData) return insertNewRestaurant(database);
    const { seedDatabase } = await import('./seed.ts');
    await seedDatabase(database, { now: clock.now(), withDemoPeople: environment !== 'production' });
  });

  await loadPushKeys(database);

  const listener = createListener(url, logger);
  const content = createSnapshot(() => loadStorefront(database, clock.now()), listener.isConnected);
  listener.on('content_changed', { notified: content.forget, lost: content.forget });
  const contentFeed = createLiveFeed(listener, {
    channel: 'content_changed',
    read: () => loadStorefrontVersion({ content }),
  });
  const orderFeed = createLiveFeed(listener, { channel: 'order_changed', read: (ids) => findOrders(database, ids) });
  const accessFeed = createLiveFeed(listener, { channel: 'access_changed', read: async (ids) => new Set(ids) });
  await listener.start();

  const hasConnection = createPoolCheck(database.$client);
  const changelogFiles = createChangelogFiles(join(PROJECT_ROOT, 'docs/changelog'), logger);
  return {
    configuration,
    clock,
    database,
    authSecret,
    content,
    contentFeed,
    orderFeed,
    accessFeed,
    changelogFiles,
    paymentProvider: configuration.saferpay === null ? null : createSaferpay(configuration.saferpay),
    paymentBreaker: createProviderBreaker(configuration.saferpay === null ? [] : ONLINE_METHODS),
    databaseAnswers: async () => (await Promise.all([listener.isAnswered(), hasConnection()])).every(Boolean),
    countConnections: () => {
      const { used, ...others } = database.countConnections();
      return { ...others, used: used + (listener.isConnected() ? 1 : 0) };
    },
    databaseFailed: failed,
    expectDatabaseEnd: expectEnd,
    endLive: listener.close,
    close,
  };
}

/** Everything behind the routes: the migrated database with a restaurant, and its listeners. */
export async function startServices(
  configuration: Configuration,
  logger: Logger,
  clock: ClockPort = createClock(configuration.clockStart),
): Promise<RunningServices> {
  await checkLetters();
  const connection = await connectDatabase(configuration, logger);
  try {
    return await open(configuration, connection, logger, clock);
  } catch (error) {
    await connection.close();
    throw isDatabaseUnreachable(error) ? unreachableAtStart(error) : error;
  }
}
