import type { AuditedAction } from '@ofenpost/core/audit/audit-entry';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/instant-column.ts';

/** Rows are only added: a trigger refuses everything else. */
export const auditLog = pgTable(
  'audit_log',
  {
    /** Ascending with time. */
    number: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: instantColumn().notNull(),
    /** No reference: a deleted account must not change what was written. */
    actorId: uuid(),
    action: text().$type<AuditedAction>().notNull(),
    subject: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
  },
  ({ action, subject }) => [index().on(action, subject)],
);
