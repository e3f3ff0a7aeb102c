/** Friday, 19:00 in Zurich: restaurant and delivery are open. */
export const TEST_NOW = '2026-11-20T18:00:00.000Z';
