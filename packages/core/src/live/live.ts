/** Listens to something that changes by itself. After `lost` nothing more comes; watch again to catch up. */
export type LiveObserver<T> = {
  changed(value: T): void;
  lost(error: unknown): void;
  /** The other side is there, though nothing may have changed. Comes when the connection opens, then every few seconds. */
  alive?(): void;
  /** Other pages of this browser use all streams that there may be. Nothing more comes; read it from time to time. */
  unavailable?(): void;
};

/** Ends a watch. */
export type StopWatching = () => void;
