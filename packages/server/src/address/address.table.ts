import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account.table.ts';

export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The place in the list, ascending from the oldest address. */
    position: integer().notNull().generatedAlwaysAsIdentity(),
    contactName: text().notNull(),
    phoneNumber: text().notNull(),
    street: text().notNull(),
    houseNumber: text().notNull(),
    /** Not a foreign key: an address outlives its delivery area, which is checked when the address is used. */
    orderLocationId: uuid().notNull(),
    note: text().notNull(),
    isPreferred: boolean().notNull(),
  },
  (table) => [index().on(table.accountId)],
);
