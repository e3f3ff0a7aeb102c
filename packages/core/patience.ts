/** How many milliseconds tests wait for what comes for certain: less than a test may take, so that one that fails says for what. */
export const PATIENCE_MS = 120_000;
