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
