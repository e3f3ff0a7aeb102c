import { Pool, type PoolConfig } from 'pg';
import { APPLICATION_NAME } from './application-name.ts';

/** Without it the system checks only after two hours whether the other end is still there. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** The number of used connections, and of requests that wait for one. */
export type ConnectionCount = { readonly used: number; readonly idle: number; readonly waiting: number };

export function openPool(url: string, onError: (error: Error) => void, limits: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: APPLICATION_NAME,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...limits,
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
