/** Listens to something that changes by itself. After `lost` nothing more comes; watch again to catch up. */
export type LiveObserver<T> = {
  changed(value: T): void;
  lost(error: unknown): void;
};

/** Ends a watch. */
export type StopWatching = () => void;
