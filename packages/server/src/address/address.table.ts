import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account.table.ts';

export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Ascending with age. */
    position: integer().notNull().generatedAlwaysAsIdentity(),
    contactName: text().notNull(),
    phoneNumber: text().notNull(),
    street: text().notNull(),
    houseNumber: text().notNull(),
    /** No reference: an address outlives its delivery area, and says so when it is used. */
    orderLocationId: uuid().notNull(),
    note: text().notNull(),
    isPreferred: boolean().notNull(),
  },
  (table) => [index().on(table.accountId)],
);
