import { setTimeout as sleep } from 'node:timers/promises';

const ASK_EVERY_MS = 5_000;

/**
 * Waits for work of any duration, such as a lock, and fails as soon as `ask` does: the system itself reports a dead
 * connection only after a quarter of an hour.
 */
export async function withLivenessCheck<T>(
  ask: () => Promise<unknown>,
  work: Promise<T>,
  askEveryMs = ASK_EVERY_MS,
): Promise<T> {
  const over = new AbortController();
  const watch = async (): Promise<never> => {
    for (;;) {
      await sleep(askEveryMs, undefined, { signal: over.signal });
      await ask();
    }
  };
  try {
    return await Promise.race([work, watch()]);
  } finally {
    over.abort();
  }
}
