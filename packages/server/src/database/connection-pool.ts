import { Pool, type PoolConfig } from 'pg';
import { APPLICATION_NAME } from './application-name.ts';

/** The system by itself would ask after two hours whether the other end is still there. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** How many connections there are, and how many wait for one. */
export type ConnectionCount = { readonly used: number; readonly idle: number; readonly waiting: number };

export function openPool(url: string, onError: (error: Error) => void, limits: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: APPLICATION_NAME,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...limits,
  });
  // A connection that breaks while it is used; its query fails and tells.
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

/** Whether somebody who asks for a connection now gets one, after all who wait already. However many ask this, one waits. */
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
