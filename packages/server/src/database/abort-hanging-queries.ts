import type { PoolClient } from 'pg';
import { isUnanswered } from './database-error.ts';

/**
 * Ends a connection with its first query that gets no answer in time: whatever is said over it from then on would wait
 * behind that one, the rollback of a commit too. `told` hears of it before whoever asked.
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
