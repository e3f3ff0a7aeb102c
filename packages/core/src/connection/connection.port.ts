import type { Instant } from '../time/instant.ts';

export type ConnectionPort = {
  /**
   * Resolves to the time of the restaurant's server when it has answered, and rejects when it cannot be reached. A cached
   * answer does not count.
   */
  reach(): Promise<Instant>;
};
