export type ConnectionPort = {
  /**
   * Resolves when the restaurant's server has answered, and rejects when it cannot be reached. A cached answer does not
   * count.
   */
  reach(): Promise<void>;
};
