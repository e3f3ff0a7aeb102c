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
