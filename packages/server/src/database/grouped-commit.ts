import { memoize } from '@ofenpost/core/memoize/memoize';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Selected in a transaction, it lets the commit not wait for the disk. A commit with notifications holds a lock of the
 * whole database, so nobody else could commit while it waits: see decision 0038.
 */
export const ASYNC_COMMIT = sql<string>`set_config('synchronous_commit', 'off', true)`;

/** Longer than connecting and querying may take together. */
const WITHIN_MS = 12_000;

async function inTime(work: Promise<unknown>, withinMs: number): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The database did not answer in time.')), withinMs);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Shares one run of the work among all concurrent callers. Each waits for a run that began after its call; one that
 * hangs fails after `withinMs` and delays nobody longer.
 */
export function batchCalls(work: () => Promise<unknown>, withinMs: number): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;
  const begin = async () => {
    next = null;
    running = inTime(work(), withinMs);
    await running;
  };
  return () => (next ??= running.then(begin, begin));
}

const waitForDisk = memoize((database: Database) =>
  batchCalls(() => database.$durable.query(`select pg_logical_emit_message(true, 'durable', '')`), WITHIN_MS),
);

/**
 * Resolves when everything committed before is on the disk, even if its commit did not wait: the WAL is written in
 * order, and this commit waits. Source: PostgreSQL, section 28.4.
 */
export const groupedCommit = (database: Database): Promise<void> => waitForDisk(database)();
