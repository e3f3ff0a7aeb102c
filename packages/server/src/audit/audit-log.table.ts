import type { AuditedAction } from '@ofenpost/core/record/audit-entry';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';
import { searchedColumn } from '../list/list-query.ts';

/** Rows are only added: a trigger refuses everything else. */
export const auditLog = pgTable(
  'audit_log',
  {
    /** Ascending with time. */
    number: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: instantColumn().notNull(),
    /** Not a foreign key: a deleted account must not change the log. */
    actorId: uuid(),
    action: text().$type<AuditedAction>().notNull(),
    subject: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    /** The subject: its number or its name, and never an id. */
    searched: searchedColumn(
      "case when subject ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' then '' else subject end",
      "coalesce(after ->> 'name', before ->> 'name', after ->> 'title', before ->> 'title')",
    ),
  },
  ({ action, subject, actorId, number, at }) => [
    index().on(action, subject),
    index().on(actorId, number),
    index().on(at),
  ],
);
