import type { DeviceDuty, DeviceStation } from '@ofenpost/core/device/device-duty';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account.table.ts';

const moment = () => timestamp({ withTimezone: true });

/**
 * The devices of the restaurant. Each has a row among the accounts, without a way to sign in, so that what it does carries
 * its name in every history; the row stays after the device was removed.
 */
export const devices = pgTable('devices', {
  id: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  duty: text().$type<DeviceDuty>().notNull().default('kitchen'),
  station: text().$type<DeviceStation>().notNull(),
  madeAt: moment().notNull(),
  /** The keyed hash of the code that starts it; null once it has been used. */
  codeHash: text().unique(),
  codeEndsAt: moment(),
  removedAt: moment(),
});
