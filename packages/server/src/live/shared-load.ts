/**
 * Reads one after the other. Whoever asks while one reading is under way shares the next with all who ask meanwhile, so
 * that it has begun after each of them asked, and many who come at once never take more than one connection.
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
