import type { PoolClient } from 'pg';
import { isUnanswered } from './database-error.ts';

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
