/** Resolves with the next tap, or when the network is back. */
const nextChance = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('click', resolve, { capture: true, once: true });
    addEventListener('online', resolve, { once: true });
  });

/** Loads a part that no press asked for: after a failure again with the next tap, wherever it is. */
export const loadUntilThere = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => nextChance().then(() => loadUntilThere(load)));
