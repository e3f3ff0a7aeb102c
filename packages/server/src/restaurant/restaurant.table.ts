import type { BookkeepingSettings } from '@ofenpost/core/bookkeeping/bookkeeping-settings';
import type { LegalAge } from '@ofenpost/core/declaration/declaration';
import type { Pause, Rush } from '@ofenpost/core/kitchen/busy-controls';
import type { TeamMember } from '@ofenpost/core/restaurant/restaurant';
import type { CollectionSettings } from '@ofenpost/core/settings/collection-settings';
import { type AutoAccept, ORDER_ACCEPTANCE_DEFAULT } from '@ofenpost/core/settings/order-acceptance';
import { GUEST_CANCEL_MINUTES_DEFAULT, STAFF_LIMIT_DEFAULT } from '@ofenpost/core/settings/settings-draft';
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
    /** Where bread and dough are made. */
    breadOrigin: text().notNull().default(''),
    /** The lowest age for any alcohol. */
    alcoholMinAge: integer().$type<LegalAge>().notNull().default(16),
    preparationMinutes: integer().notNull(),
    /** Flatbreads in a slot; null: any number. */
    ovenCapacity: integer(),
    /**
     * How long an order may wait, in minutes: until the alarm at the order desk gets louder, and until the customer is
     * asked to call.
     */
    alarmMinutes: integer().notNull().default(3),
    tellCustomerMinutes: integer().notNull().default(10),
    /** By how many minutes a promise is broken before its guest may cancel; 0 or null: never. */
    guestCancelMinutes: integer().default(GUEST_CANCEL_MINUTES_DEFAULT),
    /** Up to which amount, in Rappen, staff move money by hand. */
    staffLimit: integer().notNull().default(STAFF_LIMIT_DEFAULT),
    /** Above which total, in Rappen, staff call a new guest first. */
    callNewGuestsAbove: integer().notNull().default(ORDER_ACCEPTANCE_DEFAULT.callNewGuestsAbove),
    /** When the server accepts orders by itself. */
    autoAccept: text().$type<AutoAccept>().notNull().default(ORDER_ACCEPTANCE_DEFAULT.autoAccept),
    /** How many days ahead guests can order. */
    daysAhead: integer().notNull().default(ORDER_ACCEPTANCE_DEFAULT.daysAhead),
    /** Whether and how guests collect their orders; null: not chosen yet. */
    collection: jsonb().$type<CollectionSettings>(),
    /** Accounts and VAT codes for the fiduciary; null: not chosen yet. */
    bookkeeping: jsonb().$type<BookkeepingSettings>(),
    pause: jsonb().$type<Pause>(),
    rush: jsonb().$type<Rush>(),
    /** Since when staff need a second factor, by the real time; null: they need none. */
    secondFactorDemandedSince: timestamp({ withTimezone: true }),
    /** Since when staff first needed one, which stays when it is no longer demanded. */
    secondFactorFirstDemanded: timestamp({ withTimezone: true }),
  },
  ({ id }) => [check('restaurants_one_row', sql`${id} = 1`)],
);
