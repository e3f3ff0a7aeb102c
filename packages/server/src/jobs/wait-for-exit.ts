import type { Runner } from 'graphile-worker';

/** In milliseconds: longer than a worker needs to stop its jobs by force. */
export const ENDS_WITHIN_MS = 10_000;

/**
 * Resolves when the worker has ended. One that could not write the end of a job may wait for itself for ever: it is
 * abandoned, and its running jobs finish beside the next worker.
 */
export function waitForExit({ promise, events }: Pick<Runner, 'promise' | 'events'>): Promise<void> {
  const isStuck = new Promise<void>((resolve) => {
    events.once('pool:gracefulShutdown', () => setTimeout(resolve, ENDS_WITHIN_MS).unref());
  });
  return Promise.race([promise, isStuck]);
}
