import type { Runner } from 'graphile-worker';

/** For a worker that ends by itself, longer than it tries to end by force. */
export const ENDS_WITHIN_MS = 10_000;

/**
 * Resolves when the worker has ended. One that could not write a job's end may wait for ever for its own like: it is left
 * behind, and what it still does comes to its end beside the next one.
 */
export function waitForExit({ promise, events }: Pick<Runner, 'promise' | 'events'>): Promise<void> {
  const isStuck = new Promise<void>((resolve) => {
    events.once('pool:gracefulShutdown', () => setTimeout(resolve, ENDS_WITHIN_MS).unref());
  });
  return Promise.race([promise, isStuck]);
}
