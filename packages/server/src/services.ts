import type { PaymentProviderPort } from '@ofenpost/core/online-payment/payment-provider.port';
import type { ProviderBreaker } from '@ofenpost/core/online-payment/provider-breaker';
import type { StorefrontVersion } from '@ofenpost/core/storefront/storefront-version';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { ChangelogFiles } from './changelog/changelog-files.ts';
import type { Configuration } from './configuration/configuration.ts';
import type { Database } from './database/database.ts';
import type { LiveFeed } from './live/live-feed.ts';
import type { Snapshot } from './live/snapshot.ts';
import type { StoredOrder } from './order/order.repository.ts';
import type { StorefrontReader } from './storefront/storefront.ts';

/** The dependencies of the use cases; one set for each process. */
export type Services = {
  readonly configuration: Configuration;
  readonly clock: ClockPort;
  readonly database: Database;
  /** The secret that signs sessions and order capabilities. */
  readonly authSecret: string;
  readonly content: Snapshot<StorefrontReader>;
  /** The storefront version, whenever it changed. */
  readonly contentFeed: LiveFeed<StorefrontVersion>;
  /** The orders that changed. */
  readonly orderFeed: LiveFeed<readonly StoredOrder[]>;
  /** The ids of accounts of which a session ended or the role changed. */
  readonly accessFeed: LiveFeed<ReadonlySet<string>>;
  readonly changelogFiles: ChangelogFiles;
  /** Null: nobody can pay online. */
  readonly paymentProvider: PaymentProviderPort | null;
  /** What this process has heard of it lately. */
  readonly paymentBreaker: ProviderBreaker;
};
