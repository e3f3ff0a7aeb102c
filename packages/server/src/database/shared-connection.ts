import type { Pool, PoolClient } from 'pg';

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
