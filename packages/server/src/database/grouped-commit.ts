import { memoize } from '@ofenpost/core/memoize/memoize';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Selected in a transaction, its commit does not wait for the disk. A transaction that notifies holds a lock of the whole
 * database while it commits, so nobody else could commit as long as it waits: see decision 0038.
 */
export const ASYNC_COMMIT = sql<string>`set_config('synchronous_commit', 'off', true)`;

/** More than opening the connection and asking may take together. */
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
 * Does the work for all who ask at the same time. Each waits for one that began after they asked; one that hangs fails
 * after `withinMs` and holds up nobody longer.
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
 * What was committed is on the disk from here on, also if it did not wait: the log of the database is written in its
 * order, and this commit waits. Source: PostgreSQL, section 28.4.
 */
export const groupedCommit = (database: Database): Promise<void> => waitForDisk(database)();
