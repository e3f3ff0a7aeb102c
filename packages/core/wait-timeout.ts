/** How many milliseconds tests wait for what comes for certain: less than a test may take, so that one that fails says for what. */
export const WAIT_TIMEOUT_MS = 120_000;
