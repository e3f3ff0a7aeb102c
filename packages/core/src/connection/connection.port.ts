import type { Instant } from '../time/instant.ts';

/** Callers wait no longer: a slower connection is not good enough to order. */
export const REACH_DEADLINE_MILLISECONDS = 8_000;

export type ConnectionPort = {
  /**
   * Resolves to the time of the restaurant's server when it has answered, and rejects when it cannot be reached. A cached
   * answer does not count, nor one that something else gives in the server's place.
   */
  reach(): Promise<Instant>;
};
