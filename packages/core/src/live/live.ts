/** Listens to something that changes by itself. After `lost` nothing more comes; watch again to catch up. */
export type LiveObserver<T> = {
  changed(value: T): void;
  lost(error: unknown): void;
  /** The other side is there, though nothing may have changed. Comes when the connection opens, then every few seconds. */
  alive?(): void;
};

/** Ends a watch. */
export type StopWatching = () => void;
