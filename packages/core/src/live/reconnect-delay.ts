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
