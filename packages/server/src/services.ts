import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { ChangelogFiles } from './changelog/changelog-files.ts';
import type { Configuration } from './configuration/configuration.ts';
import type { ShopContent } from './content/shop-content.ts';
import type { Database } from './database/database.ts';
import type { Snapshot } from './live/snapshot.ts';
import type { OrderFeed } from './order/order-feed.ts';

/** What the use cases work with; one for each process. */
export type Services = {
  readonly configuration: Configuration;
  readonly clock: ClockPort;
  readonly database: Database;
  /** Signs sessions and order capabilities. */
  readonly authSecret: string;
  readonly content: Snapshot<ShopContent>;
  readonly orderFeed: OrderFeed;
  readonly changelogFiles: ChangelogFiles;
};
