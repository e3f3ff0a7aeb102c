import { memoize } from '@ofenpost/core/memoize/memoize';
import { type ExtractTablesWithRelations, sql } from 'drizzle-orm';
import { type NodePgDatabase, type NodePgQueryResultHKT, drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { withTimeout } from '../time/time.ts';
import {
  abortHangingQueries,
  type ConnectionCount,
  countConnections,
  openPool,
  shareConnection,
} from './connection-pool.ts';
import { retryConflicts } from './database-error.ts';
import { schema } from './schema.ts';

type Schema = typeof schema;

export type Database = NodePgDatabase<Schema> & {
  readonly $client: Pool;
  /** One connection for `groupedCommit` alone: an order that is written must not wait for a connection again. */
  readonly $durable: Pool;
  /**
   * One connection for the statement of a change in a cart that this process knows, or of an order that shares nothing
   * and has no e-mail. Statements are sent without waiting for each other's answers, which costs the server half and
   * PostgreSQL a third of what a connection for each does. A statement that waited for a lock would delay all others,
   * so it fails; `nullIfLocked` tells the caller.
   */
  readonly $pipeline: Transaction & { readonly $client: Pool };
  /** For taking and ending jobs, and for listening to new ones: a kitchen ticket is found whatever requests use. */
  readonly $jobs: Pool;
  /** For long work: migrations and backups. Opened when it is needed, as the owner of the tables. */
  readonly $lasting: Pool;
  countConnections(): ConnectionCount;
  close(): Promise<void>;
};

/** The database itself, where each statement stands alone, or a transaction in it; repositories take either. */
export type Transaction = Omit<
  PgDatabase<NodePgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>,
  'transaction'
>;

export const CONNECTIONS_MAX = 19;
/** One listening connection for each of the ten lanes, and three that take and end jobs. */
const JOB_CONNECTIONS_MAX = 13;
const OPTIONS = { schema, casing: 'snake_case' } as const;
const CONNECT_WITHIN_MS = 10_000;
// A longer statement is stuck, and must not hold a connection or a lock for ever.
const STATEMENT_WITHIN_MS = 15_000;
/** Longer than the database's own timeout: without an answer by then the connection is dead. */
const ANSWER_WITHIN_MS = 17_000;
const IDLE_IN_TRANSACTION_MS = 30_000;
/** A disk confirms within milliseconds; without an answer after this time the connection is dead, though not closed. */
const DURABLE_WITHIN_MS = 5_000;
/** As short as a change holds a lock: a waiting statement delays all behind it, and a failed one is only retried. */
const PIPELINE_LOCK_WITHIN_MS = 10;
/** One that migrates, and one that restores a backup meanwhile. */
const LASTING_MAX = 2;
/** For closing connections; requests have ended before, so a query that is still running is abandoned. */
const CLOSE_WITHIN_MS = 3_000;

const connections = new WeakMap<Transaction, Transaction>();

/** The connection behind a transaction, as a key for a cache that lasts longer; without one, the argument itself. */
const lastingOf = (db: Transaction): Transaction => connections.get(db) ?? db;

/**
 * Transactions whose connection always returns to the pool. drizzle's own releases it only after its `begin`: each one
 * that breaks right then would be lost, and after twenty nobody gets a connection any more. A transaction that a
 * deadlock ended is retried: tables are locked in one order, but not provably so for every pair.
 */
function transactionsOf(pool: Pool): Database['transaction'] {
  const onClient = new WeakMap<PoolClient, NodePgDatabase<Schema>>();
  const unanswered = new WeakMap<PoolClient, Error>();
  const databaseOn = (client: PoolClient): NodePgDatabase<Schema> => {
    const known = onClient.get(client);
    if (known !== undefined) return known;
    abortHangingQueries(client, (error) => unanswered.set(client, error));
    const database = drizzle(client, OPTIONS);
    onClient.set(client, database);
    return database;
  };
  const transact: Database['transaction'] = async (work, config) => {
    const client = await pool.connect();
    try {
      const connection = databaseOn(client);
      return await connection.transaction(async (tx) => {
        connections.set(tx, connection);
        return work(tx);
      }, config);
    } catch (error) {
      throw unanswered.get(client) ?? error;
    } finally {
      client.release(unanswered.has(client));
    }
  };
  return (work, config) => retryConflicts(() => transact(work, config));
}

type DatabaseOptions = {
  /** How long a query may wait for an answer, from the database or the network, in milliseconds. */
  readonly answerWithinMs?: number;
  /** The URL for migrations and backups. */
  readonly ownerUrl?: string;
};

export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  { answerWithinMs = ANSWER_WITHIN_MS, ownerUrl = url }: DatabaseOptions = {},
): Database {
  const limits = {
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: STATEMENT_WITHIN_MS,
    query_timeout: answerWithinMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
  const pool = openPool(url, onError, { max: CONNECTIONS_MAX, ...limits });
  const jobs = openPool(url, onError, { max: JOB_CONNECTIONS_MAX, ...limits });
  const durable = openPool(url, onError, {
    max: 1,
    connectionTimeoutMillis: DURABLE_WITHIN_MS,
    query_timeout: DURABLE_WITHIN_MS,
  });
  const lasting = openPool(ownerUrl, onError, { max: LASTING_MAX, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  const pipeline = openPool(url, onError, {
    max: 1,
    pipeline: true,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: STATEMENT_WITHIN_MS,
    lock_timeout: PIPELINE_LOCK_WITHIN_MS,
    query_timeout: answerWithinMs,
  });
  const pools = [pool, jobs, durable, pipeline, lasting];
  return Object.assign(drizzle(pool, OPTIONS), {
    transaction: transactionsOf(pool),
    $jobs: jobs,
    $durable: durable,
    $pipeline: drizzle(shareConnection(pipeline), OPTIONS),
    $lasting: lasting,
    countConnections: () => countConnections(pools),
    close: () => withTimeout(CLOSE_WITHIN_MS, Promise.all(pools.map((each) => each.end()))),
  });
}

/**
 * Makes something once for the database and once for each connection of its transactions, such as the text of a
 * frequent statement: building it costs several times the processor time of sending it. A prepared statement with a
 * name is also parsed only once for each connection.
 */
export function preparePerDatabase<Made>(make: (db: Transaction) => Made): (db: Transaction) => Made {
  const makeOnce = memoize(make);
  return (db) => makeOnce(lastingOf(db));
}

/**
 * Selected in a transaction, it lets the commit not wait for the disk. A commit with notifications holds a lock of the
 * whole database, so nobody else could commit while it waits: see decision 0038.
 */
export const ASYNC_COMMIT = sql<string>`set_config('synchronous_commit', 'off', true)`;

/** Longer than connecting and querying may take together. */
const COMMIT_WITHIN_MS = 12_000;

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
  batchCalls(() => database.$durable.query(`select pg_logical_emit_message(true, 'durable', '')`), COMMIT_WITHIN_MS),
);

/**
 * Resolves when everything committed before is on the disk, even if its commit did not wait: the WAL is written in
 * order, and this commit waits. Source: PostgreSQL, section 28.4.
 */
export const groupedCommit = (database: Database): Promise<void> => waitForDisk(database)();
