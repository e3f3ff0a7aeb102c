/** Pushed values for one reader, who takes them in order. */
export type LiveQueue<T> = AsyncIteratorObject<T, undefined, void> & {
  push(value: T): void;
  /** Values that were pushed before can still be read; then reading throws. */
  fail(error: Error): void;
  /** Call it when the reader leaves. */
  return(): Promise<IteratorResult<T, undefined>>;
  /** Resolves when the reader has left or the queue has failed. */
  readonly ended: Promise<void>;
};

/** A queue whose reader may lose the permission to read it. */
export type GuardedQueue<T> = LiveQueue<T> & {
  /** Checks the permission and ends the queue at once if it is lost. */
  askAgain(): Promise<void>;
};

/** In milliseconds: how long an idle connection stays open without a check, if no notification ends it. */
const ASK_AGAIN_MS = 60_000;

/** Whether the value arrives before the next check is due. */
async function comesInTime(value: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<false>();
  const timer = setTimeout(() => late.resolve(false), ASK_AGAIN_MS);
  try {
    return await Promise.race([value.then(() => true), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

type Guard = {
  readonly mayRead: () => Promise<boolean>;
  /**
   * Whether `askAgain` is called on every change of the permission: then it is not checked for each value, but once a
   * minute.
   */
  readonly isReported?: boolean;
};

/**
 * Checks the permission before each value is returned, however old it is; without it the queue ends, even while idle.
 */
export const guardQueue = <T>(queue: LiveQueue<T>, { mayRead, isReported = false }: Guard): GuardedQueue<T> => {
  let doubts = 1;
  /** The number of doubts that the last check covers, and when it began. */
  let known = { doubts: 0, requested: 0 };
  const isAllowed = async () => {
    const asking = { doubts, requested: performance.now() };
    // If the check fails, the stream ends; the reader reconnects and is checked again.
    const answer = await mayRead().catch(() => false);
    if (answer && asking.requested >= known.requested) known = asking;
    return answer;
  };
  const isKnown = () => isReported && known.doubts === doubts && performance.now() - known.requested < ASK_AGAIN_MS;
  return {
    ...queue,
    next: async () => {
      const coming = queue.next();
      while (!(await comesInTime(coming))) if (!(await isAllowed())) return queue.return();
      const result = await coming;
      return result.done === true || isKnown() || (await isAllowed()) ? result : queue.return();
    },
    askAgain: async () => {
      doubts += 1;
      if (!(await isAllowed())) await queue.return();
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
};

/** The values as another reader sees them. A generator would not end while it waits for a value. */
export const mapQueue = <T, U>(
  queue: LiveQueue<T>,
  map: (value: T) => Promise<U>,
): AsyncIteratorObject<U, undefined, void> => ({
  next: async () => {
    const result = await queue.next();
    return result.done === true ? result : { done: false, value: await map(result.value) };
  },
  return: () => queue.return().then(() => ({ done: true, value: undefined })),
  [Symbol.asyncDispose]: () => queue[Symbol.asyncDispose](),
  [Symbol.asyncIterator]() {
    return this;
  },
});

/** A reader with this many unread values is disconnected; it catches up by reconnecting. */
const WAITING_MAX = 1000;

export function createLiveQueue<T>(): LiveQueue<T> {
  const waiting: T[] = [];
  let reader: PromiseWithResolvers<IteratorResult<T, undefined>> | null = null;
  const ended = Promise.withResolvers<void>();
  let end: { readonly error: Error | null } | null = null;

  function finish(error: Error | null): void {
    if (end !== null) return;
    end = { error };
    ended.resolve();
    if (reader === null) return;
    if (error === null) reader.resolve({ done: true, value: undefined });
    else reader.reject(error);
    reader = null;
  }

  function leave(): void {
    waiting.length = 0;
    finish(null);
  }

  return {
    push: (value) => {
      if (end !== null) return;
      if (reader !== null) {
        reader.resolve({ done: false, value });
        reader = null;
      } else if (waiting.push(value) > WAITING_MAX) {
        finish(new Error('The reader is too slow.'));
      }
    },
    fail: (error) => finish(error),
    ended: ended.promise,
    next: () => {
      const value = waiting.shift();
      if (value !== undefined) return Promise.resolve({ done: false, value });
      if (end?.error) return Promise.reject(end.error);
      if (end !== null) return Promise.resolve({ done: true, value: undefined });
      reader = Promise.withResolvers();
      return reader.promise;
    },
    return: () => {
      leave();
      return Promise.resolve({ done: true, value: undefined });
    },
    [Symbol.asyncDispose]: () => Promise.resolve(leave()),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
