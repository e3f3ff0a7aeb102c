/** A value read from the database and kept in memory until somebody says that it changed. */
export type Snapshot<T> = {
  read(): Promise<T>;
  forget(): void;
  /** Another one whenever the value may have changed; null while changes may be missed. */
  revision(): number | null;
};

/** `isCurrent` false: changes may be missed at the moment, so nothing is kept. */
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
