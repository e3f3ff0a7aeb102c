import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from '@ofenpost/core/account/account';
import type { LiveFeed } from './live-feed.ts';
import { type GuardedQueue, type LiveQueue, guardQueue } from './live-queue.ts';

/** Notified in place of an account's id when sessions of all accounts have ended. */
const EVERYBODY = '*';
/** In milliseconds: timers cannot be longer than about 24 days. */
const AHEAD_MAX_MS = 24 * 60 * 60 * 1000;

type Reader = {
  readonly account: () => Promise<Account>;
  /** When the session currently ends by its age; null: there is no session. */
  readonly sessionEnd: () => Promise<Date | null>;
  readonly mayRead: () => Promise<boolean>;
};

/** Checks again when the session ends by its age; if it was prolonged meanwhile, also at its new end. */
function createEndWatch<T>({ askAgain, ended }: GuardedQueue<T>, sessionEnd: Reader['sessionEnd']) {
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
  /** Starts again, since the end may have changed. */
  return (): void => {
    watching.abort();
    if (hasEnded) return;
    watching = new AbortController();
    // The stream has ended, or the end of the session is unknown: the check once a minute still applies.
    void watch(watching).catch(() => {});
  };
}

/**
 * A live answer that ends as soon as its reader loses the permission: all processes are notified when a session ends or
 * a role changes. The permission is also checked before the first value, so a change before the subscription is not
 * missed.
 */
export async function authorizeStream<T>(
  { accessFeed }: { readonly accessFeed: LiveFeed<ReadonlySet<string>> },
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
