/**
 * How long tests wait for an expected event, in milliseconds: less than the timeout of a test, so that a failing test
 * names the event.
 */
export const WAIT_TIMEOUT_MS = 120_000;
