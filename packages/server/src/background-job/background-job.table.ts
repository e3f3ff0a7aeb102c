import type { BackgroundJobState } from '@ofenpost/core/background-job/background-job';
import { boolean, index, integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';

/**
 * Background jobs: who started each, its progress, and how it ended. The table and its task are called long work, as
 * background jobs were at first; servers of the previous version know them by that name.
 */
export const backgroundJobs = pgTable(
  'long_works',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    title: text().notNull(),
    /** Not a foreign key: the job outlives the account. */
    actorId: uuid().notNull(),
    createdAt: instantColumn().notNull(),
    state: text().$type<BackgroundJobState>().notNull(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    endedAt: instantColumn(),
    failure: text(),
    /** The account has dismissed it, so it is not shown again. */
    dismissed: boolean().notNull().default(false),
    /** The job's input. */
    input: text().notNull(),
    /**
     * Further details of its kind. As `json`, which is stored as text: `jsonb` refuses some characters that a user's
     * file may hold.
     */
    details: json().$type<unknown>().notNull(),
  },
  ({ kind, actorId, createdAt }) => [index().on(kind, actorId, createdAt), index().on(createdAt)],
);
