import { ROLES_ID } from '@ofenpost/core/role/role';
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { searchedColumn } from '../list/list-query.ts';

/** better-auth calls this table its user. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    firstname: text().notNull().default(''),
    lastname: text().notNull().default(''),
    phoneNumber: text().notNull().default(''),
    rolesId: integer().notNull().default(ROLES_ID.customer),
    /** The sign-in provider's display name; the app uses `firstname` and `lastname`. */
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it first belonged to the team. A trigger sets it, and nothing takes it back. */
    joinedTeamAt: timestamp({ withTimezone: true }),
    /** When it was closed: nobody signs in any more, and the name stays for the books. */
    closedAt: timestamp({ withTimezone: true }),
    searched: searchedColumn('firstname', 'lastname', 'email', 'phone_number'),
  },
  ({ phoneNumber, createdAt, id }) => [
    // Callers are looked up by phone number.
    index().on(phoneNumber),
    index().on(createdAt, id),
  ],
);
