import type { Pool, PoolClient } from 'pg';

/**
 * Lets all who ask a pool of one connection use it at the same time: what they ask is sent at once and answered in that
 * order. It goes back to the pool when nobody waits for an answer, so the pool replaces it where it broke.
 */
export function shareConnection(pool: Pool): Pool {
  let shared: Promise<PoolClient> | null = null;
  let asking = 0;
  const giveBack = (connection: Promise<PoolClient>) => {
    shared = null;
    connection.then(
      (client) => client.release(),
      // There is none; whoever asked heard why.
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
