import type { PrintKind, PrintProblem, PrintState } from '@ofenpost/core/printing/print';
import type { PrinterDraft } from '@ofenpost/core/printing/printers-draft';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';
import { orders } from '../order/order.table.ts';

export const printers = pgTable('printers', {
  id: uuid().primaryKey(),
  position: integer().notNull(),
  name: text().notNull(),
  host: text().notNull(),
  port: integer().notNull(),
  charactersPerLine: integer().$type<PrinterDraft['charactersPerLine']>().notNull(),
  automatic: boolean().notNull(),
  labels: boolean().notNull().default(false),
  confirms: boolean().notNull(),
  active: boolean().notNull(),
});

/** The journal of prints. A trigger protects what is on paper, or may be: it is never undone. */
export const prints = pgTable(
  'prints',
  {
    id: uuid().primaryKey(),
    /** Ascending in the order of the requests. */
    number: integer().notNull().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    kind: text().$type<PrintKind>().notNull().default('order'),
    /** Not a foreign key: removing a printer must not change its prints. Null: the browser. */
    printerId: uuid(),
    printerName: text(),
    /** Not a foreign key, as in the audit log. Null: printed automatically. */
    actorId: uuid(),
    at: instantColumn().notNull(),
    state: text().$type<PrintState>().notNull(),
    copy: integer(),
    problem: text().$type<PrintProblem>(),
    attempts: integer().notNull(),
    changedAt: instantColumn().notNull(),
    follows: uuid(),
    dismissed: instantColumn(),
  },
  ({ orderId, copy, at, state, dismissed }) => [
    unique().on(orderId, copy),
    index().on(at),
    index('prints_undone_index')
      .on(orderId)
      .where(sql`${state} <> 'printed' and ${dismissed} is null`),
  ],
);
