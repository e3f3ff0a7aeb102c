import type { Instant } from '@ofenpost/core/time/instant';
import { customType } from 'drizzle-orm/pg-core';

/** An instant: `timestamptz` in the database, the core's ISO text in code. */
export const instantColumn = customType<{ data: Instant; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (text) => new Date(text).toISOString(),
});
