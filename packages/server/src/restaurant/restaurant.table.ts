import type { Pause, Rush } from '@ofenpost/core/kitchen/busy-controls';
import type { TeamMember } from '@ofenpost/core/restaurant/restaurant';
import { STAFF_LIMIT_DEFAULT } from '@ofenpost/core/settings/settings-draft';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row: the restaurant's profile and its settings. */
export const restaurants = pgTable(
  'restaurants',
  {
    id: integer().primaryKey().default(1),
    name: text().notNull(),
    claim: text().notNull(),
    story: text().array().notNull(),
    team: jsonb().$type<TeamMember[]>().notNull().default([]),
    street: text().notNull(),
    postcode: text().notNull(),
    town: text().notNull(),
    phoneNumber: text().notNull(),
    email: text().notNull(),
    vatNumber: text().notNull(),
    instagramUrl: text().notNull(),
    facebookUrl: text().notNull(),
    preparationMinutes: integer().notNull(),
    /** Flatbreads in a slot; null: any number. */
    ovenCapacity: integer(),
    /**
     * How long an order may wait, in minutes: until the alarm at the order desk gets louder, and until the customer is
     * asked to call.
     */
    alarmMinutes: integer().notNull().default(3),
    tellCustomerMinutes: integer().notNull().default(10),
    /** Up to which amount, in Rappen, staff move money by hand. */
    staffLimit: integer().notNull().default(STAFF_LIMIT_DEFAULT),
    pause: jsonb().$type<Pause>(),
    rush: jsonb().$type<Rush>(),
    /** Since when staff need a second factor, by the real time; null: they need none. */
    secondFactorDemandedSince: timestamp({ withTimezone: true }),
    /** Since when staff first needed one, which stays when it is no longer demanded. */
    secondFactorFirstDemanded: timestamp({ withTimezone: true }),
  },
  ({ id }) => [check('restaurants_one_row', sql`${id} = 1`)],
);
