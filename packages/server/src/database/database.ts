import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { type NodePgDatabase, type NodePgQueryResultHKT, drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { withTimeout } from '../time/with-timeout.ts';
import { abortHangingQueries } from './abort-hanging-queries.ts';
import { type ConnectionCount, countConnections, openPool } from './connection-pool.ts';
import { retryDeadlocks } from './retry-deadlocks.ts';
import { schema } from './schema.ts';
import { shareConnection } from './shared-connection.ts';

type Schema = typeof schema;

export type Database = NodePgDatabase<Schema> & {
  readonly $client: Pool;
  /** One connection for `groupedCommit` alone: an order that is written must not stand in line for one again. */
  readonly $durable: Pool;
  /**
   * One connection for the statement of a tap in a known cart, or of an order that shares nothing and that nobody is mailed
   * of, sent without waiting for each other's answers: that costs the server half and PostgreSQL a third of what a connection
   * for each does. Whoever would wait there for a lock held up all others, so that fails; `nullIfLocked` says how to go on.
   */
  readonly $pipeline: Transaction & { readonly $client: Pool };
  /** For taking and ending jobs, and to hear of new ones: whatever requests hold, a kitchen ticket is found. */
  readonly $jobs: Pool;
  /** For what may take any time: migrations and backups. Opened when somebody needs it, as the owner of the tables. */
  readonly $lasting: Pool;
  countConnections(): ConnectionCount;
  close(): Promise<void>;
};

/** The database itself or a transaction in it; what repositories take, each statement by itself. */
export type Transaction = Omit<
  PgDatabase<NodePgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>,
  'transaction'
>;

export const CONNECTIONS_MAX = 19;
/** One that listens for each of the six lanes, and three over which jobs are taken and ended. */
const JOB_CONNECTIONS_MAX = 9;
const OPTIONS = { schema, casing: 'snake_case' } as const;
const CONNECT_WITHIN_MS = 10_000;
// What takes longer is stuck, and must not keep a connection or a lock for ever.
const STATEMENT_WITHIN_MS = 15_000;
/** The database has given up by then; if nothing says so, the connection leads nowhere. */
const ANSWER_WITHIN_MS = 17_000;
const IDLE_IN_TRANSACTION_MS = 30_000;
/** A disk confirms within milliseconds; whoever says nothing for so long is gone, though nobody closed the connection. */
const DURABLE_WITHIN_MS = 5_000;
/** Whoever waits here holds up all behind; who gives up only asks once more, so it is as short as changes hold a lock. */
const PIPELINE_LOCK_WITHIN_MS = 10;
/** One that migrates, and one that brings a backup back meanwhile. */
const LASTING_MAX = 2;
/** To say goodbye; whoever closes has waited for the requests already, and what is still asked is given up. */
const CLOSE_WITHIN_MS = 3_000;

const connections = new WeakMap<Transaction, Transaction>();

/** What lasts as long as the connection that a transaction uses; anything else is that itself. */
export const lastingOf = (db: Transaction): Transaction => connections.get(db) ?? db;

/**
 * Transactions whose connection always comes back to the pool. drizzle's own, given a pool, sees to that only after its
 * `begin`: each one that breaks right then would be lost, and after twenty of them nobody gets a connection any more. One
 * that is ended by a deadlock begins anew: tables are locked in one order, and nobody proves it of every pair.
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
  return (work, config) => retryDeadlocks(() => transact(work, config));
}

type DatabaseOptions = {
  /** How long a query may be without an answer, from the database or the network. */
  readonly answerWithinMs?: number;
  /** As whom migrations and backups connect. */
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
