import type { BackgroundJobState } from '@ofenpost/core/background-job/background-job';
import { boolean, index, integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/instant-column.ts';

/** What takes longer than an answer: who asked for it, how far it is, how it ended. */
export const backgroundJobs = pgTable(
  'long_works',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    title: text().notNull(),
    /** No reference: the work outlives the account. */
    actorId: uuid().notNull(),
    createdAt: instantColumn().notNull(),
    state: text().$type<BackgroundJobState>().notNull(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    endedAt: instantColumn(),
    failure: text(),
    /** Nobody comes back to it. */
    dismissed: boolean().notNull().default(false),
    /** What it works on. */
    input: text().notNull(),
    /** What else its kind knows of it; as text, so that it may hold what somebody's file holds. */
    details: json().$type<unknown>().notNull(),
  },
  ({ kind, actorId, createdAt }) => [index().on(kind, actorId, createdAt), index().on(createdAt)],
);
