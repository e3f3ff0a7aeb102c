import { Pool, type PoolConfig, type PoolClient } from 'pg';
import { isUnanswered } from './database-error.ts';
import { type SessionLimits, settledClient } from './session-settings.ts';

/** The name of this process at PostgreSQL, which distinguishes the processes that share a database. */
export const APPLICATION_NAME = `ofenpost ${process.pid}`;

/** Matches every server process of this app (SQL `like`). */
export const SERVER_APPLICATIONS = 'ofenpost %';

/** Without it the system checks only after two hours whether the other end is still there. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** The number of used connections, and of requests that wait for one. */
export type ConnectionCount = { readonly used: number; readonly idle: number; readonly waiting: number };

type PoolLimits = SessionLimits &
  Pick<PoolConfig, 'max' | 'connectionTimeoutMillis' | 'query_timeout'> & { readonly pipeline?: boolean };

export function openPool(url: string, onError: (error: Error) => void, limits: PoolLimits): Pool {
  const { statement_timeout, lock_timeout, idle_in_transaction_session_timeout, ...ofPool } = limits;
  const pool = new Pool({
    connectionString: url,
    application_name: APPLICATION_NAME,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...ofPool,
    Client: settledClient({ statement_timeout, lock_timeout, idle_in_transaction_session_timeout }),
  });
  // A connection that breaks in use: its query fails and reports the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  // An idle connection that breaks; the pool opens another one.
  pool.on('error', onError);
  return pool;
}

export const countConnections = (pools: readonly Pool[]): ConnectionCount => ({
  used: pools.reduce((sum, { totalCount, idleCount }) => sum + totalCount - idleCount, 0),
  idle: pools.reduce((sum, { idleCount }) => sum + idleCount, 0),
  waiting: pools.reduce((sum, { waitingCount }) => sum + waitingCount, 0),
});

/**
 * Resolves to whether a request for a connection now gets one, after all that wait already. However many callers ask,
 * one of them waits.
 */
export function createPoolCheck(pool: Pool): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;
  const ask = async (): Promise<boolean> => {
    try {
      (await pool.connect()).release();
      return true;
    } catch {
      return false;
    } finally {
      asking = null;
    }
  };
  return () => (asking ??= ask());
}

/**
 * Lets all callers of a pool with one connection use it at the same time: their queries are sent at once and answered
 * in order. It is released when nobody waits for an answer, so the pool replaces it if it broke.
 */
export function shareConnection(pool: Pool): Pool {
  let shared: Promise<PoolClient> | null = null;
  let asking = 0;
  const giveBack = (connection: Promise<PoolClient>) => {
    shared = null;
    connection.then(
      (client) => client.release(),
      // There is no connection; the caller got the error.
      () => {},
    );
  };
  const ask = async (parameters: readonly unknown[]): Promise<unknown> => {
    const connection = (shared ??= pool.connect());
    asking += 1;
    try {
      const client = await connection;
      return await Reflect.apply(client.query, client, parameters);
    } finally {
      asking -= 1;
      if (asking === 0) giveBack(connection);
    }
  };
  pool.query = new Proxy(pool.query, { apply: (_query, _self, parameters) => ask(parameters) });
  return pool;
}

/**
 * Closes a connection at its first query without an answer in time: everything sent over it later would wait for that
 * one, even the rollback. `told` is called before the query fails.
 */
export function abortHangingQueries(client: PoolClient, reported: (error: Error) => void): void {
  const noteLoss = (error: unknown) => {
    if (!(error instanceof Error) || !isUnanswered(error)) return;
    reported(error);
    void client.end();
  };
  client.query = new Proxy(client.query, {
    apply: (query, self, parameters) => {
      const answer: unknown = Reflect.apply(query, self, parameters);
      if (answer instanceof Promise) answer.catch(noteLoss);
      return answer;
    },
  });
}
