/** Observes something that changes by itself. After `lost` nothing more arrives; watch again to continue. */
export type LiveObserver<T> = {
  changed(value: T): void;
  lost(error: unknown): void;
  /** The server is alive, though nothing may have changed. Called when the connection opens, then every few seconds. */
  alive?(): void;
  /** Other pages of this browser use all allowed streams. Nothing more arrives; poll from time to time. */
  unavailable?(): void;
};

/** Ends a watch. */
export type StopWatching = () => void;
