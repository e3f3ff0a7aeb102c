import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { type GuardedQueue, type LiveQueue, guardQueue } from './live-queue.ts';

/** Told in place of an id when no session is left. */
const EVERYBODY = '*';
/** Timers do not reach further than 24 days. */
const AHEAD_MAX_MS = 24 * 60 * 60 * 1000;

/** Asks again when the session ends by its age; where it was prolonged meanwhile, also at its new end. */
function createEndWatch<T>({ askAgain, ended }: GuardedQueue<T>, sessionEnd: ApiContext['sessionEnd']) {
  let watching = new AbortController();
  let hasEnded = false;
  async function watch({ signal }: AbortController): Promise<void> {
    for (let end = await sessionEnd(); end !== null; end = await sessionEnd()) {
      const ahead = Math.min(Math.max(end.getTime() - Date.now(), 0), AHEAD_MAX_MS);
      await sleep(ahead, undefined, { signal, ref: false });
      await askAgain();
    }
    await askAgain();
  }
  void ended.then(() => {
    hasEnded = true;
    watching.abort();
  });
  /** Begins anew, since the end may be another one now. */
  return (): void => {
    watching.abort();
    if (hasEnded) return;
    watching = new AbortController();
    // It is not watched any more, or nobody can tell when it ends: then once a minute the reader is asked all the same.
    void watch(watching).catch(() => {});
  };
}

type Reader = {
  readonly account: ApiContext['account'];
  readonly sessionEnd: ApiContext['sessionEnd'];
  readonly mayRead: () => Promise<boolean>;
};

/**
 * A live answer that ends as soon as whoever reads it may not any more: all processes are told when a session ends or a
 * role changes. The reader is asked before the first value too, so what is told before it subscribes is not missed.
 */
export async function authorizeStream<T>(
  { accessFeed }: Pick<Services, 'accessFeed'>,
  queue: LiveQueue<T>,
  { account, sessionEnd, mayRead }: Reader,
): Promise<LiveQueue<T>> {
  const { id } = await account().catch(async (error: unknown) => {
    await queue.return();
    throw error;
  });
  const guarded = guardQueue(queue, { mayRead, isReported: id !== null });
  if (id === null) return guarded;
  const watchEnd = createEndWatch(guarded, sessionEnd);
  const unsubscribe = await accessFeed.subscribe({
    changed: (ids) => {
      if (!ids.has(id) && !ids.has(EVERYBODY)) return;
      void guarded.askAgain();
      watchEnd();
    },
    lost: (error) => queue.fail(error),
  });
  void queue.ended.then(unsubscribe);
  watchEnd();
  return guarded;
}
