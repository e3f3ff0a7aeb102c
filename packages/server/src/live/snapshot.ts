/** A value that is loaded from the database and cached in memory until it is invalidated. */
export type Snapshot<T> = {
  read(): Promise<T>;
  forget(): void;
  /** A number that changes whenever the value may have changed; null while changes may be missed. */
  revision(): number | null;
};

/** `isCurrent` returns false while changes may be missed: then nothing is cached. */
export function createSnapshot<T>(load: () => Promise<T>, isCurrent: () => boolean): Snapshot<T> {
  let cached: Promise<T> | null = null;
  let revision = 0;
  return {
    revision: () => (isCurrent() ? revision : null),
    read: () => {
      if (!isCurrent()) return load();
      if (cached !== null) return cached;
      const loading = load();
      cached = loading;
      loading.catch(() => {
        if (cached === loading) cached = null;
      });
      return loading;
    },
    forget: () => {
      cached = null;
      revision += 1;
    },
  };
}

/**
 * Runs one load at a time. Callers during a load share the next one, so that it begins after their call, and many
 * concurrent callers use only one connection.
 */
export function createSharedLoad<T>(load: () => Promise<T>): () => Promise<T> {
  let current: Promise<unknown> = Promise.resolve();
  let following: Promise<T> | null = null;
  return () => {
    following ??= current.then(() => {
      following = null;
      const loading = load();
      current = loading.catch(() => {});
      return loading;
    });
    return following;
  };
}
