import type { PizzaCreation } from '@ofenpost/core/pizza/pizza-creation';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account.table.ts';

/** The saved pizzas of customers. */
export const savedCreations = pgTable(
  'saved_creations',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Ascending in the order of saving. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    creation: jsonb().$type<PizzaCreation>().notNull(),
  },
  (table) => [index().on(table.accountId, table.position)],
);
