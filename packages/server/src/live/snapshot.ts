/** A value read from the database and kept in memory until somebody says that it changed. */
export type Snapshot<T> = {
  read(): Promise<T>;
  forget(): void;
};

/** `isCurrent` false: changes may be missed at the moment, so nothing is kept. */
export function createSnapshot<T>(load: () => Promise<T>, isCurrent: () => boolean): Snapshot<T> {
  let kept: Promise<T> | null = null;
  return {
    read: () => {
      if (!isCurrent()) return load();
      if (kept !== null) return kept;
      const loading = load();
      kept = loading;
      loading.catch(() => {
        if (kept === loading) kept = null;
      });
      return loading;
    },
    forget: () => {
      kept = null;
    },
  };
}
