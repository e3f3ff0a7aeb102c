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

const FIRST_MILLISECONDS = 1_000;
const MAX_MILLISECONDS = 30_000;

/**
 * How many milliseconds to wait before connecting again, after this many failed attempts in a row: 1 s, 2 s, 4 s … 30
 * s. An invalid number waits longest.
 */
export const reconnectDelay = (failures: number): number =>
  Number.isNaN(failures)
    ? MAX_MILLISECONDS
    : Math.min(FIRST_MILLISECONDS * 2 ** Math.max(0, failures - 1), MAX_MILLISECONDS);

/** The interval of heartbeats when nothing else is sent. Three may be missed before the connection counts as silent. */
export const SIGN_OF_LIFE_MILLISECONDS = 5_000;

/** How long an open connection may be without data before it counts as silent. */
export const CONNECTION_TIMEOUT_MILLISECONDS = 15_000;

/** How long a connection may be without data before it is closed and opened again. */
export const GIVE_UP_MILLISECONDS = 45_000;
