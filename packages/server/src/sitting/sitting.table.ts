import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account.table.ts';
import { sessions } from '../session/session.table.ts';

const moment = () => timestamp({ withTimezone: true });
const accountId = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** The PINs of the staff, salted and hashed with a key. */
export const staffPins = pgTable('staff_pins', {
  accountId: accountId().primaryKey(),
  hash: text().notNull(),
  since: moment().notNull(),
});

/** Who is named at a device of the desk: one person in each session. */
export const sittings = pgTable('sittings', {
  sessionId: uuid()
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  personId: accountId(),
  /** By the real time, as sessions have it. */
  lastChangeAt: moment().notNull(),
});

/** The wrong PINs in a row of a person at a device. */
export const pinAttempts = pgTable(
  'pin_attempts',
  { deviceId: accountId(), personId: accountId(), wrong: integer().notNull().default(0), blockedUntil: moment() },
  (table) => [primaryKey({ columns: [table.deviceId, table.personId] })],
);
