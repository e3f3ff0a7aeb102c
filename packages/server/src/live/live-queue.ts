/** Values that come by themselves, for one reader who takes them in turn. */
export type LiveQueue<T> = AsyncIteratorObject<T, undefined, void> & {
  push(value: T): void;
  /** What was pushed before is still read, then reading throws. */
  fail(error: Error): void;
  /** The reader goes. */
  return(): Promise<IteratorResult<T, undefined>>;
  /** Resolves when the reader has gone or the queue has failed. */
  readonly ended: Promise<void>;
};

/** A queue whose reader may lose the right to read it. */
export type GuardedQueue<T> = LiveQueue<T> & {
  /** Ends it at once for whoever may not read any more. */
  askAgain(): Promise<void>;
};

/** How long somebody stays connected at most while nothing comes, when nothing told that they may not read any more. */
const ASK_AGAIN_MS = 60_000;

/** Whether the value came before it is time to ask again. */
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
  /** Whether `askAgain` is called whenever the answer may have changed: then not each value asks, but one a minute. */
  readonly isReported?: boolean;
};

/** Lets only who may read it have a value, however long ago they came; ends for all others, also while nothing comes. */
export const guardQueue = <T>(queue: LiveQueue<T>, { mayRead, isReported = false }: Guard): GuardedQueue<T> => {
  let doubts = 1;
  /** Of which doubt the last answer knew, and when it was asked for. */
  let known = { doubts: 0, requested: 0 };
  const isAllowed = async () => {
    const asking = { doubts, requested: performance.now() };
    // When nobody can tell, whoever reads has to come back and is asked again.
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

/** A reader this far behind is cut off; it catches up by connecting anew. */
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
