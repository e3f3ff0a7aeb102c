/** Resolves with the next tap, or when the network is back. */
const nextChance = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      removeEventListener('click', done, true);
      removeEventListener('online', done);
      resolve();
    };
    addEventListener('click', done, true);
    addEventListener('online', done);
  });

/** Loads a part that no press asked for: after a failure again with the next tap, wherever it is. */
export const loadUntilThere = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => nextChance().then(() => loadUntilThere(load)));
